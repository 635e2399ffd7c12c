//! Sanity of tests, checker and program: what must hold for every problem, as checks.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitStatus};

use bilingual::{Result, broken, ensure};
use checker::Checked;
use checker::interactor::Rehearsal;
use inpout::Opening;
use problem_set::{AnyProblem, Dialogue, Digest, Spec};

use super::subject::{Found, Subject, Tests};
use judge::lock::{Lock, Locked};
use judge::problem::program_of;
use judge::temporary::temporary;
use judge::testset::{Made, TestFiles};

/// Inputs of more bytes are not tried with rubbish.
const MOST_FOR_RUBBISH: usize = 1 << 16;

/// The recipe and the reference still make what the lock pins.
pub(crate) fn pinned(made: &Made, locked: &Locked) -> Result<()> {
    let input = Digest::of(made.input.as_bytes());
    let answer = Digest::of(made.answer.as_bytes());
    let name = &locked.name;
    ensure(input == locked.input, || {
        format!(
            "the recipe '{name}' no longer makes the locked input; if that is meant, `judge lock` pins the new one"
        )
    })?;
    ensure(answer == locked.answer, || {
        "the reference no longer gives the locked answer".to_owned()
    })
}

/// The checker accepts the reference's answer, in the dress of other systems too, and refuses
/// broken versions of it.
pub(crate) fn checker_stands(
    problem: &dyn AnyProblem,
    spec: &Spec,
    files: &TestFiles,
    made: &Made,
) -> Result<()> {
    let (input, answer) = (made.input.as_bytes(), made.answer.as_str());
    let check = |output: &[u8]| problem.check(spec.checker, input, output, answer.as_bytes());
    let number = &files.number;
    let dressed = format!("\u{feff}{}\r\n \r\n", answer.replace('\n', " \r\n"));
    for output in [answer, &dressed] {
        let outcome = check(output.as_bytes());
        ensure(outcome == Checked::Accepted, || {
            format!("test {number}: the checker refuses the reference: {outcome:?}")
        })?;
    }
    let mut broken: Vec<Vec<u8>> = vec![format!("{answer} 1").into()];
    // Rubbish is refused at its first tokens; to read a large input again for each kind of it would
    // take longer than all that is worth to know.
    if input.len() <= MOST_FOR_RUBBISH {
        let every_byte = (0..=255).collect();
        broken.extend([
            every_byte,
            b"wibble monster\n".to_vec(),
            b"-1 ".repeat(1000),
        ]);
    }
    if let Some(last) = answer.split_ascii_whitespace().next_back() {
        let kept = answer.rfind(last).unwrap_or(0);
        broken.extend([Vec::new(), answer.as_bytes()[..kept].to_vec()]);
    }
    for output in broken {
        let outcome = check(&output);
        let is_refused = matches!(outcome, Checked::Wrong(_) | Checked::Format(_));
        ensure(is_refused, || {
            let begin = String::from_utf8_lossy(&output[..output.len().min(80)]);
            format!("test {number}: a broken output gets {outcome:?}: {begin:?}")
        })?;
    }
    Ok(())
}

/// The reference gets through the game of an interactive test, and babble does not.
pub(crate) fn dialogue_stands(
    problem: &dyn AnyProblem,
    game: &Rehearsal,
    files: &TestFiles,
) -> Result<()> {
    let number = &files.number;
    ensure(game.outcome == Checked::Accepted, || {
        format!(
            "test {number}: the interactor refuses the reference: {:?}\n{game}",
            game.outcome
        )
    })?;
    let every_byte: Vec<u8> = (0..=255).filter(|&byte| byte != b'\n').collect();
    for babble in [&b"wibble monster"[..], b"-1 -1 -1", b"0", &every_byte] {
        let mut interactor = files.interactor(problem)?;
        interactor.open();
        if interactor.outcome().is_some() {
            break;
        }
        interactor.hear(babble);
        let outcome = interactor.outcome();
        let stands = matches!(outcome, Some(Checked::Accepted | Checked::JudgeError(_)));
        ensure(!stands, || {
            let babble = String::from_utf8_lossy(babble);
            format!("test {number}: babble gets {outcome:?}: {babble:?}")
        })?;
    }
    Ok(())
}

/// Tests in which the reference plays the very game of an earlier one.
pub(crate) fn repeated_games(games: &[(String, String)]) -> Vec<String> {
    let mut seen = BTreeMap::new();
    let repeated = games.iter().filter_map(|(number, game)| {
        let first = seen.insert(game, number)?;
        Some(format!(
            "test {number} is the game of test {first} once more"
        ))
    });
    repeated.collect()
}

/// Answers have tiny alphabets: a test set in which one answer is nearly always right proves
/// nothing.
pub(crate) fn monotony_faults(lock: &Lock) -> Vec<String> {
    let mut counts = BTreeMap::new();
    for test in &lock.tests {
        *counts.entry(&test.answer.sha256).or_insert(0) += 1;
    }
    let most = counts.values().copied().max().unwrap_or(0);
    let all = lock.tests.len();
    let told = || format!("{most} of {all} tests have one and the same answer");
    (3 * most > 2 * all).then(told).into_iter().collect()
}

/// The program of a room does what all of them promise.
pub(super) fn program_keeps_its_contract(it: &Subject<'_>, tests: &Tests) -> Result<Found> {
    let program = program_of(it.problem.id())?;
    let sample = tests.files.first();
    let sample = sample.ok_or_else(|| broken("every problem has a sample"))?;
    match it.problem.dialogue() {
        None => keeps_the_contract(it.problem, &program, sample)?,
        Some(Dialogue { opening, .. }) => {
            keeps_the_dialogue_contract(it.problem, opening, &program, sample)?;
        }
    }
    Ok(Vec::new().into())
}

/// What every problem's program promises: it finds its input in any case, says nothing, writes
/// the sample's answer, and refuses a bad input in one line that leaves the old output alone.
fn keeps_the_contract(problem: &dyn AnyProblem, program: &Path, sample: &TestFiles) -> Result<()> {
    let (input, answer) = (fs::read(&sample.input)?, fs::read(&sample.answer)?);
    let [inp, out] = ["INP", "OUT"].map(|end| format!("{}.{end}", problem.file()));
    for name in [inp.clone(), inp.to_lowercase()] {
        let folder = temporary()?;
        let run = |input: &[u8]| -> Result<(ExitStatus, Vec<u8>, String)> {
            fs::write(folder.path().join(&name), input)?;
            let run = Command::new(program).current_dir(folder.path()).output()?;
            let said = String::from_utf8_lossy(&run.stderr).into_owned();
            Ok((run.status, run.stdout, said))
        };
        let has_answer = || -> Result<bool> { Ok(fs::read(folder.path().join(&out))? == answer) };
        let (status, printed, said) = run(&input)?;
        ensure(status.success(), || {
            format!("the program fails on the sample as {name}: {said}")
        })?;
        ensure(printed.is_empty() && said.is_empty(), || {
            "the program is not silent on the sample".to_owned()
        })?;
        ensure(has_answer()?, || {
            format!("the program's {out} is not the sample's")
        })?;

        let (status, _, said) = run(&[&input[..], b"?\n"].concat())?;
        ensure(status.code() == Some(2), || {
            format!("a bad input ends with {status}, not with exit code 2")
        })?;
        let is_line = said.starts_with(&format!("{name}:")) && said.lines().count() == 1;
        ensure(is_line, || {
            format!("a bad input is not told in one line that begins with the file's name: {said}")
        })?;
        ensure(has_answer()?, || {
            format!("a bad input destroys the old {out}")
        })?;
    }
    Ok(())
}

/// The same for a program that talks: it ends in silence when its input does, refuses a bad move
/// in one line with exit code 1 (unless it asks again), and a bad opening with exit code 2.
fn keeps_the_dialogue_contract(
    problem: &dyn AnyProblem,
    opening: Opening,
    program: &Path,
    sample: &TestFiles,
) -> Result<()> {
    let text = fs::read_to_string(&sample.input)?;
    let name = format!("{}.INP", problem.file());
    let run = |opening_text: &str, said: &str| -> Result<(Option<i32>, String)> {
        let folder = temporary()?;
        let stdin = match opening {
            Opening::File => {
                fs::write(folder.path().join(name.to_lowercase()), opening_text)?;
                said.to_owned()
            }
            Opening::FirstLine | Opening::None => format!("{opening_text}{said}"),
        };
        let input = folder.path().join("stdin");
        fs::write(&input, stdin)?;
        let run = Command::new(program)
            .current_dir(folder.path())
            .stdin(fs::File::open(&input)?)
            .output()?;
        let said = String::from_utf8_lossy(&run.stderr).into_owned();
        Ok((run.status.code(), said))
    };
    let (code, stderr) = run(&text, "")?;
    ensure(code == Some(0) && stderr.is_empty(), || {
        format!("when its input ends, the program ends with {code:?} and says: {stderr}")
    })?;
    let (code, stderr) = run(&text, "? ? ?\n")?;
    let refuses = code == Some(1) && stderr.lines().count() == 1;
    ensure(refuses || code == Some(0) && stderr.is_empty(), || {
        format!("after a bad move, the program ends with {code:?} and says: {stderr}")
    })?;
    if opening != Opening::None {
        let (code, stderr) = run("?\n", "")?;
        ensure(code == Some(2) && stderr.lines().count() == 1, || {
            format!("after a bad opening, the program ends with {code:?} and says: {stderr}")
        })?;
    }
    Ok(())
}
