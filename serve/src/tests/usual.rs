//! A lesson as it is meant.

use super::*;

#[test]
fn a_pupil_comes_in_hands_in_and_sees_the_verdict() {
    let lab = Lab::class();
    let teacher = lab.session(1);
    let slips = lab.post("/people/codes", &teacher, "").body;
    let code = slips
        .split("<b>An</b><code>")
        .nth(1)
        .and_then(|it| it.split('<').next())
        .unwrap();
    assert!(slips.contains("http://10.0.0.1:8080"));
    // Codes are shown once.
    assert!(
        !lab.post("/people/codes", &teacher, "")
            .body
            .contains("<code>")
    );
    let door = lab.post(
        "/login",
        "",
        &format!("code={}", code.to_lowercase().replace('-', "+")),
    );
    assert_eq!((door.status, door.place()), (303, "/"), "{door:?}");
    let cookie = door.header("set-cookie").unwrap();
    // How long a session lasts is the server's: the browser keeps it longer.
    for part in ["HttpOnly", "SameSite=Lax", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let session = cookie
        .strip_prefix("session=")
        .and_then(|it| it.split(';').next())
        .unwrap();
    let road = lab.get("/", session).body;
    assert!(
        road.contains("/problems/nim") && road.contains("0 trên 2 bài"),
        "{road}"
    );
    let problem = lab.get("/problems/nim", session).body;
    for part in [
        "NIM.INP",
        "multipart/form-data",
        "<textarea",
        "type=\"file\"",
        "name=\"nonce\"",
    ] {
        assert!(problem.contains(part), "{part}");
    }
    assert!(!problem.contains("accept="));

    let first = lab.hand_in(session, "int main() {} // wrong", "one");
    assert_eq!(
        (first.status, first.place()),
        (303, "/submissions/1"),
        "{first:?}"
    );
    let again = lab.hand_in(session, "int main() {} // wrong", "one");
    assert_eq!(again.place(), "/submissions/1", "sent twice is one");
    let part = lab.done("/submissions/1", session).body;
    assert!(part.contains("37 điểm") && part.contains(HIDDEN), "{part}");
    assert_eq!(
        lab.hand_in(session, "right", "two").place(),
        "/submissions/2"
    );
    lab.done("/submissions/2", session);
    let road = lab.get("/", session).body;
    assert!(road.contains("1 trên 2 bài"), "{road}");
    let page = lab.get("/submissions/2", session).body;
    assert!(
        !page.contains("data-at") && !page.contains("refresh"),
        "what is done does not renew itself"
    );
    let own = lab.get("/submissions", session).body;
    assert_eq!(
        own.matches("<td class=\"num\"><a href=\"/submissions/")
            .count(),
        2
    );
    let source = lab.get("/submissions/2/source", session);
    assert_eq!(
        source.header("content-disposition"),
        Some("attachment; filename=\"NIM.cpp\"")
    );
    assert_eq!(source.body, "right");
    let class = lab.get("/class", &teacher).body;
    assert!(
        class.contains("class=\"yes\"") && class.contains("✓ <small>2</small>"),
        "{class}"
    );
    let all = lab.get("/submissions?person=2&problem=nim", &teacher).body;
    assert_eq!(all.matches("<td>An</td>").count(), 2, "{all}");
}

#[test]
fn a_file_tells_its_language_and_what_is_missing_is_told_with_all_that_was_typed() {
    let lab = Lab::class();
    let session = lab.session(2);
    let send = |language: &str, source: &str, file: Option<(&str, &[u8])>, nonce: &str| {
        let fields = [
            ("token", lab.token(&session)),
            ("nonce", nonce.to_owned()),
            ("language", language.to_owned()),
            ("source", source.to_owned()),
        ];
        let (kind, body) = multipart(&fields, file);
        let more = format!("Origin: http://{}\r\n{kind}", lab.address);
        lab.send("POST", "/problems/nim", &session, &more, &body)
    };
    assert_eq!(
        send("C++17", "", Some(("../../x/Bài 1.PY", b"right")), "a").status,
        303
    );
    assert_eq!(
        send("C++20", "", Some(("a.cpp", b"right")), "b").status,
        303
    );
    let all = lab
        .server
        .store
        .submissions(store::Filter::default(), 9)
        .unwrap();
    let told: Vec<_> = all
        .iter()
        .map(|it| (it.file.as_str(), it.language.as_str()))
        .collect();
    assert_eq!(told, [("NIM.cpp", "C++20"), ("NIM.py", "Python")]);
    let empty = send("C++17", " \r\n", None, "c");
    assert_eq!(empty.status, 422);
    let unknown = send("Brainfuck", "keep < this", None, "the-nonce");
    assert_eq!(unknown.status, 422);
    assert!(
        unknown.body.contains("keep &lt; this") && unknown.body.contains("the-nonce"),
        "{unknown:?}"
    );
    assert_eq!(send("", "", Some(("a.exe", b"x")), "d").status, 422);
}

#[test]
fn a_form_that_was_sent_and_is_gone_back_to_hands_in_what_is_in_it_now() {
    let lab = Lab::of(false, 0);
    let session = lab.session(2);
    let places = ["wrong", "wrong", "right", "wrong"].map(|source| {
        let received = lab.hand_in(&session, source, "one");
        received.place().to_owned()
    });
    assert_eq!(places, [1, 1, 2, 1].map(|it| format!("/submissions/{it}")));
    assert_eq!(lab.server.store.source(2).unwrap().unwrap(), b"right");
}

/// The events of a stream until it ends: their numbers and what they are.
fn events(lab: &Lab, session: &str, path: &str, after: Option<i64>) -> Vec<(i64, String)> {
    let more = after.map_or_else(String::new, |it| format!("Last-Event-ID: {it}\r\n"));
    let reply = lab.send("GET", &format!("{path}/events"), session, &more, b"");
    assert_eq!(reply.header("content-type"), Some("text/event-stream"));
    let mut found = Vec::new();
    let mut id = 0;
    for line in reply.body.lines() {
        if let Some(it) = line.strip_prefix("id: ") {
            id = it.parse().unwrap();
        } else if let Some(it) = line.strip_prefix("data: ") {
            found.push((id, it.to_owned()));
        }
    }
    found
}

#[test]
fn who_watches_is_told_all_in_order_and_after_a_cut_what_he_missed() {
    // Nobody judges yet.
    let lab = Lab::of(false, 0);
    let session = lab.session(2);
    assert_eq!(lab.hand_in(&session, "right", "a").status, 303);
    let page = lab.get("/submissions/1", &session).body;
    assert!(page.contains("data-at=\"/submissions/1\"") && page.contains("http-equiv=\"refresh\""));
    assert!(page.contains("Có 0 việc"), "{page}");
    let told = thread::scope(|scope| {
        let watching = scope.spawn(|| events(&lab, &session, "/submissions/1", None));
        thread::sleep(Duration::from_millis(300));
        for _ in 0..2 {
            let job = lab.server.store.take("a").unwrap().unwrap();
            let tell = |it: &str| assert!(lab.server.store.beat(&job, Some(it)).unwrap());
            let done = Quick.judge(&job, &tell, &|| false);
            assert!(lab.server.store.finish(&job, &done).unwrap());
        }
        watching.join().unwrap()
    });
    let what: Vec<&str> = told.iter().map(|it| it.1.as_str()).collect();
    assert_eq!(
        what,
        [
            "received", "begun", "progress", "samples", "begun", "progress", "judged"
        ]
    );
    assert!(told.is_sorted_by(|a, b| a.0 < b.0));
    let missed = events(&lab, &session, "/submissions/1", Some(told[3].0));
    assert_eq!(missed, told[4..]);
}

#[test]
fn who_has_handed_in_all_day_is_told_of_the_last_one_at_once() {
    let lab = Lab::class();
    let session = lab.session(2);
    lab.hand_in(&session, "wrong", "a");
    lab.done("/submissions/1", &session);
    let sql = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 999) \
        INSERT INTO event (person, submission, what, about, at) SELECT 2, 1, 'progress', '', 0 FROM n";
    assert_eq!(lab.sql().execute(sql, ()).unwrap(), 999);
    lab.hand_in(&session, "right", "b");
    lab.done("/submissions/2", &session);
    // Nothing happens any more that could wake whoever watches.
    let told = events(&lab, &session, "/submissions/2", None);
    assert_eq!(told.last().unwrap().1, "judged");
    let told = events(&lab, &session, "/submissions/1", None);
    assert_eq!(told.len(), 999 + 7);
}

#[test]
fn each_test_is_seen_as_it_arrives_but_none_that_a_silent_contest_hides() {
    let lab = Lab::of(false, 0);
    let session = lab.session(2);
    let store = &lab.server.store;
    let sees = |number: u32, test: &str| {
        let part = lab.get(&format!("/submissions/{number}/part"), &session);
        part.body.contains(test)
    };
    let begun = |done: &str| {
        let job = store.take("a").unwrap().unwrap();
        assert!(store.beat(&job, Some(done)).unwrap());
        job
    };
    let failed = "<span class=\"verdict WA\">02 WA</span>";
    lab.hand_in(&session, "wrong", "open");
    for done in ["1/2 02 WA", "2/3 01 AC 02 WA"] {
        let job = begun(done);
        assert!(sees(1, failed), "{done}");
        assert!(
            store
                .finish(&job, &Quick.judge(&job, &|_| {}, &|| false))
                .unwrap()
        );
    }
    assert!(!sees(1, failed), "the table has it now");
    let now = store.wall_ms();
    lab.contest(now - 60_000, now + 3_600_000, "mode = 'silent'")
        .unwrap();
    lab.hand_in(&session, "wrong", "silent");
    for is_told in [true, false] {
        let job = begun("1/2 02 WA");
        assert_eq!(sees(2, failed), is_told);
        assert!(
            store
                .finish(&job, &Quick.judge(&job, &|_| {}, &|| false))
                .unwrap()
        );
    }
}

#[test]
fn what_could_not_be_judged_is_no_verdict_and_the_teacher_can_have_it_tried_again() {
    let lab = Lab::class();
    let (session, teacher) = (lab.session(2), lab.session(1));
    for (number, source) in (1..).zip(["broken", "panic"]) {
        lab.hand_in(&session, source, source);
        let path = format!("/submissions/{number}");
        let part = lab.done(&path, &session).body;
        assert!(
            part.contains("? Máy chưa chấm được") && !part.contains("retry"),
            "{part}"
        );
        assert!(
            lab.get(&path, &teacher)
                .body
                .contains(&format!("{path}/retry"))
        );
    }
    assert!(
        lab.get("/class", &teacher)
            .body
            .contains("2 không chấm được")
    );
    assert_eq!(
        lab.post("/submissions/1/retry", &teacher, "").place(),
        "/submissions/1"
    );
    lab.done("/submissions/1", &session);
    // The worker has outlived all of it.
    lab.hand_in(&session, "right", "c");
    assert!(
        lab.done("/submissions/3", &session)
            .body
            .contains("100 điểm")
    );
}

#[test]
fn one_alone_needs_no_code_and_no_other_name_of_this_machine_is_answered() {
    let lab = Lab::of(true, 1);
    let road = lab.get("/", "");
    assert_eq!(road.status, 200);
    assert!(!road.body.contains("/people") && !road.body.contains("/logout"));
    assert_eq!(lab.hand_in("", "right", "a").place(), "/submissions/1");
    lab.done("/submissions/1", "");
    let mut stream = lab.stream();
    stream
        .write_all(b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        .unwrap();
    assert_eq!(Reply::read(&mut stream).status, 403);
}

#[test]
fn pages_are_in_vietnamese_and_in_english_by_a_switch_that_is_kept() {
    let lab = Lab::class();
    let vi = lab.get("/login", "");
    assert!(vi.body.contains("lang=\"vi\"") && vi.body.contains("Vào lớp"));
    let en = lab.get("/login?lang=en", "");
    assert!(en.body.contains("lang=\"en\"") && en.body.contains("Come in"));
    assert!(en.header("set-cookie").unwrap().starts_with("lang=en;"));
    let kept = lab.send("GET", "/login", "", "Cookie: lang=en\r\n", b"");
    assert!(kept.body.contains("Come in"));
    assert!(
        lab.get("/login?lang=%3Cscript", "")
            .body
            .contains("Vào lớp")
    );
}

#[test]
fn a_time_is_told_by_the_clocks_of_the_school() {
    let lab = Lab::of(true, 0);
    // 2026-02-28 17:30 UTC.
    assert_eq!(lab.server.clock(1_772_299_800_000), "00:30 01-03");
    assert_eq!(lab.server.clock(0), "07:00 01-01");
    assert_eq!(lab.server.date(1_772_299_800_000), "2026-03-01 00:30");
    assert_eq!(
        lab.server.date(951_782_400_000 + 86_400_000 * 306),
        "2000-12-31 07:00"
    );
    assert_eq!(lab.server.date(951_782_400_000), "2000-02-29 07:00");
}

#[test]
fn new_tests_are_shown_and_count_once_the_teacher_says_so() {
    let lab = Lab::class();
    let (session, teacher) = (lab.session(2), lab.session(1));
    lab.hand_in(&session, "right", "a");
    lab.done("/submissions/1", &session);
    let is_old = || {
        lab.get("/submissions/1", &session)
            .body
            .contains("theo bộ test cũ")
    };
    assert!(!is_old() && !lab.get("/class", &teacher).body.contains("/changes"));
    lab.server.store.set_tests("nim", "newer").unwrap();
    assert!(
        is_old()
            && lab
                .get("/class", &teacher)
                .body
                .contains("/problems/nim/changes")
    );
    assert_eq!(
        lab.post("/problems/nim/rejudge", &teacher, "").place(),
        "/class"
    );
    let began = Instant::now();
    while !lab
        .get("/problems/nim/changes", &teacher)
        .body
        .contains("1 trên 1")
    {
        assert!(began.elapsed() < Duration::from_secs(20));
        thread::sleep(Duration::from_millis(20));
    }
    assert!(is_old());
    assert_eq!(
        lab.post("/problems/nim/apply", &teacher, "").place(),
        "/class"
    );
    assert!(!is_old() && !lab.get("/class", &teacher).body.contains("/changes"));
}

#[test]
fn all_problems_with_new_tests_are_judged_again_at_once_and_counted_once_that_was_seen() {
    let lab = Lab::class();
    let (session, teacher) = (lab.session(2), lab.session(1));
    let store = &lab.server.store;
    store.set_tests("hau", "lock").unwrap();
    lab.hand_in(&session, "right", "a");
    let told = format!("Authorization: Bearer {session}\r\n");
    let path = "/api/problems/hau?language=C%2B%2B20&file=a.cpp";
    assert_eq!(lab.send("POST", path, "", &told, b"right").status, 200);
    for path in ["/submissions/1", "/submissions/2"] {
        lab.done(path, &session);
    }
    let class = || lab.get("/class", &teacher).body;
    let changes = || lab.get("/class/changes", &teacher).body;
    store.set_tests("nim", "newer").unwrap();
    // One is looked at by itself.
    assert!(class().contains("/problems/nim/changes") && !class().contains("/class/changes"));
    store.set_tests("hau", "newer").unwrap();
    let both = "<a href=\"/class/changes\">10A: bộ test đã đổi, 2 bài nộp";
    assert!(class().contains(both), "{}", class());
    for (method, path) in [
        ("GET", "/class/changes"),
        ("POST", "/class/rejudge"),
        ("POST", "/class/apply"),
    ] {
        let reply = lab.send(method, path, &session, &lab.origin(), b"");
        assert!([403, 404].contains(&reply.status), "{path}: {reply:?}");
    }
    assert!(changes().contains("0 trên 2") && !changes().contains("/class/apply"));
    assert_eq!(lab.post("/class/rejudge", &teacher, "").place(), "/class");
    let began = Instant::now();
    while !changes().contains("2 trên 2") {
        assert!(began.elapsed() < Duration::from_secs(20), "{}", changes());
        thread::sleep(Duration::from_millis(20));
    }
    assert!(class().contains(both) && changes().contains("/class/apply"));
    assert_eq!(lab.post("/class/apply", &teacher, "").place(), "/class");
    assert!(!class().contains("/changes"));
}

#[test]
fn a_problem_or_all_are_judged_once_more_by_the_same_tests() {
    let lab = Lab::class();
    let (session, teacher) = (lab.session(2), lab.session(1));
    lab.hand_in(&session, "right", "a");
    lab.done("/submissions/1", &session);
    let of_nim = "/submissions?problem=nim";
    for (link, list, place) in [
        ("/problems/nim/changes", of_nim, "/problems/nim"),
        ("/class/changes", "/machine", "/class"),
    ] {
        let changes = || lab.get(link, &teacher).body;
        assert!(lab.get(list, &teacher).body.contains(link), "{list}");
        assert!(!lab.get(of_nim, &session).body.contains(link));
        assert!(changes().contains("Mọi kết quả đều theo bộ test hiện có"));
        let ask = |what: &str| {
            let path = format!("{place}/{what}");
            assert_eq!(lab.post(&path, &teacher, "").place(), "/class");
        };
        ask("rejudge");
        let told = lab.get("/class", &teacher).body;
        let note = "NIM: đã cho chấm lại, 1 bài nộp còn tính theo lần chấm trước";
        assert!(told.contains(note), "{told}");
        let began = Instant::now();
        while !changes().contains("Đã chấm lại 1 trên 1") {
            assert!(began.elapsed() < Duration::from_secs(20), "{}", changes());
            thread::sleep(Duration::from_millis(20));
        }
        let own = lab.get("/submissions/1", &session).body;
        assert!(!own.contains("bộ test cũ"), "{own}");
        ask("apply");
        assert!(!lab.get("/class", &teacher).body.contains(note));
    }
}

#[test]
fn a_script_does_the_same_in_json() {
    let lab = Lab::class();
    let (letters, hash) = codes::new_code().unwrap();
    lab.server.store.set_code(2, Some(&hash), None).unwrap();
    let ask = |method: &str, path: &str, told: &str, body: &str| {
        let head = format!("Authorization: {told}\r\n");
        let reply = lab.send(method, path, "", &head, body.as_bytes());
        let value: serde_json::Value = serde_json::from_str(&reply.body).unwrap();
        (reply.status, value)
    };
    let (status, refused) = ask("POST", "/api/session", "Code 2-2222-2222", "");
    assert!(
        status == 403 && refused["error"]["vi"].is_string() && refused["error"]["en"].is_string()
    );
    let (_, opened) = ask(
        "POST",
        "/api/session",
        &format!("Code {}", codes::shown(2, &letters)),
        "",
    );
    let told = format!("Bearer {}", opened["session"].as_str().unwrap());
    let path = "/api/problems/nim?language=C%2B%2B20&file=a.cpp&nonce=x";
    let twice = [0; 2].map(|_| ask("POST", path, &told, "right\r\n").1);
    assert!(
        twice[0] == twice[1] && twice[0]["submission"] == 1,
        "{twice:?}"
    );
    assert_eq!(lab.server.store.source(1).unwrap().unwrap(), b"right\r\n");
    let began = Instant::now();
    let done = loop {
        let (_, value) = ask("GET", "/api/submissions/1", &told, "");
        if value["state"] == "judged" {
            break value;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "{value}");
        thread::sleep(Duration::from_millis(20));
    };
    assert!(
        done["verdict"] == "AC" && done["points"] == 100 && done["language"] == "C++20",
        "{done}"
    );
    assert_eq!(done["tests"][1]["message"]["en"], HIDDEN);
    let (_, problems) = ask("GET", "/api/problems", &told, "");
    assert!(
        problems[0]["id"] == "nim"
            && problems[0]["solved"] == true
            && problems[1]["solved"] == false
    );
    assert_eq!(ask("GET", "/api/submissions/1", "Bearer x", "").0, 401);
    assert_eq!(
        ask("POST", "/api/problems/nim", &told, &"x".repeat(300_000)).0,
        413
    );
    // A cookie counts for nothing here: another site could have sent it.
    let session = lab.session(2);
    assert_eq!(
        lab.send("POST", path, &session, &lab.origin(), b"right")
            .status,
        403
    );
}

#[test]
fn the_pages_of_the_set_are_given_out_and_nothing_beside_them() {
    let lab = Lab::class();
    let session = lab.session(2);
    let page = lab.get("/pages/vi/nim.html", &session);
    assert!(
        page.body.contains("a lesson") && page.body.contains("/problems/nim"),
        "{page:?}"
    );
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("wasm-unsafe-eval") && policy.contains("frame-ancestors 'none'"));
    // It is asked for anew each time: a teacher may have closed it.
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let problem = lab.get("/problems/nim", &session);
    assert!(
        problem.body.contains("href=\"/pages/vi/nim.html\""),
        "{problem:?}"
    );
    assert!(
        !problem
            .header("content-security-policy")
            .unwrap()
            .contains("wasm")
    );
    // A problem that has no page there has no way to it.
    assert!(!lab.get("/problems/hau", &session).body.contains("/pages/"));
    for path in [
        "/pages/../data",
        "/pages/vi/../../data",
        "/pages/vi//nim.html",
        "/pages/.hidden",
        "/pages/vi",
        "/pages/vi/%2e%2e/nim.html",
    ] {
        assert_eq!(lab.get(path, &session).status, 404, "{path}");
    }
}

#[test]
fn from_the_second_try_on_a_small_input_is_found_and_leads_to_the_board() {
    let lab = Lab::class();
    let session = lab.session(2);
    let form = "action=\"/submissions/1/search\"";
    lab.hand_in(&session, "wrong", "one");
    let first = lab.done("/submissions/1", &session).body;
    assert!(
        first.contains("từ lần nộp thứ hai") && !first.contains(form),
        "{first}"
    );
    // Who asks all the same is not heard.
    lab.post("/submissions/1/search", &session, "");
    assert_eq!(lab.server.store.searched(1).unwrap(), (false, None));
    lab.hand_in(&session, "wrong as well", "two");
    lab.done("/submissions/2", &session);
    let offered = lab.get("/submissions/1", &session).body;
    assert!(offered.contains(form), "{offered}");
    let asked = lab.post("/submissions/1/search", &session, "");
    assert_eq!(asked.place(), "/submissions/1");
    let found = lab.done("/submissions/1", &session).body;
    for part in [
        "<svg",
        "Thiếu nước.",
        "1\n3\n",
        "/pages/vi/nim.html#find?input=1%0A3%0A&amp;output=0&amp;verdict=WA",
    ] {
        assert!(found.contains(part), "{part}: {found}");
    }
    // The verdict is the one of the judging.
    assert!(found.contains("37 điểm"), "{found}");
    // Nobody else sees it, and what is right needs none.
    assert_eq!(
        lab.post("/submissions/1/search", &lab.session(3), "")
            .status,
        404
    );
    lab.hand_in(&session, "right", "three");
    assert!(
        !lab.done("/submissions/3", &session)
            .body
            .contains("/search")
    );
}

#[test]
fn three_inputs_an_hour_are_looked_for() {
    let lab = Lab::class();
    let session = lab.session(2);
    for (number, nonce) in ["a", "b", "c", "d"].into_iter().enumerate() {
        lab.hand_in(&session, "wrong", nonce);
        lab.done(&format!("/submissions/{}", number + 1), &session);
    }
    let status = |number: u32| {
        lab.post(&format!("/submissions/{number}/search"), &session, "")
            .status
    };
    assert_eq!([1, 2, 3, 4].map(status), [303, 303, 303, 429]);
    // The teacher may as often as he likes.
    assert_eq!(
        lab.post("/submissions/4/search", &lab.session(1), "")
            .status,
        303
    );
}

#[test]
fn a_test_that_failed_shows_its_small_input_and_what_was_said_in_practice() {
    let lab = Lab::class();
    let session = lab.session(2);
    lab.hand_in(&session, "wrong", "one");
    let shown = || {
        let told = lab.done("/submissions/1", &session).body;
        let first = told.contains("<summary>Test 01</summary>\n<div class=\"sample\">");
        [
            first,
            told.contains("<summary>Test 02</summary>\n<div"),
            told.contains("<pre>&gt; words-of"),
        ]
    };
    assert_eq!(shown(), [true; 3]);
    let room = &lab.server.rooms["nim"];
    let input = room.input(&lab.server.root, "02").unwrap();
    assert!(
        lab.get("/submissions/1", &session)
            .body
            .contains(&format!("<pre>{input}</pre>"))
    );
    let sizes =
        (1..=room.spec.tests.len()).map(|it| room.input(&lab.server.root, &format!("{it:02}")));
    assert!(
        sizes.filter(Option::is_none).count() > 5,
        "large ones are not shown"
    );
    // What a hidden test says is told after the deadline.
    let plan = Plan {
        until: Some(i64::MAX),
        ..Plan::default()
    };
    lab.server.store.set_plan("nim", Some(plan), None).unwrap();
    assert_eq!(shown(), [true, false, false]);
    lab.server.store.set_plan("nim", None, None).unwrap();
    // Neither does a contest that tells verdicts tell more.
    let now = lab.server.store.wall_ms();
    lab.contest(now - 60_000, now + 3_600_000, "").unwrap();
    assert_eq!(shown(), [true, false, false]);
    lab.sql().execute("DELETE FROM contest", ()).unwrap();
    // Of other tests than there are nobody knows the input.
    lab.server.store.set_tests("nim", "other lock").unwrap();
    assert_eq!(shown(), [false, false, true]);
    lab.hand_in(&session, "right", "two");
    assert!(
        !lab.done("/submissions/2", &session)
            .body
            .contains("<summary>")
    );
}

#[test]
fn pictures_stand_within_the_texts_that_are_shown_here() {
    let lab = Lab::class();
    let teacher = lab.session(1);
    for path in [
        "/problems/nim",
        "/problems/nim/lesson",
        "/problems/hau/lesson",
    ] {
        let page = lab.get(path, &teacher).body;
        let own = page.matches("<img src=\"data:image/svg+xml,%3Csvg").count();
        assert_eq!(own, page.matches("<img ").count(), "{path}");
        assert_eq!(own > 0, path.ends_with("lesson"), "{path}");
    }
}

#[test]
fn each_try_that_fails_opens_a_hint_and_the_lesson_is_opened_by_the_right_one_or_on_request() {
    let lab = Lab::class();
    let (an, binh, teacher) = (lab.session(2), lab.session(3), lab.session(1));
    let parts = ["hints", "lesson", "submissions", "reference", "check"];
    let part = |it| format!("<section id=\"{it}\" x>\n<h2>t</h2>\n<p>in-{it}</p></section>\n");
    let page = format!("<main id=\"main\">\n{}", parts.map(part).concat());
    std::fs::write(lab.folder.path().join("pages/vi/nim.html"), page).unwrap();
    let hints = |session: &str| {
        let page = lab.get("/problems/nim/hints", session).body;
        page.matches("<summary>Gợi ý ").count()
    };
    let reads = |session: &str| {
        let page = lab.get("/problems/nim/lesson", session).body;
        let is_open = page.contains("Ý tưởng");
        assert_ne!(is_open, page.contains("Tôi muốn đọc"), "{page}");
        is_open
    };
    let on_set = |session: &str| {
        let page = lab.get("/pages/vi/nim.html", session).body;
        parts.map(|it| page.contains(&format!("in-{it}")))
    };
    assert_eq!((hints(&an), hints(&teacher)), (0, 3));
    assert!(!reads(&an) && reads(&teacher) && on_set(&teacher) == [true; 5]);
    assert_eq!(on_set(&an), [false, false, false, false, true]);
    for number in 1..=2 {
        lab.hand_in(&an, "wrong", &number.to_string());
        lab.done(&format!("/submissions/{number}"), &an);
        assert_eq!((hints(&an), hints(&binh)), (number, 0));
    }
    let page = lab.get("/problems/nim/hints", &an).body;
    assert!(page.contains("Còn 1 gợi ý nữa"), "{page}");
    // It is read on request, which is told once.
    for _ in 0..2 {
        let asked = lab.post("/problems/nim/lesson", &an, "");
        assert_eq!(asked.place(), "/problems/nim/lesson");
    }
    assert!(reads(&an) && !reads(&binh) && hints(&an) == 2);
    assert_eq!(on_set(&an), [false, true, true, true, true]);
    let log = lab.server.store.log(99).unwrap();
    assert_eq!(log.iter().filter(|it| it.what == "lesson").count(), 1);
    assert_eq!(
        lab.post("/problems/nimm/lesson", &an, "").place(),
        "/problems/nimm/lesson"
    );
    assert_eq!(lab.server.store.lessons_read().unwrap().len(), 1);
    let class = lab.get("/class", &teacher).body;
    assert_eq!(class.matches("đã đọc bài học").count(), 1, "{class}");
    // Whoever has solved it needs none of that.
    lab.hand_in(&binh, "right", "b");
    lab.done("/submissions/3", &binh);
    assert!(hints(&binh) == 3 && reads(&binh) && on_set(&binh) == [true; 5]);
}
