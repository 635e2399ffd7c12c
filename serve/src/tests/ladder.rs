//! Programs that play.

use classroom::league::{Game, Measured};
use judge::duel::{Board, Drawn, Entrant, drawn};
use judge::settings::Settings;
use store::{Meeting, Turn};

use super::*;

/// Games as a worker keeps them: who is "perfect" errs never, and all others make any move.
pub(super) fn played(job: &Job, text: &str) -> Vec<Meeting> {
    let problem = problem_set::find(&job.problem).unwrap();
    let Drawn { openings, .. } = drawn(problem, 4);
    let is_perfect = text.contains("perfect");
    let bot = if is_perfect {
        Entrant::Perfect
    } else {
        Entrant::Random
    };
    let games = || {
        let games = openings.iter().zip([0, 1].into_iter().cycle());
        let games = games.map(|(opening, side)| {
            let mut two = [&Entrant::Perfect; 2];
            two[side] = &bot;
            let board = Board { problem, opening };
            Game {
                opening: opening.clone(),
                side,
                is_won: true,
                played: board.play(two, &Settings::default()).unwrap(),
            }
        });
        games.collect::<Vec<_>>()
    };
    let meeting = |submission, rival, games| Meeting {
        submission,
        rival,
        games,
    };
    if job.stage == Stage::Play {
        let measured = Measured {
            games: games(),
            ..Measured::default()
        };
        let kept = serde_json::to_string(&measured).unwrap();
        return vec![meeting(job.submission, None, kept)];
    }
    let all: Vec<_> = job.entrants.iter().map(|it| it.submission).collect();
    let kept = || serde_json::to_string(&games()).unwrap();
    let pairs = all.iter().enumerate();
    let pairs = pairs.flat_map(|(at, one)| all[at + 1..].iter().map(|it| (*one, *it)));
    pairs
        .map(|(one, other)| meeting(one, Some(other), kept()))
        .collect()
}

impl Lab {
    /// A program that plays; the page of its games.
    fn enter(&self, session: &str, source: &str) -> String {
        let fields = [
            ("token", self.token(session)),
            ("nonce", source.to_owned()),
            ("language", "C++17".to_owned()),
            ("source", source.to_owned()),
        ];
        let (kind, body) = multipart(&fields, None);
        let more = format!("Origin: http://{}\r\n{kind}", self.address);
        let reply = self.send("POST", "/ladder/nim", session, &more, &body);
        assert_eq!(reply.status, 303, "{reply:?}");
        reply.place().to_owned()
    }

    /// Waits until this page shows games.
    fn measured(&self, place: &str, session: &str) -> String {
        let began = Instant::now();
        loop {
            let page = self.get(place, session).body;
            if !page.contains("http-equiv=\"refresh\"") {
                return page;
            }
            assert!(began.elapsed() < Duration::from_secs(30), "{page}");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

#[test]
fn a_program_that_plays_is_measured_and_its_games_are_seen_by_all_but_not_the_program() {
    let lab = Lab::class();
    let [an, binh] = [2, 3].map(|it| lab.session(it));
    let perfect = lab.enter(&an, "int main() {} // perfect");
    let weak = lab.enter(&binh, "int main() {} // any move");
    assert_eq!(perfect, "/ladder/nim/games?bot=1");
    assert!(
        lab.measured(&perfect, &an)
            .contains("<td class=\"num\">4/4</td><td class=\"num\">0.00</td>")
    );
    // Another pupil sees the games, each slip with the better move and a way to the board, and no source.
    let page = lab.measured(&weak, &an);
    assert!(page.contains("Bình") && page.contains("nên đi"), "{page}");
    let board = "/pages/vi/nim.html#play?input=";
    assert!(
        page.contains(board) && page.contains("&amp;moves=&amp;side="),
        "{page}"
    );
    assert!(!page.contains("/submissions/2/source"), "{page}");
    assert_eq!(lab.get("/submissions/2/source", &an).status, 404);
    assert!(lab.get(&weak, &binh).body.contains("/submissions/2/source"));
    assert_eq!(lab.get("/submissions/2", &binh).place(), weak);
    // Who keeps more comes first.
    let table = lab.get("/ladder/nim", &an).body;
    assert!(table.find("bot=1").unwrap() < table.find("bot=2").unwrap());
    assert!(
        table.contains("số của đống, và số viên sỏi lấy"),
        "how moves are written"
    );
    assert!(
        lab.get("/ladder", &an)
            .body
            .contains("<td class=\"num\">2</td>")
    );
    // Neither is a try at the problem.
    assert!(!lab.get("/", &an).body.contains("1 lần nộp"));
    assert!(
        !lab.get("/submissions", &an)
            .body
            .contains("/submissions/1\"")
    );
    assert!(lab.get("/submissions/mine.zip", &an).status == 200);
    // Step by step: from the opening to the end, and no further.
    let first = lab.get(&format!("{weak}&round=0"), &an).body;
    assert!(
        first.contains("<svg") && first.contains("rel=\"next\"") && !first.contains("rel=\"prev\"")
    );
    let last = lab.get(&format!("{weak}&round=0&at=999"), &an).body;
    assert!(
        last.contains("rel=\"prev\"") && !last.contains("rel=\"next\""),
        "{last}"
    );
    for nowhere in [
        "bot=7",
        "bot=1&round=99",
        "tournament=1",
        "tournament=x&bot=0",
    ] {
        let place = format!("/ladder/nim/games?{nowhere}");
        assert_eq!(lab.get(&place, &an).status, 404, "{nowhere}");
    }
}

#[test]
fn a_tournament_begins_when_the_teacher_says_and_its_last_game_is_shown() {
    let lab = Lab::class();
    let [teacher, an, binh] = [1, 2, 3].map(|it| lab.session(it));
    let weak = lab.enter(&an, "any move");
    assert!(
        !lab.get("/ladder/nim", &teacher)
            .body
            .contains("/tournament\""),
        "one cannot"
    );
    lab.enter(&binh, "perfect");
    lab.measured(&weak, &an);
    assert!(
        lab.get("/ladder/nim", &teacher)
            .body
            .contains("/tournament\"")
    );
    assert!(!lab.get("/ladder/nim", &an).body.contains("/tournament\""));
    assert_eq!(lab.post("/ladder/nim/tournament", &an, "").status, 404);
    assert_eq!(lab.post("/ladder/nim/tournament", &teacher, "").status, 303);
    let place = "/ladder/nim/games?tournament=1";
    let page = lab.measured(place, &an);
    assert!(page.contains("An") && page.contains("Bình"), "{page}");
    let game = page.split("class=\"standing\"><a href=\"").nth(1).unwrap();
    let game = game.split('"').next().unwrap().replace("&amp;", "&");
    assert_eq!(game, format!("{place}&one=1&other=2&round=3"));
    assert!(lab.get(&game, &an).body.contains("<svg"));
    // What was measured is as it was.
    assert!(lab.get(&weak, &an).body.contains("/4</td>"));
    // The one who is forgotten takes his games with him.
    let form = "sure=yes";
    assert_eq!(lab.post("/people/3/forget", &teacher, form).status, 303);
    assert!(!lab.get(place, &an).body.contains("Bình"));
    assert_eq!(lab.get("/ladder/nim/games?bot=2", &an).status, 404);
    assert_eq!(lab.get(&game, &an).status, 404);
}

#[test]
fn while_a_contest_goes_on_no_program_plays_and_none_is_shown() {
    let lab = Lab::class();
    let [teacher, an] = [1, 2].map(|it| lab.session(it));
    let now = lab.server.store.wall_ms();
    lab.contest(now - 3_600_000, now + 3_600_000, "").unwrap();
    for place in ["/ladder", "/ladder/nim", "/ladder/nim/games"] {
        assert_eq!(lab.get(place, &an).status, 404, "{place}");
    }
    assert!(!lab.get("/", &an).body.contains("/ladder"));
    let place = lab.enter(&teacher, "perfect");
    // The only worker judges what comes later, and leaves it.
    assert_eq!(lab.hand_in(&an, "right", "form").place(), "/submissions/2");
    lab.done("/submissions/2", &an);
    assert!(lab.get(&place, &teacher).body.contains("http-equiv"));
    let end = Turn::End;
    lab.server.store.turn_contest(1, &end, None).unwrap();
    lab.measured(&place, &teacher);
}

#[test]
fn a_tournament_that_is_under_way_waits_until_a_contest_is_over() {
    let lab = Lab::class();
    let [teacher, an, binh] = [1, 2, 3].map(|it| lab.session(it));
    lab.enter(&an, "perfect");
    let last = lab.enter(&binh, "slow");
    lab.measured(&last, &binh);
    assert_eq!(lab.post("/ladder/nim/tournament", &teacher, "").status, 303);
    let count = |sql: &str| -> i64 { lab.sql().query_row(sql, [], |row| row.get(0)).unwrap() };
    let began = Instant::now();
    while count("SELECT count(*) FROM job WHERE stage = 4 AND state = 1") == 0 {
        assert!(began.elapsed() < Duration::from_secs(30));
        thread::sleep(Duration::from_millis(10));
    }
    let now = lab.server.store.wall_ms();
    lab.contest(now - 3_600_000, now + 3_600_000, "").unwrap();
    // The only worker leaves it, and judges what comes later.
    assert_eq!(lab.hand_in(&an, "right", "form").place(), "/submissions/3");
    lab.done("/submissions/3", &an);
    let tournament = &lab.server.store.tournaments("nim").unwrap()[0];
    assert!(tournament.goes_on && count("SELECT count(*) FROM played WHERE rival") == 0);
    let end = Turn::End;
    lab.server.store.turn_contest(1, &end, None).unwrap();
    let page = lab.measured("/ladder/nim/games?tournament=1", &an);
    assert!(page.contains("class=\"standing\""), "{page}");
}
