//! The rules for Pascal, where a file without a name is a standard stream.

use super::{End, Refusal, Text};

/// What speaks on a standard stream unless it begins with a file.
const READS: [&str; 6] = ["read", "readln", "eof", "eoln", "seekeof", "seekeoln"];
const WRITES: [&str; 2] = ["write", "writeln"];

pub(super) fn turn(text: &mut Text<'_>) -> Result<(), Refusal> {
    // The variables that stand for the two files.
    let mut files = [None; 2];
    for at in 0..text.words.len() {
        let is_assigned = text.at(at).eq_ignore_ascii_case("assign")
            && text.at(at + 1) == "("
            && text.is_name(at + 2)
            && text.says(at + 3, &[","])
            && text.at(at + 5) == ")";
        if let (true, Some(end)) = (is_assigned, text.named(at + 4)) {
            text.replace(at + 4, at + 4, "''");
            text.open(end);
            files[end as usize] = Some(text.at(at + 2));
        }
    }
    for end in End::BOTH {
        let standard = end.pick("input", "output");
        let file = files[end as usize].filter(|file| !file.eq_ignore_ascii_case(standard));
        let Some(file) = file else { continue };
        let own = end.pick(&READS[..], &WRITES[..]);
        let is_besides = |&at: &usize| {
            let begins_with_it =
                text.at(at + 1) == "(" && text.at(at + 2).eq_ignore_ascii_case(file);
            let speaks = own
                .iter()
                .any(|word| text.at(at).eq_ignore_ascii_case(word));
            speaks && text.is_name(at) && !begins_with_it
        };
        if let Some(at) = (0..text.words.len()).find(is_besides) {
            return Err(Refusal::besides(end, text.at(at)));
        }
    }
    Ok(())
}
