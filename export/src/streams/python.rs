//! The rules for Python.

use super::{End, Refusal, Text};

pub(super) fn turn(text: &mut Text<'_>) -> Result<(), Refusal> {
    // Which streams `input()` and a bare `print()` speak on, once they are set anew.
    let mut are_set = [false; 2];
    for at in 0..text.words.len() {
        let is_bare = at == 0 || text.at(at - 1) != ".";
        let Some(end) = text.named(at + 2).filter(|_| is_bare) else {
            continue;
        };
        // As letters or as bytes: a stream is opened in the same ways.
        let modes = end.pick(["r", "rb"], ["w", "wb"]);
        let mode = text.string(at + 4).filter(|mode| modes.contains(mode));
        let has_mode = text.at(at + 3) == "," && mode.is_some();
        let is_reading = end == End::Input && text.at(at + 3) == ")";
        if text.says(at, &["open", "("]) && (has_mode || is_reading) {
            text.replace(at + 2, at + 2, end.pick("0", "1"));
            text.open(end);
            let stream = end.pick("stdin", "stdout");
            are_set[end as usize] |= at >= 2 && text.says(at - 2, &[stream, "="]);
        }
    }
    if text.opens(End::Input) && !are_set[0] && text.uses(&["input", "stdin"]).is_some() {
        return Err(Refusal::because(
            "it reads standard input besides the input",
        ));
    }
    let prints =
        (0..text.words.len()).any(|at| text.says(at, &["print", "("]) && !has_file(text, at + 1));
    if text.opens(End::Output) && !are_set[1] && (prints || text.uses(&["stdout"]).is_some()) {
        return Err(Refusal::because("it prints besides the answer"));
    }
    Ok(())
}

/// Whether the call whose bracket opens here says `file=`.
fn has_file(text: &Text<'_>, open: usize) -> bool {
    let mut depth = 0_usize;
    for at in open..text.words.len() {
        match text.at(at) {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => {
                depth -= 1;
                if depth == 0 {
                    return false;
                }
            }
            "file" if depth == 1 && text.at(at + 1) == "=" => return true,
            _ => {}
        }
    }
    false
}
