//! `judge duel`, and programs that try to be cleverer than the referee.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use judge::duel::{Board, Close, Entrant, Score, drawn};
use judge::settings::Settings;
use problem_set::Spec;
use tempfile::TempDir;

use crate::common::eight::hand_in;
use crate::common::{judge_command, skipped};

/// A folder with programs.
struct Table(TempDir);

impl Table {
    fn new() -> Table {
        Table(tempfile::tempdir().unwrap())
    }

    /// A program in C with this body of `main`, which knows the opening `3 5` of HAU.
    fn in_c(&self, name: &str, main: &str) -> PathBuf {
        let path = self.0.path().join(name);
        let source = format!(
            "#include <fcntl.h>\n#include <signal.h>\n#include <stdio.h>\n#include <stdlib.h>\n\
             #include <string.h>\n#include <unistd.h>\n\
             static void say(const char *text) {{ printf(\"%s\\n\", text); fflush(stdout); }}\n\
             static char line[100];\n\
             static int hear(void) {{ return fgets(line, 100, stdin) != 0; }}\n\
             int main(void) {{\n(void)say; (void)hear; (void)line;\n{main}\nreturn 0;\n}}\n"
        );
        fs::write(&path, source).unwrap();
        path
    }

    fn of_pupil(&self, pupil: &str, game: &str) -> PathBuf {
        let folder = self.0.path().join(pupil);
        fs::create_dir_all(&folder).unwrap();
        folder.join(hand_in(pupil, game, &folder))
    }
}

/// Exit code, and all that is said.
fn duel(game: &str, one: &Path, other: &str, more: &[&str]) -> (i32, String) {
    let output = judge_command()
        .args(["duel", game])
        .arg(one)
        .arg(other)
        .args(["--lang", "en"])
        .args(more)
        .env("NO_COLOR", "1")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    (output.status.code().unwrap(), said)
}

/// A queen on 3 5, which the second player can win.
const LOST: [&str; 2] = ["--opening", "1\\n3 5"];

fn assert_has(said: &str, words: &[&str]) {
    for word in words {
        assert!(said.contains(word), "'{word}' is not in:\n{said}");
    }
}

/// What one who plays has in the table.
fn points<'a>(said: &'a str, name: &str) -> &'a str {
    let row = said.lines().find(|it| it.starts_with(name)).unwrap();
    row.split_whitespace().nth(1).unwrap()
}

#[test]
fn a_perfect_program_wins_what_can_be_won_and_others_slips_are_told() {
    let table = Table::new();
    for game in ["hau", "step", "euler"] {
        let perfect = table.of_pupil("perfect", game);
        let (code, said) = duel(game, &perfect, "perfect", &[]);
        assert_eq!(code, 0, "{said}");
        assert!(!said.contains("it was won and is lost"), "{said}");
        // Of openings for either side in turn both have won the half.
        let name = perfect.file_name().unwrap().to_string_lossy();
        let both = [points(&said, &name), points(&said, "perfect")];
        assert_eq!(both, ["4", "4"], "{said}");
        let greedy = table.of_pupil("greedy", game);
        let (code, said) = duel(game, &greedy, "perfect", &["--openings", "2"]);
        assert_eq!(code, 0, "{said}");
        assert_has(&said, &["it was won and is lost; better: '", "    │ "]);
        let place = |words: &str| said.find(words).unwrap();
        assert!(place("won moving first") < place("opening 1"), "{said}");
    }
}

#[test]
fn a_program_hears_its_side_the_opening_and_moves_as_the_rules_write_them() {
    let table = Table::new();
    // It says what it has heard where a move is due, so that the referee tells it.
    let echo = table.in_c(
        "echo.c",
        "char a[100], b[100]; fgets(a, 100, stdin); fgets(b, 100, stdin);\n\
         a[strcspn(a, \"\\n\")] = b[strcspn(b, \"\\n\")] = 0;\n\
         FILE *file = fopen(\"HAU.INP\", \"r\"); int t, p, q;\n\
         if (fscanf(file, \"%d%d%d\", &t, &p, &q) == 3) printf(\"%s|%s|%d %d %d\\n\", a, b, t, p, q);\n\
         fflush(stdout); hear();",
    );
    let blanks = table.in_c("blanks.c", "say(\"  2   5\\r\"); hear(); hear();");
    let (code, said) = duel("hau", &echo, &blanks.display().to_string(), &LOST);
    assert_eq!(code, 1, "{said}");
    assert_has(
        &said,
        &["echo.c says '1 2|2 5|1 3 5', and there is no such move here"],
    );
}

#[test]
fn nothing_that_a_program_does_but_moving_wins_a_game() {
    let table = Table::new();
    for (name, main, words) in [
        (
            "claims.c",
            "say(\"I won\"); pause();",
            "claims.c says 'I won'",
        ),
        (
            "other.c",
            "say(\"2 5\"); say(\"9 9\"); pause();",
            "other.c says '9 9'",
        ),
        ("leaves.c", "", "the program ended before the game was over"),
        (
            "closes.c",
            "close(0); close(1); pause();",
            "it says nothing",
        ),
        (
            "closes_and_leaves.c",
            "close(0); close(1);",
            "the program ended before the game was over",
        ),
        (
            "half.c",
            "printf(\"2 5\"); fflush(stdout); pause();",
            "it says nothing",
        ),
        (
            "drips.c",
            "for (int i = 0; i < 100; i++) { printf(\" \\n\"); fflush(stdout); usleep(100000); }",
            "it says nothing",
        ),
        (
            "floods.c",
            "for (long i = 0; i < 100000000; i++) putchar('2');",
            "standard output grew past its limit",
        ),
        (
            "blank.c",
            "for (long i = 0; i < 2000000000; i++) putchar('\\n');",
            "standard output grew past its limit",
        ),
        (
            "burns.c",
            "for (volatile long i = 0; i < 20000000000; i++) {}",
            "time limit exceeded",
        ),
        (
            "eats.c",
            "for (int i = 0; i < 2000; i++) memset(malloc(1 << 20), 1, 1 << 20);",
            "memory limit exceeded",
        ),
        ("crashes.c", "raise(SIGSEGV);", "SIGSEGV"),
        (
            "escapes.c",
            "say(\"\\033[2J\\033[31mAC\"); pause();",
            "escapes.c says '\u{fffd}[2J",
        ),
    ] {
        let program = table.in_c(name, main);
        let started = Instant::now();
        let (code, said) = duel("hau", &program, "perfect", &LOST);
        assert_eq!(code, 1, "{name}: {said}");
        assert_has(&said, &[words]);
        let is_silent = said.contains(&format!("{name} has ended without a move"));
        assert_eq!(is_silent, name.contains("leaves"), "{said}");
        assert!(!said.contains(&format!("{name} wins")), "{said}");
        assert_eq!(points(&said, "perfect"), "2", "{name}: {said}");
        assert!(started.elapsed() < Duration::from_mins(1), "{name}");
    }
}

#[test]
fn a_program_that_moves_and_burns_on_the_other_turn_hurts_only_itself() {
    let table = Table::new();
    let burns = table.in_c(
        "burns.c",
        "int game, side; if (scanf(\"%d%d%*c\", &game, &side) == 2 && side == 1) say(\"2 5\");\n\
         for (volatile long i = 0; i < 20000000000; i++) {}",
    );
    let perfect = table.of_pupil("perfect", "hau");
    let (code, said) = duel("hau", &burns, &perfect.display().to_string(), &LOST);
    assert_eq!(code, 1, "{said}");
    assert_has(&said, &["burns.c: time limit exceeded"]);
    assert!(!said.contains("burns.c wins"), "{said}");
}

#[test]
fn a_game_that_a_program_drags_on_is_over_when_its_clock_is() {
    let table = Table::new();
    // Each move is in time, all together are not.
    let drags = table.in_c(
        "drags.c",
        "int game, side, p = 60; if (scanf(\"%d%d%*c\", &game, &side) != 2) return 1;\n\
         for (;;) {\n\
           if (side == 1) { sleep(2); p--; char said[20]; snprintf(said, 20, \"%d 0\", p); say(said); }\n\
           side = 1; if (!hear()) return 0; sscanf(line, \"%d\", &p);\n\
         }",
    );
    let one_step = table.in_c(
        "one_step.c",
        "int game, side, p = 60; if (scanf(\"%d%d%*c\", &game, &side) != 2) return 1;\n\
         for (;;) {\n\
           if (side == 1) { p--; char said[20]; snprintf(said, 20, \"%d 0\", p); say(said); }\n\
           side = 1; if (!hear()) return 0; sscanf(line, \"%d\", &p);\n\
         }",
    );
    let started = Instant::now();
    let opening = ["--opening", "1\\n60 0"];
    let (code, said) = duel("hau", &drags, &one_step.display().to_string(), &opening);
    assert_eq!(code, 1, "{said}");
    assert_has(
        &said,
        &["drags.c: its turns have taken longer than a game may last"],
    );
    assert!(!said.contains("drags.c wins"), "{said}");
    assert!(started.elapsed() < Duration::from_mins(1));
}

#[test]
fn nobody_reads_or_stops_the_other_program() {
    let helper = Path::new(env!("CARGO_BIN_EXE_judge"));
    if !sandbox::Isolation::best(helper).is_ok_and(|it| it.is_sealed()) {
        skipped("not sealed here");
        return;
    }
    let table = Table::new();
    // Whatever can be opened or stopped is told instead of a move.
    let spies = table.in_c(
        "spies.c",
        "char path[300]; int found = 0;\n\
         for (int pid = 1; pid < 100000; pid++) {\n\
           if (pid == getpid()) continue;\n\
           snprintf(path, 300, \"/proc/%d/environ\", pid);\n\
           int file = open(path, O_RDONLY); if (file >= 0 && read(file, line, 1) > 0) found++;\n\
           snprintf(path, 300, \"/proc/%d/fd/1\", pid);\n\
           file = open(path, O_WRONLY | O_NONBLOCK); if (file >= 0) found++;\n\
         }\n\
         if (system(\"ls /tmp/*/*\") == 0) found++;\n\
         if (kill(-1, SIGSTOP) == 0) found++;\n\
         printf(\"found %d\\n\", found); fflush(stdout); pause();",
    );
    let perfect = table.of_pupil("perfect", "hau");
    let (_, said) = duel("hau", &spies, &perfect.display().to_string(), &LOST);
    assert!(!said.contains("spies.c wins"), "{said}");
    let fates = ["spies.c says 'found 0'", "spies.c: runtime error"];
    assert!(fates.iter().any(|it| said.contains(it)), "{said}");
}

#[test]
fn what_cannot_be_played_is_told() {
    let table = Table::new();
    let perfect = Path::new("perfect");
    for (game, other, words) in [
        ("table", "random", "table cannot be played"),
        ("nim", "reference", "nim: these two have no game to play"),
        ("nim", "nowhere.cpp", "nowhere.cpp: no such file"),
    ] {
        let (code, said) = duel(game, perfect, other, &[]);
        assert_eq!(code, 2, "{said}");
        assert_has(&said, &[words]);
    }
    // Not all of its moves could be listed, and what is legal must not be called illegal.
    let large = ["--opening", "1\\n200000"];
    let (code, said) = duel("nim", Path::new("random"), "random", &large);
    assert_eq!(code, 2, "{said}");
    assert_has(&said, &["a position with 100000 moves or more"]);
    let broken = table.in_c("broken.c", "nonsense");
    let (code, said) = duel("hau", &broken, "random", &[]);
    assert_eq!(code, 2, "{said}");
    assert_has(&said, &["broken.c does not compile"]);
    let (code, said) = duel("knight", perfect, "reference", &["--openings", "2"]);
    assert_eq!(code, 0, "{said}");
    assert_has(&said, &["the reference moves first: "]);
}

/// Two openings of every game, or all that `FULL=1` asks for: twelve, and what comes out is printed with
/// `-- --nocapture`.
#[test]
fn the_perfect_one_is_never_behind_a_random_one() {
    let count = if std::env::var_os("FULL").is_some() {
        12
    } else {
        2
    };
    let entrants = [Entrant::Perfect, Entrant::Random];
    println!(
        "| game | openings | left aside | won | drawn | lost | points | slips | seconds |\n|-|-|-|-|-|-|-|-|-|"
    );
    for problem in all_problems::problems() {
        let spec = Spec::of(*problem);
        if !spec.is_playable() {
            continue;
        }
        let started = Instant::now();
        let drawn = drawn(*problem, count);
        let (mut perfect, mut is_known) = (Score::default(), true);
        for opening in &drawn.openings {
            let board = Board {
                problem: *problem,
                opening,
            };
            for side in [0, 1] {
                let who = [side, 1 - side].map(|it| &entrants[it]);
                let played = board.play(who, &Settings::default()).unwrap();
                // A random player may hold a won position for ever, and is then given it.
                assert!(
                    matches!(played.close, Close::Rules | Close::BrokenOff),
                    "{problem:?}: {played:?}"
                );
                perfect += Score::of(&played, side);
                is_known &= played.is_known;
            }
        }
        let won = perfect.won[0] + perfect.won[1];
        println!(
            "| {problem:?} | {} | {} | {won} | {} | {} | {} | {} | {:.1} |",
            drawn.openings.len(),
            drawn.left_aside,
            perfect.drawn,
            perfect.games - won - perfect.drawn,
            perfect.points('.'),
            perfect.slips,
            started.elapsed().as_secs_f64(),
        );
        // In a game for points that is the margin, and else two for a win and one for a draw.
        let half = match perfect.margin {
            Some(_) => 0,
            None => i64::try_from(perfect.games).unwrap(),
        };
        assert!(
            perfect.games > 0 && perfect.decisive() >= half,
            "{problem:?}: {perfect:?}"
        );
        assert_eq!(perfect.slips, 0, "{problem:?}");
        assert_eq!(is_known, problem.id() != "game10", "{problem:?}");
    }
}

/// The description in this language.
fn description(name: &str) -> String {
    let docs = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs"));
    fs::read_to_string(docs.join(name)).unwrap()
}

/// The block of a description that is in this language.
fn block<'a>(text: &'a str, language: &str) -> &'a str {
    let (_, after) = text.split_once(&format!("```{language}\n")).unwrap();
    after.split_once("```").unwrap().0
}

#[test]
fn the_programs_to_begin_with_keep_the_rules_in_each_language() {
    let table = Table::new();
    let texts = ["duel.md", "duel.vi.md"].map(description);
    for (language, name) in [
        ("cpp", "begin.cpp"),
        ("pascal", "begin.pas"),
        ("python", "begin.py"),
    ] {
        let [block, other] = texts.each_ref().map(|text| block(text, language));
        assert_eq!(block, other);
        let path = table.0.path().join(name);
        fs::write(&path, block).unwrap();
        let (code, said) = duel("hau", &path, "random", &[]);
        if said.contains("cannot be judged here") {
            skipped(&said);
            continue;
        }
        assert_eq!(code, 0, "{said}");
        let lines = said.lines();
        assert_eq!(
            lines.filter(|it| it.contains(" moves first: ")).count(),
            8,
            "{said}"
        );
    }
}

#[test]
fn the_moves_of_every_game_are_described() {
    let playable = all_problems::problems().iter().filter(|it| {
        let spec = Spec::parse(it.id(), it.manifest()).unwrap();
        spec.is_playable()
    });
    let ids: Vec<&str> = playable.map(|it| it.id()).collect();
    for name in ["duel.md", "duel.vi.md"] {
        let text = description(name);
        let rows = text.lines().filter_map(|row| row.strip_prefix("| "));
        let rows = rows.skip(1).map(|row| row.split(" |").next().unwrap());
        assert_eq!(rows.collect::<Vec<_>>(), ids, "{name}");
        let language = if name.contains("vi") { "vi" } else { "en" };
        assert_eq!(bilingual::wording_faults(language, &text), [""; 0]);
    }
}
