//! Every route, asked by everybody at any time.

use super::*;
use crate::access::When;
use crate::route::Route;

const OWNER: PersonId = 3;
/// What the hidden test is for, as it is told while it is homework.
const PURPOSE: &str = "one-heap: một đống duy nhất: lấy hết";
const NOTE: &str = "words-to-the-owner";
const SOURCE: &str = "source-of-the-owner right";

const HOUR: i64 = 3_600_000;

/// Of each time: whether the problem is on the road, and when its contest begins and ends.
const TIMES: [(When, bool, i64, i64); 7] = [
    (When::Practice, true, HOUR, 2 * HOUR),
    (When::Homework, true, HOUR, 2 * HOUR),
    (When::Before, false, HOUR, 2 * HOUR),
    (When::Shown, true, -HOUR, HOUR),
    (When::Frozen, true, -HOUR, HOUR),
    (When::Silent, true, -HOUR, HOUR),
    (When::After, false, -2 * HOUR, -HOUR),
];

/// What a request is to be answered, written down here once more and by hand.
#[derive(Debug, PartialEq, Eq, Clone, Copy)]
enum Wanted {
    Yes,
    Door,
    No,
}

fn wanted(method: &str, path: &str, who: Option<PersonId>, when: When) -> Wanted {
    if [
        "/assets/site.css",
        "/alive",
        "/about",
        "/login",
        "/api/session",
    ]
    .contains(&path)
    {
        return Wanted::Yes;
    }
    let is_ok = match (who, method, path) {
        (None, ..) => return Wanted::Door,
        (Some(1), ..)
        | (
            _,
            "GET",
            "/"
            | "/submissions"
            | "/submissions/mine.zip"
            | "/api/problems"
            | "/clock"
            | "/contests"
            | "/contests/1"
            | "/contests/1/part",
        )
        | (_, "POST", "/logout") => true,
        (_, _, "/contests/1/questions") => {
            [When::Shown, When::Frozen, When::Silent].contains(&when)
        }
        (_, _, "/contests/1/ranking") => [When::Shown, When::Frozen, When::After].contains(&when),
        (Some(pupil), _, "/submissions/1/search") => {
            pupil == OWNER && [When::Practice, When::After].contains(&when)
        }
        (_, _, "/problems/nim" | "/api/problems/nim") => when != When::Before,
        (_, _, "/ladder") => {
            [When::Practice, When::Homework, When::Before, When::After].contains(&when)
        }
        // The hints as they are set below.
        (_, _, "/ladder/nim" | "/ladder/nim/games" | "/problems/nim/hints") => {
            [When::Practice, When::Homework, When::After].contains(&when)
        }
        // As it is set below.
        (_, _, "/problems/nim/lesson" | "/pages/vi/nim.html") => when == When::Practice,
        (Some(pupil), "GET", path)
            if path
                .trim_start_matches("/api")
                .starts_with("/submissions/1") =>
        {
            pupil == OWNER
        }
        _ => false,
    };
    if is_ok { Wanted::Yes } else { Wanted::No }
}

#[test]
fn every_route_answers_everybody_as_the_table_says() {
    let mut asked = 0;
    for (when, is_on_road, begins, ends) in TIMES {
        let lab = Lab::with_road(if is_on_road {
            &["nim", "hau"]
        } else {
            &["hau"]
        });
        let now = lab.server.store.wall_ms();
        let hour = now + HOUR;
        lab.contest(now - HOUR, hour, "").unwrap();
        let session = lab.session(OWNER);
        assert_eq!(lab.hand_in(&session, SOURCE, "form").status, 303);
        lab.done("/submissions/1", &session);
        let freeze = [0, 2 * HOUR][usize::from(when == When::Frozen)];
        let is_silent = when == When::Silent;
        let sql = "UPDATE contest SET begins = ?, ends = ?, freeze = ?, is_silent = ?";
        let times = (now + begins, now + ends, freeze, is_silent);
        lab.sql().execute(sql, times).unwrap();
        for who in [None, Some(OWNER), Some(4), Some(1)] {
            lab.server.store.note(1, NOTE, Some(1)).unwrap();
            let plan = Plan {
                until: (when == When::Homework).then_some(hour),
                has_lesson: when == When::Practice,
                has_hints: true,
            };
            lab.server.store.set_plan("nim", Some(plan), None).unwrap();
            for (method, path) in examples() {
                let path = path.as_str();
                let session = who.map(|it| lab.session(it)).unwrap_or_default();
                let reply = if path.starts_with("/api/") {
                    let head = format!("Authorization: Bearer {session}\r\n");
                    lab.send(method, path, "", &head, b"")
                } else if method == "GET" {
                    lab.get(path, &session)
                } else {
                    lab.post(path, &session, "code=x")
                };
                let got = match (reply.status, reply.place()) {
                    (303, "/login") if path != "/logout" || who.is_none() => Wanted::Door,
                    (401, _) => Wanted::Door,
                    (404, _) => Wanted::No,
                    // A form that is empty, a code that is wrong: it was read.
                    (200 | 303 | 403 | 422 | 429, _) => Wanted::Yes,
                    _ => panic!("{method} {path}: {reply:?}"),
                };
                let at = format!("{method} {path} by {who:?} in {when:?}");
                assert_eq!(got, wanted(method, path, who, when), "{at}");
                asked += 1;
                let holds = |text: &str| reply.body.contains(text);
                if ![Some(OWNER), Some(1)].contains(&who) {
                    // A ranking has names.
                    let is_ranking = path == "/contests/1/ranking";
                    assert!(
                        !holds("source-of-the-owner") && (is_ranking || !holds("Bình")),
                        "{at}"
                    );
                    // What is kept at all, parents are told.
                    assert!(
                        !holds(NOTE) && (path == "/about" || !holds("lời nhắn")),
                        "{at}"
                    );
                }
                // What the hidden tests say is not told while it is at stake.
                let is_silent = [When::Before, When::Silent].contains(&when);
                let is_told = [When::Practice, When::After].contains(&when) || who == Some(1);
                if !is_told {
                    assert!(!holds(HIDDEN), "{at}");
                }
                if is_silent && who != Some(1) {
                    for told in [
                        PURPOSE,
                        "100 điểm",
                        "\"points\"",
                        "\"solved\":true",
                        "class=\"verdict AC\">✓",
                    ] {
                        assert!(!holds(told), "{at}: {told}");
                    }
                }
                if path == "/submissions/1" && got == Wanted::Yes {
                    assert!(
                        holds("source-of-the-owner") && holds("words-of-a-sample"),
                        "{at}"
                    );
                    assert!(holds(NOTE), "{at}");
                    assert_eq!(holds("/submissions/1/note"), who == Some(1), "{at}");
                    assert_eq!(holds(HIDDEN), is_told, "{at}");
                    let is_homework = when == When::Homework && who == Some(OWNER);
                    assert_eq!(holds(PURPOSE), is_homework, "{at}");
                    let is_measured = holds("<td>02</td><td><span class=\"verdict AC\">");
                    assert_eq!(is_measured, !is_silent || who == Some(1), "{at}");
                }
            }
        }
    }
    assert_eq!(asked, TIMES.len() * 4 * examples().count());
}

#[test]
fn every_route_has_an_example_and_no_other_method_has_one() {
    for (method, path) in examples() {
        assert!(Route::of(method, &path).is_some(), "{method} {path}");
    }
    let lab = Lab::class();
    let session = lab.session(1);
    for (method, path) in [
        ("PUT", "/"),
        ("DELETE", "/people/2"),
        ("POST", "/class"),
        ("GET", "/people/2/forget"),
        ("GET", "/submissions/-1"),
        ("GET", "/submissions/0"),
        ("GET", "/submissions/99999999999999999999"),
        ("GET", "/submissions/1/../../class"),
        ("GET", "//class"),
        ("GET", "/assets/../Cargo.toml"),
        ("GET", "/problems/nim/x"),
        ("GET", "/problems/..%2fnim"),
        ("GET", "/submissions/7"),
    ] {
        let reply = lab.send(method, path, &session, &lab.origin(), b"");
        assert!(
            [400, 404].contains(&reply.status),
            "{method} {path}: {reply:?}"
        );
    }
}

#[test]
fn a_session_ends_with_the_person_the_code_and_the_way_out() {
    let lab = Lab::class();
    let teacher = lab.session(1);
    let is_in = |session: &str| lab.get("/", session).status == 200;
    let [a, b, c] = [2, 3, 4].map(|it| lab.session(it));
    assert!(is_in(&a) && is_in(&b) && is_in(&c) && !is_in("") && !is_in("x"));
    assert_eq!(lab.post("/people/2/code", &teacher, "").status, 200);
    assert_eq!(lab.post("/people/3/forget", &teacher, "").status, 303);
    assert!(!is_in(&a) && is_in(&b), "nobody was sure");
    assert_eq!(
        lab.post("/people/3/forget", &teacher, "sure=yes").status,
        303
    );
    assert_eq!(lab.post("/logout", &c, "").place(), "/login");
    assert!(!is_in(&b) && !is_in(&c) && is_in(&teacher));
}
