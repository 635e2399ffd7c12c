//! The rules for C and C++.

use super::{End, Refusal, Text};

/// What speaks on a standard stream by itself.
const READS: [&str; 7] = [
    "cin",
    "scanf",
    "getchar",
    "gets",
    "stdin",
    "getchar_unlocked",
    "wcin",
];
const WRITES: [&str; 8] = [
    "cout",
    "printf",
    "puts",
    "putchar",
    "stdout",
    "putchar_unlocked",
    "wcout",
    "vprintf",
];

/// What a file can do and a pipe cannot, or what a stream in its place has no method for.
const ONLY_FILES: [&str; 9] = [
    "seekg", "seekp", "tellg", "fseek", "rewind", "ftell", "fgetpos", "fsetpos", "fstat",
];
const ONLY_FILE_STREAMS: [&str; 2] = ["is_open", "open"];

pub(super) fn turn(text: &mut Text<'_>) -> Result<(), Refusal> {
    redirections(text);
    let opened = text.opened;
    pointers(text);
    let needs_streams = streams(text);
    if text.opened == [0; 2] {
        return Ok(());
    }
    if let Some(name) = text.uses(&ONLY_FILES) {
        return Err(Refusal::because(format!("{name} needs a file")));
    }
    if let Some(name) = text
        .uses(&["fstream", "ifstream", "ofstream"])
        .and_then(|_| method(text))
    {
        return Err(Refusal::because(format!("a standard stream has no {name}")));
    }
    for end in End::BOTH {
        let own = end.pick(&READS[..], &WRITES[..]);
        let is_by_name = text.opened[end as usize] > opened[end as usize];
        if let (true, Some(name)) = (is_by_name, text.uses(own)) {
            return Err(Refusal::besides(end, name));
        }
    }
    if needs_streams {
        include_streams(text);
    }
    Ok(())
}

/// A method of a file stream that a standard stream lacks.
fn method(text: &Text<'_>) -> Option<&'static str> {
    let called = |at: usize, name: &str| text.says(at, &[".", name, "("]);
    let places = 0..text.words.len();
    ONLY_FILE_STREAMS
        .into_iter()
        .find(|name| places.clone().any(|at| called(at, name)))
}

/// `freopen("N.INP", "r", stdin)`.
fn redirections(text: &mut Text<'_>) {
    for at in 0..text.words.len() {
        let Some(end) = call(text, at, "freopen") else {
            continue;
        };
        let stream = end.pick("stdin", "stdout");
        if !text.says(at + 5, &[",", stream, ")"]) {
            continue;
        }
        let is_statement = text.at(at + 8) == ";"
            && at
                .checked_sub(1)
                .is_none_or(|before| [";", "{", "}"].contains(&text.at(before)));
        if is_statement {
            text.remove(at, at + 8);
        } else {
            text.replace(at, at + 7, stream);
        }
        text.open(end);
    }
}

/// `fopen("N.INP", "r")`.
fn pointers(text: &mut Text<'_>) {
    for at in 0..text.words.len() {
        let end = call(text, at, "fopen").filter(|_| text.at(at + 5) == ")");
        if let Some(end) = end {
            text.replace(at, at + 5, end.pick("stdin", "stdout"));
            text.open(end);
        }
    }
}

/// Which file `name("N.INP", "r"` opens, in the mode that suits it.
fn call(text: &Text<'_>, at: usize, name: &str) -> Option<End> {
    let end = text.named(at + 2)?;
    let modes = end.pick(["\"r\"", "\"rt\""], ["\"w\"", "\"wt\""]);
    let is_call =
        text.says(at, &[name, "("]) && text.at(at + 3) == "," && modes.contains(&text.at(at + 4));
    is_call.then_some(end)
}

/// `ifstream in("N.INP");`, `ofstream("N.OUT") << x;` and `ifstream &in`; whether there are any.
fn streams(text: &mut Text<'_>) -> bool {
    let mut are_any = false;
    for at in 0..text.words.len() {
        let (end, stream, standard) = match text.at(at) {
            "ifstream" => (End::Input, "istream", "cin"),
            "ofstream" => (End::Output, "ostream", "cout"),
            _ => continue,
        };
        if !text.is_name(at) {
            continue;
        }
        let scope = if at >= 2 && text.says(at - 2, &["std", "::"]) {
            "std::"
        } else {
            ""
        };
        let is_closed =
            |place: usize| [("(", ")"), ("{", "}")].contains(&(text.at(place), text.at(place + 2)));
        if text.named(at + 2) == Some(end) && is_closed(at + 1) {
            // A temporary: what it is told goes on at once.
            if text.at(at + 4) == end.pick(">>", "<<") {
                text.replace(at, at + 3, standard);
                text.open(end);
            }
        } else if text.named(at + 3) == Some(end) && is_closed(at + 2) && text.at(at + 5) == ";" {
            let name = text.at(at + 1);
            text.replace(at, at + 4, format!("{stream} &{name} = {scope}{standard}"));
            remove_closing(text, name);
            text.open(end);
        } else if text.at(at + 1) == "&" {
            text.replace(at, at, stream);
        } else {
            continue;
        }
        are_any = true;
    }
    are_any
}

/// Takes out `name.close();`, which a standard stream does not have.
fn remove_closing(text: &mut Text<'_>, name: &str) {
    for at in 0..text.words.len() {
        if text.says(at, &[name, ".", "close", "(", ")", ";"]) {
            text.remove(at, at + 5);
        }
    }
}

/// The standard streams are declared in a header of their own.
fn include_streams(text: &mut Text<'_>) {
    let has = |header: &str| text.source.contains(&format!("#include <{header}>"));
    if has("iostream") || has("bits/stdc++.h") {
        return;
    }
    let Some(place) = text.source.find("#include <fstream>") else {
        return;
    };
    text.edits.push((
        place,
        place + "#include <fstream>".len(),
        "#include <iostream>".to_owned(),
    ));
}
