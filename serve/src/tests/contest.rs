//! Contests as a class has them, from the form to the ranking.

use super::*;

const HOUR: i64 = 3_600_000;

/// What was made a second ago may be shown.
const MADE_ANEW: Duration = Duration::from_millis(1100);

impl Lab {
    /// A contest that goes on.
    fn running(&self, more: &str) {
        let now = self.server.store.wall_ms();
        self.contest(now - HOUR, now + HOUR, more).unwrap();
    }

    /// Moves begin and end of all contests.
    fn pass(&self, ms: i64) {
        let sql = "UPDATE contest SET begins = begins - ?1, ends = ends - ?1";
        self.sql().execute(sql, [ms]).unwrap();
    }

    /// Hands in for a person and waits for the verdict.
    fn judged(&self, person: PersonId, source: &str) -> String {
        let reply = self.hand_in(&self.session(person), source, &format!("{person} {source}"));
        assert_eq!(reply.status, 303, "{reply:?}");
        let place = reply.place().to_owned();
        self.done(&place, &self.session(1));
        place
    }

    fn turn(&self, form: &str) -> u16 {
        self.post("/contests/1", &self.session(1), form).status
    }

    /// The cells of a table by rows, without their marks.
    fn table(&self, path: &str, person: PersonId) -> Vec<String> {
        thread::sleep(MADE_ANEW);
        let page = self.get(path, &self.session(person)).body;
        let rows = page.split("<tr").skip(2).map(|row| {
            let row = row.split("</tr>").next().unwrap();
            let texts = row
                .split('>')
                .skip(1)
                .map(|it| it.split('<').next().unwrap());
            let texts: Vec<&str> = texts.map(str::trim).filter(|it| !it.is_empty()).collect();
            texts.join(" ")
        });
        rows.collect()
    }
}

#[test]
fn a_silent_contest_from_the_form_to_the_opened_ranking() {
    let lab = Lab::with_road(&["hau"]);
    let teacher = lab.session(1);
    let form =
        "title=Gi%E1%BB%AFa+k%E1%BB%B3&begins=2030-01-01T08:00&minutes=120&mode=silent&problem=nim";
    assert_eq!(
        lab.post("/contests", &teacher, &form.replace("120", "0"))
            .status,
        422
    );
    let made = lab.post("/contests", &teacher, form);
    assert_eq!(made.place(), "/contests/1", "{made:?}");
    // Who takes part knows when it is, and no more.
    let pupil = lab.session(2);
    let page = lab.get("/contests/1", &pupil).body;
    assert!(
        page.contains("Giữa kỳ") && page.contains("08:00 01-01"),
        "{page}"
    );
    assert!(
        !page.contains("/problems/nim") && !page.contains("ranking"),
        "{page}"
    );
    assert_eq!(lab.get("/problems/nim", &pupil).status, 404);
    // It is written anew as long as it has not begun; what is wrong is told with its line, and stays in the field.
    let written = "do=write&file=title+%3D+%27a%27%0Ax+%3D+1";
    let refused = lab.post("/contests/1", &teacher, written);
    assert!(
        refused.status == 422 && refused.body.contains("dòng 2: không có mục"),
        "{refused:?}"
    );
    assert!(refused.body.contains("x = 1"));

    let sql = lab.sql();
    let begin = "UPDATE contest SET begins = ?1 - 3600000, ends = ?1 + 3600000";
    sql.execute(begin, [lab.server.store.wall_ms()]).unwrap();
    assert_eq!(lab.turn(written), 422);
    assert!(lab.get("/", &pupil).body.contains("class=\"clock\""));
    assert_eq!(lab.get("/problems/nim", &pupil).status, 200);
    assert_eq!(lab.get("/problems/nim/lesson", &pupil).status, 404);
    let first = lab.judged(2, "right");
    let last = lab.judged(2, "wrong");
    lab.judged(3, "right again");
    for path in [&first, &last, "/contests/1", "/submissions"] {
        let page = lab.get(path, &pupil).body;
        assert!(
            !page.contains("7,69") && !page.contains("37 điểm") && !page.contains(HIDDEN),
            "{path}"
        );
    }
    thread::sleep(MADE_ANEW);
    assert!(lab.get("/contests/1", &pupil).body.contains("đã nộp 2 lần"));
    assert_eq!(lab.get("/contests/1/ranking", &pupil).status, 404);

    // It stands still, and goes on; one has more time than the others.
    assert_eq!((lab.turn("do=stop"), lab.turn("do=stop")), (303, 422));
    assert_eq!(lab.hand_in(&pupil, "right", "late").status, 403);
    assert_eq!(lab.turn("do=continue"), 303);
    assert_eq!(lab.turn("do=extra&person=4&minutes=30"), 303);
    assert_eq!(lab.turn("do=extra&person=99&minutes=30"), 422);
    lab.pass(HOUR + 60_000);
    assert_eq!(lab.hand_in(&pupil, "right", "later").status, 403);
    let page = lab.get("/contests/1", &pupil).body;
    assert!(
        page.contains("đã hết giờ") && !page.contains("7,69"),
        "{page}"
    );
    lab.judged(4, "right too");
    assert_eq!(lab.turn("do=open"), 422, "it is not over");
    lab.pass(HOUR / 2);

    ends_and_is_opened(&lab, &first);
}

/// After the end each knows his own verdicts, and the ranking is for the teacher until it is opened.
fn ends_and_is_opened(lab: &Lab, first: &str) {
    let [teacher, pupil] = [1, 2].map(|it| lab.session(it));
    assert!(lab.get(first, &pupil).body.contains(HIDDEN));
    assert_eq!(lab.get("/contests/1/ranking", &pupil).status, 404);
    assert_eq!(
        lab.table("/contests/1/ranking", 1),
        ["1 An … 0", "1 Bình … 0", "1 Chi … 0"]
    );
    let all = ["1 Bình 7,69 7,69", "1 Chi 7,69 7,69", "3 An 0 0"];
    assert_eq!(lab.table("/contests/1/ranking?all=yes", 1), all);
    // The last row is looked at first, then what it has is opened; whoever rises waits for his turn.
    assert_eq!(
        lab.table("/contests/1/show?after=0", 1),
        ["1 An … 0", "1 Bình … 0", "1 Chi … 0"]
    );
    assert_eq!(
        lab.table("/contests/1/show?after=1", 1),
        ["1 Chi 7,69 7,69", "2 An … 0", "2 Bình … 0"]
    );
    assert_eq!(lab.table("/contests/1/show?after=2", 1)[2], "3 An … 0");
    assert_eq!(lab.table("/contests/1/show?after=99", 1), all);
    assert!(
        !lab.get("/contests/1/show?after=5", &teacher)
            .body
            .contains("value=\"open\"")
    );
    assert!(
        lab.get("/contests/1/show?after=6", &teacher)
            .body
            .contains("value=\"open\"")
    );
    assert_eq!(lab.turn("do=open"), 303);
    assert_eq!(lab.table("/contests/1/ranking", 2), all);
    let csv = lab.get("/contests/1/scores.csv", &teacher).body;
    assert_eq!(
        csv,
        "\u{feff}#,họ tên,NIM,tổng\r\n1,Bình,7.69,7.69\r\n1,Chi,7.69,7.69\r\n3,An,0,0\r\n"
    );
    let sheets = lab.get("/contests/1/scores.html", &teacher).body;
    assert!(
        sheets.contains("Bình") && sheets.contains(HIDDEN),
        "{sheets}"
    );
    let page = lab.get("/contests/1", &teacher).body;
    assert!(
        page.contains("1800 s more for person 4") && page.contains("opened"),
        "{page}"
    );
}

#[test]
fn in_a_contest_that_shows_verdicts_the_best_counts_and_the_ranking_stands_still_at_the_end() {
    let lab = Lab::class();
    lab.running("freeze = 30\nties = 'time'\nlanguages = ['C++']");
    let first = lab.judged(3, "right");
    lab.judged(2, "right as well");
    let worse = lab.judged(2, "worse");
    let page = lab.get(&worse, &lab.session(2)).body;
    assert!(
        page.contains("<td>02</td><td><span class=\"verdict WA\">") && !page.contains(HIDDEN),
        "{page}"
    );
    let own = lab.get(&first, &lab.session(3)).body;
    // What a test says of itself is not told, that it was passed is.
    assert!(
        !own.contains(HIDDEN) && own.contains("<td>02</td><td><span class=\"verdict AC\">"),
        "{own}"
    );
    let before = ["1 Bình 7,69 7,69", "2 An 7,69 7,69", "3 Chi – 0"];
    assert_eq!(lab.table("/contests/1/ranking", 4), before);
    lab.pass(HOUR / 2 + 60_000);
    lab.sql()
        .execute("UPDATE submission SET at = at - 1800000", [])
        .unwrap();
    lab.judged(4, "right at last");
    let frozen = ["1 Bình 7,69 7,69", "2 An 7,69 7,69", "3 Chi … 0"];
    assert_eq!(lab.table("/contests/1/ranking", 4), frozen);
    assert_eq!(lab.table("/contests/1/ranking", 1), frozen);
    assert_eq!(lab.table("/contests/1/ranking?all=yes", 4), frozen);
    assert_eq!(
        lab.table("/contests/1/ranking?all=yes", 1)[2],
        "3 Chi 7,69 7,69"
    );
    assert_eq!(lab.turn("do=end"), 422, "nobody was sure");
    assert_eq!(lab.turn("do=end&sure=yes"), 303);
    // The end alone opens nothing.
    assert_eq!(lab.table("/contests/1/ranking", 4), frozen);
    let csv = lab
        .get("/contests/1/scores.csv?by=semicolon", &lab.session(1))
        .body;
    assert!(
        csv.ends_with("1;Bình;7,69;7,69\r\n2;An;7,69;7,69\r\n3;Chi;7,69;7,69\r\n"),
        "{csv}"
    );
    // Now it is practice again.
    let fields = "token=x";
    assert_ne!(
        lab.post("/contests/1/questions", &lab.session(2), fields)
            .status,
        303
    );
    lab.judged(2, "right in practice");
    assert_eq!(
        lab.sql().query_row(
            "SELECT contest FROM submission ORDER BY id DESC",
            [],
            |it| it.get(0)
        ),
        Ok(None::<i64>)
    );
}

#[test]
fn of_two_contests_with_the_same_problem_the_silent_one_tells() {
    let lab = Lab::with_road(&["hau"]);
    lab.running("mode = 'silent'");
    lab.running("");
    let place = lab.judged(2, "right");
    let page = lab.get(&place, &lab.session(2)).body;
    assert!(!page.contains("7,69") && !page.contains(HIDDEN), "{page}");
}

#[test]
fn a_language_that_a_contest_does_not_allow_is_refused() {
    let lab = Lab::class();
    lab.running("languages = ['Pascal']");
    let reply = lab.hand_in(&lab.session(2), "right", "a");
    assert!(
        reply.status == 422 && reply.body.contains("không cho dùng C++17"),
        "{reply:?}"
    );
    // What was typed is still there.
    assert!(reply.body.contains("\nright</textarea>"));
}

#[test]
fn a_question_is_read_by_the_teacher_and_an_announcement_by_all() {
    let lab = Lab::class();
    lab.running("");
    let [teacher, one, other] = [1, 2, 3].map(|it| lab.session(it));
    let asked = lab.post(
        "/contests/1/questions",
        &one,
        "text=L%E1%BA%A5y+%3Cb%3E0+vi%C3%AAn%3F",
    );
    assert_eq!(asked.place(), "/contests/1");
    let long = format!("text={}", "a".repeat(1001));
    assert_eq!(lab.post("/contests/1/questions", &one, &long).status, 422);
    let page = lab.get("/contests/1", &teacher).body;
    assert!(page.contains("An</b>: Lấy &lt;b&gt;0 viên?"), "{page}");
    assert_eq!(lab.turn("do=answer&word=1&text=Kh%C3%B4ng"), 303);
    assert_eq!(lab.turn("do=announce&text=C%C3%B2n+10+ph%C3%BAt"), 303);
    let page = lab.get("/contests/1/part", &one).body;
    assert!(
        page.contains("→ Không") && page.contains("Còn 10 phút"),
        "{page}"
    );
    assert!(lab.get("/clock", &other).body.contains("1 thông báo"));
    let page = lab.get("/contests/1/part", &other).body;
    assert!(
        !page.contains("viên") && !page.contains("Không") && page.contains("Còn 10 phút"),
        "{page}"
    );
}

#[test]
fn a_copy_is_a_contest_of_its_own_and_a_name_that_two_have_is_told_apart() {
    let lab = Lab::class();
    lab.running("");
    assert_eq!(
        lab.post("/contests", &lab.session(1), "copy=1").place(),
        "/contests/2"
    );
    let page = lab.get("/contests/2", &lab.session(1)).body;
    assert!(
        page.contains("Thi &lt;b&gt; (bản sao)") && page.contains("chưa bắt đầu"),
        "{page}"
    );
    lab.server.store.rename(3, "An", None).unwrap();
    lab.judged(3, "right");
    let rows = ["1 An (số 3) 7,69 7,69", "2 An (số 2) – 0", "2 Chi – 0"];
    assert_eq!(lab.table("/contests/1/ranking", 2), rows);
}

#[test]
fn a_contest_that_names_pupils_has_a_line_for_these_and_for_whoever_hands_something_in() {
    let lab = Lab::class();
    let now = lab.server.store.wall_ms();
    lab.contest(now + HOUR, now + 2 * HOUR, "").unwrap();
    let text = lab.server.store.contests().unwrap().remove(0).written.text;
    let written = |pupils: &str| {
        let text = text.replace(
            "[[problems]]",
            &format!("pupils = [{pupils}]\n[[problems]]"),
        );
        let text = [('+', "%2B"), (' ', "+"), ('=', "%3D"), ('\n', "%0A")]
            .iter()
            .fold(text, |text, (letter, code)| text.replace(*letter, code));
        lab.post(
            "/contests/1",
            &lab.session(1),
            &format!("do=write&file={text}"),
        )
    };
    // The teacher is no pupil, and a title names nobody.
    for (stranger, line) in [("'Dũng'", 5), ("'an',\n'Cô <b>Hạnh</b>'", 6), ("'Thi'", 5)] {
        let refused = written(stranger);
        let told = format!("dòng {line}: lớp không có ai tên");
        assert!(
            refused.status == 422 && refused.body.contains(&told),
            "{refused:?}"
        );
    }
    assert_eq!(written("'an', 'CHI'").status, 303);
    lab.pass(HOUR + 1000);
    assert_eq!(
        lab.table("/contests/1/ranking", 3),
        ["1 An – 0", "1 Chi – 0"]
    );
    lab.judged(3, "right");
    let rows = ["1 Bình 7,69 7,69", "2 An – 0", "2 Chi – 0"];
    assert_eq!(lab.table("/contests/1/ranking", 3), rows);
    lab.judged(2, "right");
    let csv = lab.get("/contests/1/scores.csv", &lab.session(1)).body;
    assert!(
        csv.ends_with("1,An,7.69,7.69\r\n1,Bình,7.69,7.69\r\n3,Chi,,0\r\n"),
        "{csv}"
    );
}

#[test]
fn a_variant_is_for_nobody_before_its_contest_and_for_all_after_it() {
    let lab = Lab::with_road(&["hau"]);
    let pupil = lab.session(2);
    let statuses = || ["/problems/nim", "/problems/hau"].map(|it| lab.get(it, &pupil).status);
    assert_eq!(statuses(), [404, 200]);
    let now = lab.server.store.wall_ms();
    lab.contest(now + HOUR, now + 2 * HOUR, "").unwrap();
    assert_eq!(statuses(), [404, 200]);
    lab.pass(HOUR + 1000);
    assert_eq!(statuses(), [200, 200]);
    assert!(lab.get("/", &pupil).body.matches("/problems/").count() == 1);
    lab.pass(HOUR);
    assert_eq!(statuses(), [200, 200]);
}

#[test]
fn while_a_contest_goes_on_nothing_of_the_set_helps_with_its_problems() {
    all_problems::install();
    assert!(variation::known_beside(None, &[]).is_empty());
    let lab = Lab::with_road(&["nim", "hau", "grundy"]);
    let own = [
        "vi/nim.html",
        "assets/rooms/nim.js",
        "assets/pictures/nim-values.svg",
    ];
    // LASKER changes the rules of GRUNDY.
    let varied = ["vi/lasker.html", "vi/grundy.html", "assets/small/grundy.js"];
    let course = ["vi/index.html", "vi/course-nim.html", "vi/primer-xor.html"];
    let others = [
        "vi/hau.html",
        "assets/pictures/hau-sample.svg",
        "assets/site.css",
    ];
    for file in [own, varied, course, others].into_iter().flatten() {
        let file = lab.folder.path().join("pages").join(file);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, "").unwrap();
    }
    let pupil = lab.session(2);
    let all = || {
        let status = |file: &str| lab.get(&format!("/pages/{file}"), &pupil).status;
        [own, varied, course, others].map(|files| files.map(status))
    };
    let (open, closed) = ([200; 3], [404; 3]);
    let hints = || lab.get("/problems/grundy/hints", &pupil).status;
    let links = || {
        lab.get("/problems/grundy", &pupil)
            .body
            .contains("/hints\"")
    };
    assert_eq!((all(), hints(), links()), ([open; 4], 200, true));
    lab.running("");
    assert_eq!(all(), [closed, open, closed, open]);
    assert_eq!(lab.turn("do=end&sure=yes"), 303);
    let text = lab.server.store.contests().unwrap().remove(0).written.text;
    let other = written(&text.replace("'nim'", "'lasker'")).unwrap();
    lab.server.store.add_contest(&other, None).unwrap();
    assert_eq!(
        (all(), hints(), links()),
        ([open, closed, closed, open], 404, false)
    );
    // What the teacher has set is as it was.
    let page = lab.get("/plan", &lab.session(1)).body;
    assert!(!page.contains("value=\"open\">"), "{page}");
}
