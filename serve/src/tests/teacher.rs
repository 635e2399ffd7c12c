//! What a teacher looks at in a lesson.

use super::*;

#[test]
fn the_class_tells_what_comes_next_and_who_is_stuck() {
    let lab = Lab::class();
    let (an, binh, teacher) = (lab.session(2), lab.session(3), lab.session(1));
    let class = || lab.get("/class", &teacher).body;
    assert!(
        class().contains("http://10.0.0.1:8080 lên bảng"),
        "{}",
        class()
    );
    // What the teacher tries is nobody's trouble.
    lab.hand_in(&teacher, "wrong", "a");
    lab.done("/submissions/1", &teacher);
    assert!(!class().contains("id=\"stuck\""));
    for (number, session) in (2..).zip([&an, &binh, &an]) {
        lab.hand_in(session, "wrong", &format!("{number}"));
        lab.done(&format!("/submissions/{number}"), session);
    }
    let told = class();
    let first = told.find("<a href=\"/submissions/4\"><b>An</b> <span>NIM · 2 lần nộp");
    let second = told.find("<a href=\"/submissions/3\"><b>Bình</b> <span>NIM · 1 lần nộp");
    assert!(first.is_some() && first < second, "{told}");
    lab.hand_in(&an, "right", "last");
    lab.done("/submissions/5", &an);
    assert!(!class().contains("<b>An</b>") && class().contains("<b>Bình</b>"));
    for pupil in [2, 3, 4] {
        lab.server.store.forget(pupil, None).unwrap();
    }
    let empty = class();
    assert!(
        empty.contains("<p class=\"note\"><a href=\"/people\">") && !empty.contains("stuck"),
        "{empty}"
    );
}

#[test]
fn a_note_is_written_seen_by_its_pupil_and_taken_back() {
    let lab = Lab::class();
    let (session, teacher) = (lab.session(2), lab.session(1));
    lab.hand_in(&session, "wrong", "a");
    let page = || lab.get("/submissions/1", &session).body;
    let write = |text: &str| lab.post("/submissions/1/note", &teacher, &format!("text={text}"));
    assert!(!page().contains("Lời nhắn") && !page().contains("<textarea"));
    let written = write("+Xem+v%C3%AD+d%E1%BB%A5+2.%0D%0A%3Cb%3E%0D%0A");
    assert_eq!(written.place(), "/submissions/1");
    assert!(page().contains("Xem ví dụ 2.\n&lt;b&gt;</p>"), "{}", page());
    let marked = |place: &str| lab.get(place, &session).body.contains("✎ có lời nhắn");
    assert!(marked("/submissions") && marked("/problems/nim"));
    assert_eq!(write(&"x".repeat(2001)).status, 422);
    assert_eq!(
        lab.post("/submissions/9/note", &teacher, "text=x").status,
        404
    );
    assert!(page().contains("Xem ví dụ 2."));
    write("+%0D%0A");
    assert!(!page().contains("Lời nhắn") && !marked("/submissions"));
}

#[test]
fn homework_is_set_by_a_page_and_is_practice_after_its_deadline() {
    let lab = Lab::class();
    let (session, teacher) = (lab.session(2), lab.session(1));
    lab.hand_in(&session, "wrong", "a");
    lab.done("/submissions/1", &session);
    let plan = || lab.get("/plan", &teacher).body;
    let form = |id: &str| format!("name=\"problem\" value=\"{id}\"");
    // What was handed in has a form; all else can be chosen.
    assert!(plan().contains(&form("nim")) && plan().contains("<option value=\"hau\">"));
    assert!(!plan().contains(&form("hau")));
    let set = |fields: &str| lab.post("/plan", &teacher, fields);
    let tells = |path: &str, said: &str| lab.get(path, &session).body.contains(said);
    let shows_all = || tells("/submissions/1", HIDDEN);
    let homework = "bài tập về nhà, hạn nộp 22:00 31-12";
    assert!(shows_all() && !tells("/", homework));
    let fields = "problem=nim&mode=homework&until=9998-12-31T22%3A00&hints=open";
    assert_eq!(set(fields).place(), "/plan");
    assert!(!shows_all() && tells("/", homework) && tells("/problems/nim", homework));
    assert!(tells("/problems/nim/hints", "<summary>Gợi ý 1</summary>"));
    assert!(tells("/problems/nim", "nim/hints") && !tells("/problems/nim", "nim/lesson"));
    assert_eq!(lab.get("/problems/nim/lesson", &session).status, 404);
    assert!(plan().contains("value=\"9998-12-31T22:00\""), "{}", plan());
    lab.post("/problems/hau/lesson", &session, "");
    let other = lab.get("/problems/hau/lesson", &session).body;
    assert!(
        other.contains("Ý tưởng") && !other.contains("<script>"),
        "{other}"
    );
    // Nothing is set that has no end, or is no problem.
    let endless = set("problem=nim&mode=homework&until=2026-02-30T22%3A00");
    assert!(endless.status == 422 && endless.body.contains("cần có hạn nộp"));
    // What was typed is still there, also of a problem that had no form.
    let refused = set("problem=hau&mode=homework&until=%3C2026&hints=open").body;
    let (_, hau) = refused.split_once(&form("hau")).unwrap();
    let (hau, _) = hau.split_once("</form>").unwrap();
    for part in [
        "value=\"homework\" selected",
        "value=\"&lt;2026\"",
        "\"lesson\" value=\"open\">",
        "\"hints\" value=\"open\" checked>",
    ] {
        assert!(hau.contains(part), "{part}: {hau}");
    }
    assert!(!plan().contains(&form("hau")));
    assert_eq!(set("problem=nimm&mode=practice").status, 404);
    assert!(!shows_all());
    // The deadline is over.
    set("problem=nim&mode=homework&until=2020-12-31T22%3A00&lesson=open");
    assert!(shows_all() && !tells("/problems/nim", "hạn nộp"));
    // What came after it is late, for both of them.
    assert!(tells("/problems/nim", "đã quá hạn 22:00 31-12"));
    let late = "<b class=\"late\">nộp muộn</b>";
    for path in ["/submissions", "/submissions/1", "/problems/nim"] {
        assert!(
            tells(path, late) && lab.get(path, &teacher).status == 200,
            "{path}"
        );
    }
    let class = || lab.get("/class", &teacher).body;
    assert!(
        !tells("/", late) && !class().contains(late),
        "what is not solved is not late"
    );
    lab.hand_in(&session, "right", "b");
    lab.done("/submissions/2", &session);
    assert!(tells("/", late) && class().contains("aria-label=\"đã giải, nộp muộn, 2 lần nộp\""));
    let csv = || lab.get("/class/export.csv", &teacher).body;
    assert!(
        csv().contains(",có,") && csv().contains(",có\r\n"),
        "{}",
        csv()
    );
    assert_eq!(lab.get("/problems/nim/hints", &session).status, 404);
    // All others, and then this one again, are set as the class is.
    set("problem=&mode=homework&until=9998-12-31T22%3A00");
    assert!(shows_all() && tells("/problems/hau", homework));
    set("problem=nim&mode=class");
    assert!(!shows_all() && tells("/problems/nim", homework));
    assert!(!tells("/", late) && !class().contains(late) && !csv().contains(",có\r\n"));
    set("problem=&mode=practice&lesson=open&hints=open");
    assert!(shows_all() && tells("/problems/nim", "nim/lesson"));
}

#[test]
fn who_writes_the_same_wrong_outputs_is_a_group_and_a_known_program_names_it() {
    let lab = Lab::class();
    let teacher = lab.session(1);
    let pupils = [2, 3, 4].map(|it| lab.session(it));
    let known = "last_loses.cpp";
    let mut number = 0;
    let mut hand_in = |session: &str, source: &str| {
        number += 1;
        lab.hand_in(session, source, &number.to_string());
        lab.done(&format!("/submissions/{number}"), session);
    };
    let page = || lab.get("/problems/nim/misreadings", &teacher).body;
    assert!(page().contains("Chưa có hai học sinh nào"));
    hand_in(&pupils[0], "writes a b c");
    hand_in(&pupils[1], "other writes a b c");
    hand_in(&pupils[2], "writes a b d");
    let told = page();
    assert!(told.contains("2 trên 3 học sinh sai cùng") && told.contains("1 học sinh sai mỗi"));
    assert!(told.contains("các test 03, 04, 05."), "{told}");
    assert!(told.contains("/submissions/1\">An") && !told.contains("/submissions/3"));
    assert!(
        lab.get("/class", &teacher)
            .body
            .contains("/problems/nim/misreadings")
    );
    // The last that failed counts, and what wrote nothing is no group.
    hand_in(&pupils[0], "too slow");
    hand_in(&pupils[1], "too slow");
    hand_in(&pupils[1], "right");
    let told = page();
    assert!(told.contains("2 học sinh không có kết quả sai") && told.contains("Chưa có hai"));
    // The programs of the room are judged once, for the teacher alone.
    assert!(told.contains("<form method=\"post\" action=\"/problems/nim/misreadings\">"));
    let count = || {
        lab.server
            .store
            .submissions(store::Filter::default(), 99)
            .unwrap()
            .len()
    };
    let before = count();
    for _ in 0..2 {
        assert_eq!(
            lab.post("/problems/nim/misreadings", &teacher, "").status,
            303
        );
    }
    let spec = lab.server.rooms["nim"].spec;
    let wrong = spec.submissions.iter();
    let wrong = wrong.filter(|it| it.expect == problem_set::Verdict::Wrong);
    assert_eq!(count() - before, wrong.count());
    let told = page();
    assert!(!told.contains("action=\"/problems/nim/misreadings\""));
    assert!(!told.contains(known) && lab.server.store.failed("nim").unwrap().len() == 3);
    lab.done(&format!("/submissions/{}", count()), &teacher);
    // Two outputs prove nothing; three name even one alone.
    let folder = lab.server.root.room("nim").join("submissions");
    let length = std::fs::read(folder.join(known)).unwrap().len();
    for (outputs, is_named) in [("x y".to_owned(), false), (format!("x y {length}"), true)] {
        let source = format!("writes {outputs}");
        let place = lab.hand_in(&pupils[2], &source, &source);
        lab.done(place.place(), &pupils[2]);
        assert_eq!(page().contains(known), is_named, "{}", page());
    }
    assert!(page().contains("1 trên 3") && page().contains("ai bốc viên cuối cùng thì thua"));
}

#[test]
fn a_source_stands_beside_the_one_before_and_one_that_is_alike_for_teachers_alone() {
    let lab = Lab::class();
    let (an, binh, teacher) = (lab.session(2), lab.session(3), lab.session(1));
    let folder = lab.server.root.room("nim").join("submissions");
    let source = std::fs::read_to_string(folder.join("solution.cpp")).unwrap();
    let renamed = source.replace("main() {", "main() { // mine");
    lab.hand_in(&an, "first <line>\nsecond\n", "a");
    lab.hand_in(&an, &source, "b");
    lab.hand_in(&binh, &renamed, "c");
    let page = |path: &str| lab.get(path, &teacher).body;
    let third = page("/submissions/3");
    assert!(
        third.contains("/submissions/3?beside=2\">Giống 100 % bài nộp 2 của An"),
        "{third}"
    );
    let second = page("/submissions/2");
    assert!(second.contains("/submissions/2?beside=1") && second.contains("của Bình"));
    assert!(!second.contains("<table class=\"beside-source\">"));
    let both = page("/submissions/2?beside=1");
    assert!(
        both.contains("<td><code>first &lt;line&gt;</code></td>"),
        "{both}"
    );
    assert!(both.contains("<tr class=\"differs\"><td>≠</td>"));
    let copied = page("/submissions/3?beside=2");
    assert!(
        copied.contains("<tr><td></td>") && copied.contains("// mine"),
        "{copied}"
    );
    for none in ["/submissions/2?beside=9", "/submissions/2?beside=x"] {
        assert!(page(none).contains("<pre><code>"), "{none}");
    }
    // Nobody else is told who is like him, or sees what another has written.
    for path in ["/submissions/2", "/submissions/2?beside=3"] {
        let own = lab.get(path, &an).body;
        assert!(
            own.contains("<pre><code>") && !own.contains("beside=") && !own.contains("// mine")
        );
    }
}

#[test]
fn a_page_of_the_set_is_open_as_its_problem_is_and_what_all_are_made_of_always() {
    let lab = Lab::class();
    let session = lab.session(2);
    let pages = lab.folder.path().join("pages");
    for path in [
        "assets/rooms/nim.js",
        "assets/words.js",
        "vi/course-nim.html",
        "vi/hau.html",
    ] {
        let file = pages.join(path);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, "text").unwrap();
    }
    let open = |path: &str| lab.get(&format!("/pages/{path}"), &session).status == 200;
    let closed = Plan {
        has_lesson: false,
        ..Plan::default()
    };
    let files = [
        "vi/nim.html",
        "assets/rooms/nim.js",
        "vi/hau.html",
        "vi/course-nim.html",
        "assets/words.js",
    ];
    assert_eq!(files.map(open), [true; 5]);
    lab.server
        .store
        .set_plan("nim", Some(closed), None)
        .unwrap();
    assert_eq!(files.map(open), [false, false, true, true, true]);
    // Nothing leads to what is closed.
    lab.hand_in(&session, "wrong", "one");
    lab.done("/submissions/1", &session);
    lab.server.store.search(1).unwrap();
    let found = lab.done("/submissions/1", &session).body;
    assert!(
        found.contains("Thiếu nước.") && !found.contains("/pages/"),
        "{found}"
    );
    assert!(!lab.get("/problems/nim", &session).body.contains("/pages/"));
    // All are closed, but for one.
    lab.server.store.set_plan("", Some(closed), None).unwrap();
    lab.server
        .store
        .set_plan("hau", Some(Plan::default()), None)
        .unwrap();
    assert_eq!(files.map(open), [false, false, true, false, true]);
}

#[test]
fn a_teacher_has_one_submission_judged_again() {
    let lab = Lab::class();
    let (session, teacher) = (lab.session(2), lab.session(1));
    lab.hand_in(&session, "wrong", "a");
    lab.done("/submissions/1", &session);
    let key = "action=\"/submissions/1/rejudge\"";
    assert!(!lab.get("/submissions/1", &session).body.contains(key));
    assert!(lab.get("/submissions/1", &teacher).body.contains(key));
    let again = lab.post("/submissions/1/rejudge", &teacher, "");
    assert_eq!(again.place(), "/submissions/1");
    assert!(lab.done("/submissions/1", &teacher).body.contains(key));
    let told = || {
        let all = lab.server.store.events(1, 0).unwrap();
        all.iter().filter(|it| it.what == "judged").count()
    };
    assert_eq!(told(), 2);
    assert_eq!(lab.post("/submissions/1/rejudge", &session, "").status, 404);
    assert_eq!(told(), 2);
}
