//! Which system call a language cannot do without, where it is not on the list of those that programs have.

use std::fs;

use bilingual::Message;
use sandbox::{Isolation, Layer};

use super::settings::Settings;
use crate::catalogue::judging::CALL_REFUSED;

/// More than the number of any call.
const ALL: u32 = 1024;

/// Where the names of calls stand, if the machine has them.
const NAMES: [&str; 3] = [
    "/usr/include/asm/unistd_64.h",
    "/usr/include/x86_64-linux-gnu/asm/unistd_64.h",
    "/usr/include/asm-generic/unistd.h",
];

/// The call that a program of the judge's own needs and does not get; `None` if it is not the list by which
/// it fails. `works` tries the program, some ten times.
pub(super) fn call(settings: &Settings, works: impl Fn(&Settings) -> bool) -> Option<Message> {
    let isolation = settings.isolation().ok()?;
    let works_with = |spared| {
        works(&Settings {
            isolation: Some(Isolation {
                spared,
                ..isolation.clone()
            }),
            ..settings.clone()
        })
    };
    if !isolation.has(Layer::Calls) || !works_with(ALL) {
        return None;
    }
    // With all calls below the one of the highest number that it needs it fails, with that one it works.
    let (mut fails, mut does) = (0, ALL);
    while does - fails > 1 {
        let middle = fails.midpoint(does);
        if works_with(middle) {
            does = middle;
        } else {
            fails = middle;
        }
    }
    let name = name_of(fails).unwrap_or_default();
    Some(CALL_REFUSED.with(&[&fails, &name]).into())
}

/// ` (mknod)`.
fn name_of(call: u32) -> Option<String> {
    let text = NAMES
        .iter()
        .find_map(|file| fs::read_to_string(file).ok())?;
    let name = text.lines().find_map(|line| {
        let rest = line.strip_prefix("#define __NR_")?;
        let (name, number) = rest.split_once(' ')?;
        (number.trim().parse() == Ok(call)).then_some(name)
    });
    Some(format!(" ({})", name?))
}
