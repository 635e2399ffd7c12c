//! Whole games against the interactors in both languages: told line by line the same, with the same
//! verdict. The opponents throw the same dice, so nothing is left to chance.

use bilingual::Message;
use checker::Checked;
use checker::interactor::{Interactor, Speaker, rehearse};
use contract::{Rng, RngExt, seeded};
use problem_set::spec::Opponent;
use problem_set::{AnyProblem, Spec};
use rayon::prelude::*;

use super::machine::{batch, compiled, has_compiler, in_short};
use super::source;

/// A game: the opening, the opponent, its seed, and what the program says.
struct Game {
    opening: String,
    opponent: Opponent,
    seed: String,
    said: Vec<u8>,
}

impl Game {
    /// The input file of other systems: the opponent and the seed in a line of their own.
    fn file(&self) -> String {
        format!("{}{} {}\n", self.opening, self.opponent, self.seed)
    }

    /// What the program is told in Rust, and what comes of it.
    fn in_rust(&self, problem: &dyn AnyProblem) -> (String, Checked) {
        let opening = self.opening.as_bytes();
        let mut interactor = match problem.interactor(opening, self.opponent, &self.seed) {
            Ok(interactor) => interactor,
            Err(outcome) => return (String::new(), outcome),
        };
        let mut told = interactor.open();
        for line in self.said.split_inclusive(|&byte| byte == b'\n') {
            if interactor.outcome() == Some(&Checked::Accepted) && !line.trim_ascii().is_empty() {
                // As the judge says it.
                return (told, Checked::Format(Message::new(&"the program goes on")));
            }
            told += &interactor.hear(line);
        }
        let early = Interactor::left_early();
        (told, interactor.outcome().cloned().unwrap_or(early))
    }
}

/// What the reference says in this game.
fn of_reference(problem: &dyn AnyProblem, game: &Game) -> Vec<String> {
    let opening = game.opening.as_bytes();
    let mut interactor = problem
        .interactor(opening, game.opponent, &game.seed)
        .unwrap();
    let mut player = (problem.dialogue().unwrap().player)(opening).unwrap();
    let rehearsal = rehearse(&mut *player, &mut interactor);
    assert_eq!(rehearsal.outcome, Checked::Accepted);
    let said = rehearsal.said.into_iter();
    said.filter(|said| said.by == Speaker::Program)
        .map(|said| said.line)
        .collect()
}

/// A line that is spoilt in some way.
fn spoilt(line: &str, rng: &mut Rng) -> String {
    const STRANGE: &[&str] = &[
        "",
        " ",
        "\t\r",
        "\u{b}",
        "x",
        "0",
        "1",
        "2",
        "3",
        "4",
        "-1",
        "+1",
        "01",
        "1e0",
        "nan",
        "\0",
        "é",
        "WIN",
        "win",
        "ASK",
        "ASK MOVE",
        "AGAIN",
        "TAKE 1 1",
        "HEAPS 1 1",
        "WINNER YOU",
        "WINNER MACHINE",
        "\u{feff}1 1",
        "99999999999999999999999",
        "talk to people",
    ];
    let strange = STRANGE[rng.random_range(0..STRANGE.len())];
    let mut words: Vec<&str> = line.split(' ').collect();
    let at = rng.random_range(0..words.len());
    match rng.random_range(0..6) {
        0 => return strange.to_owned(),
        1 => words.insert(at, strange),
        2 => drop(words.remove(at)),
        3 => words.reverse(),
        4 => return format!(" \t{line} \r"),
        _ => words[at] = strange,
    }
    words.join(" ")
}

/// What the reference says, and what clumsier programs would.
fn said_by_many(right: &[String], rng: &mut Rng) -> Vec<Vec<u8>> {
    let text = |lines: &[String]| lines.concat();
    let right: Vec<String> = right.iter().map(|line| format!("{line}\n")).collect();
    let mut all = vec![
        text(&right).into_bytes(),
        text(&right).trim_end().into(),
        text(&right).replace('\n', "\r\n").into(),
        format!("\n{}\n \t\n", text(&right).replace('\n', "\n\n")).into(),
        format!("{}1 1\n", text(&right)).into(),
        Vec::new(),
    ];
    for _ in 0..5 {
        let mut lines = right.clone();
        if !lines.is_empty() {
            let at = rng.random_range(0..lines.len());
            lines[at] = spoilt(lines[at].trim_end(), rng) + "\n";
        }
        all.push(text(&lines).into());
    }
    if !right.is_empty() {
        all.push(text(&right[..rng.random_range(0..right.len())]).into());
        let mut bytes = text(&right).into_bytes();
        let at = rng.random_range(0..bytes.len());
        bytes[at] = rng.random();
        all.push(bytes);
    }
    all
}

/// Moves of a program that only knows the rules; lines that are against them are legal at times.
fn said_at_random(id: &str, rng: &mut Rng) -> Vec<u8> {
    let mut numbers = |count: usize| -> String {
        let numbers: Vec<String> = (0..count)
            .map(|_| rng.random_range(1..=4).to_string())
            .collect();
        numbers.join(" ") + "\n"
    };
    let lines = (0..9).map(|at| match id {
        "game10" => numbers(3),
        "nimgame" => {
            let asked = ["ASK RULE\n", "ASK HEAPS\n", "ASK FIRST\n"].get(at);
            asked.map_or_else(|| format!("TAKE {}", numbers(2)), ToString::to_string)
        }
        _ => numbers(2),
    });
    lines.collect::<String>().into_bytes()
}

/// Whether the interactor of KNIGHT fills a large table before each game.
fn is_slow(opening: &str) -> bool {
    let sides: Vec<u64> = opening
        .split(' ')
        .take(2)
        .map(|it| it.parse().unwrap())
        .collect();
    sides[0].max(sides[1]) <= 1000 && sides[0] * sides[1] > 20_000
}

/// Games of a problem: the set's tests, and other opponents and seeds.
fn games(problem: &dyn AnyProblem) -> Vec<Game> {
    let mut rng = seeded(&["checker", "cpp", "games", problem.id()]);
    let spec = Spec::of(problem);
    let mut all = Vec::new();
    for (at, test) in spec.tests.iter().enumerate() {
        let opening = problem.recipe(&test.name).unwrap();
        if problem.id() == "knight" && is_slow(&opening) {
            continue;
        }
        let others = Opponent::ALL.map(|opponent| (opponent, format!("{}-again", test.name)));
        let own = (test.opponent.unwrap(), test.name.clone());
        let other = others[at % others.len()].clone();
        for (opponent, seed) in [own, other] {
            let mut game = Game {
                opening: opening.clone(),
                opponent,
                seed,
                said: Vec::new(),
            };
            let right = of_reference(problem, &game);
            let mut said = said_by_many(&right, &mut rng);
            said.extend((0..2).map(|_| said_at_random(problem.id(), &mut rng)));
            for said in said {
                game.said = said;
                all.push(Game {
                    opening: game.opening.clone(),
                    seed: game.seed.clone(),
                    ..game
                });
                game.said = Vec::new();
            }
        }
    }
    for opening in ["", "x\n", "8 9 9 9\n", "misere\n0\nYOU\n", "8 9 8 8 8\n"] {
        if problem.id() != "game10" {
            all.push(Game {
                opening: opening.into(),
                opponent: Opponent::Best,
                seed: "seed".into(),
                said: b"1 1\n".to_vec(),
            });
        }
    }
    all
}

#[test]
fn games_are_the_same_in_both_languages() {
    if !has_compiler() {
        return;
    }
    let counts: Vec<usize> = ["knight", "game10", "nimgame"]
        .into_par_iter()
        .map(|id| {
            let problem = all_problems::find(id).unwrap();
            let program = compiled(id, &source(problem).unwrap(), &["BATCH"]);
            let games = games(problem);
            let files: Vec<String> = games.iter().map(Game::file).collect();
            let texts: Vec<[&[u8]; 2]> = files
                .iter()
                .zip(&games)
                .map(|(file, game)| [file.as_bytes(), &game.said[..]])
                .collect();
            let mut right = 0;
            for (said, game) in batch(&program, &texts).iter().zip(&games) {
                let (told, outcome) = game.in_rust(problem);
                let heard = String::from_utf8_lossy(&game.said);
                let story = format!("{id}: {}said:\n{heard}\n{outcome}\n{said:?}", game.file());
                assert_eq!(said.verdict, in_short(&outcome).0, "{story}");
                assert_eq!(said.told, told, "{story}");
                right += usize::from(outcome == Checked::Accepted);
            }
            assert!(
                right > 100 && games.len() > 2 * right,
                "{right} of {}",
                games.len()
            );
            games.len()
        })
        .collect();
    eprintln!("{} games compared", counts.iter().sum::<usize>());
}
