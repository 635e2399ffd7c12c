//! What a source in Java tells of its classes: how its file is to be called, and which of them is the program.
//!
//! Of several that could be the program the public one is, then the one that is called as the source.

use std::cmp::Reverse;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::store::make_readable;
use zip::ZipArchive;

use lexing::{Kind, Syntax, Token, code};

/// From this version on a `main` need be neither public nor static nor take arguments.
const PLAIN_MAIN: u32 = 25;

/// Classes that are taken out of an archive, and bytes of each and of all.
const MOST_CLASSES: usize = 2000;
const LONGEST: u64 = 1 << 20;
const MOST_BYTES: usize = 64 << 20;

/// A class of a source.
#[derive(Debug, Default)]
struct Class {
    /// Its name without the package: `Nim`, `Outer$In`.
    name: String,
    is_public: bool,
    is_interface: bool,
    main: Option<Main>,
}

/// How a class can be started; the better ones last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Main {
    /// By any `main`, in newer versions.
    Plain,
    /// By a public static one with an array of arguments.
    Classic,
}

/// The public class of a source, after which its file has to be called.
pub(super) fn public_class(source: &str) -> Option<String> {
    let mut classes = classes(&code(source, Syntax::Java), "").into_iter();
    let found = classes.find(|it| it.is_public && !it.name.contains('$'));
    found.map(|it| it.name)
}

/// The class that is started, with its package: `game.Nim`. `None` if there is none that can be; `is_new` tells
/// whether any `main` starts a class here. A file called `stem`
/// may be the body of a class without saying so.
pub(super) fn main_class(
    source: &str,
    stem: &str,
    is_new: impl FnOnce() -> bool,
) -> Option<String> {
    let tokens = code(source, Syntax::Java);
    let found = classes(&tokens, stem)
        .into_iter()
        .filter(|it| it.main.is_some());
    let best = found.max_by_key(|class| {
        let own = class.name.rsplit('$').next().unwrap_or_default();
        let names = (own == stem, own == "Main", Reverse(class.name.clone()));
        (
            class.main,
            !class.name.contains('$'),
            class.is_public,
            names,
        )
    })?;
    if best.main == Some(Main::Plain) && !is_new() {
        return None;
    }
    let package = tokens.iter().skip_while(|it| it.text != "package").skip(1);
    let package = package.take_while(|it| it.text == "." || it.kind == Kind::Word);
    let mut name: String = package.map(|it| it.text).collect();
    if !name.is_empty() {
        name.push('.');
    }
    Some(name + &best.name)
}

/// Puts the classes of an archive into a new folder, each in that of its package. What lies in it then, and how
/// it is called.
pub(super) fn take_classes(archive: &Path, folder: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut archive = ZipArchive::new(File::open(archive)?)?;
    fs::create_dir(folder)?;
    let mut taken = 0;
    for number in 0..archive.len().min(MOST_CLASSES) {
        let entry = archive.by_index(number)?;
        let place = entry.enclosed_name().map(|name| folder.join(name));
        let Some(place) = place.filter(|_| entry.is_file() && taken < MOST_BYTES) else {
            continue;
        };
        let mut bytes = Vec::new();
        entry.take(LONGEST).read_to_end(&mut bytes)?;
        taken += bytes.len();
        fs::create_dir_all(place.parent().unwrap_or(folder))?;
        fs::write(place, &bytes)?;
    }
    make_readable(folder)?;
    let entries = fs::read_dir(folder)?.flatten();
    let own = entries.map(|it| (it.path(), it.file_name().to_string_lossy().into_owned()));
    Ok(own.collect())
}

/// Whether this is the Java, `javac 25.0.1`, in which any `main` starts a class.
pub(super) fn is_new(version: &str) -> bool {
    let digits = version.split(|it: char| !it.is_ascii_digit());
    let mut numbers = digits.filter_map(|it| it.parse::<u32>().ok());
    numbers.next().is_some_and(|it| it >= PLAIN_MAIN)
}

/// The classes that are no part of a method.
fn classes(tokens: &[Token<'_>], stem: &str) -> Vec<Class> {
    let text = |at: usize| tokens.get(at).map_or("", |it| it.text);
    let mut all: Vec<Class> = Vec::new();
    // The blocks that are open, with the class whose body it is; the class whose body comes.
    let (mut open, mut coming): (Vec<Option<usize>>, _) = (Vec::new(), None);
    for (at, token) in tokens.iter().enumerate() {
        let before = tokens[..at].iter().rev().map(|it| it.text);
        let mut before = before.take_while(|it| !matches!(*it, ";" | "{" | "}"));
        let inside = open.iter().copied().collect::<Option<Vec<usize>>>();
        match (token.text, inside) {
            ("{", _) => open.push(coming.take()),
            ("}", _) => drop(open.pop()),
            (what @ ("class" | "interface" | "enum" | "record"), Some(inside))
                if at.checked_sub(1).is_none_or(|last| text(last) != ".")
                    && tokens.get(at + 1).is_some_and(|it| it.kind == Kind::Word)
                    && (what != "record" || matches!(text(at + 2), "(" | "<")) =>
            {
                let outer = inside.last().map(|&it| format!("{}$", all[it].name));
                coming = Some(all.len());
                all.push(Class {
                    name: outer.unwrap_or_default() + text(at + 1),
                    is_public: before.any(|it| it == "public"),
                    is_interface: what == "interface",
                    main: None,
                });
            }
            ("main", Some(inside)) if before.next() == Some("void") && text(at + 1) == "(" => {
                let place = inside.last().copied().unwrap_or_else(|| {
                    all.push(Class {
                        name: stem.to_owned(),
                        ..Class::default()
                    });
                    all.len() - 1
                });
                let class = &mut all[place];
                let words: Vec<&str> = before.collect();
                let is_public = class.is_interface || words.contains(&"public");
                let taken: Vec<&str> = (at + 2..)
                    .map(text)
                    .take_while(|it| !matches!(*it, ")" | ""))
                    .collect();
                let takes_words = taken.contains(&"String");
                let main = if takes_words && is_public && words.contains(&"static") {
                    Some(Main::Classic)
                } else {
                    let is_plain = takes_words || taken.is_empty();
                    (is_plain && !words.contains(&"private")).then_some(Main::Plain)
                };
                class.main = class.main.max(main);
            }
            _ => {}
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAIN: &str = "public static void main(String[] a) { int[] b = {}; if (b == null) {} }";

    /// The class that is started of a source, whose mark stands for a classic `main`.
    fn found(source: &str, stem: &str) -> Option<String> {
        main_class(&source.replace('@', MAIN), stem, || false)
    }

    #[test]
    fn the_class_with_a_main_is_the_program() {
        for (source, class) in [
            (
                "package a . b; class Heap { void nain() {} } class Nim { @ }",
                "a.b.Nim",
            ),
            (
                "/* package x; class Y { @ } */ class Nim { String s = \"class Z { @\"; @ }",
                "Nim",
            ),
            ("class Outer { static class In { int a; @ } }", "Outer$In"),
            ("record Nim(int n) { @ }", "Nim"),
            (
                "interface Nim { static void main(final String... a) {} }",
                "Nim",
            ),
            ("enum Nim { A { int f() { return 1; } }; @ }", "Nim"),
            (
                "class Nim<T extends A> extends B { Object o = Nim.class; int record = 1; @ }",
                "Nim",
            ),
            (
                "class A { void f() { class Main { @ } } } class B { @ }",
                "B",
            ),
        ] {
            assert_eq!(found(source, "x").as_deref(), Some(class), "{source}");
        }
        for source in [
            "",
            "// class Nim { @ }",
            "class Nim { void main() {} }",
            "class Nim { } }{",
        ] {
            assert_eq!(found(source, "x"), None, "{source}");
        }
    }

    #[test]
    fn of_several_the_public_one_is_meant_then_that_of_the_source() {
        let all = "class A { @ } class Nim { @ } class B { public static class C { @ } }";
        assert_eq!(found(all, "Nim").as_deref(), Some("Nim"));
        assert_eq!(
            found("class Main { @ } class Z { @ }", "nim").as_deref(),
            Some("Main")
        );
        let all = "public class A { @ } class Nim { @ }";
        assert_eq!(found(all, "Nim").as_deref(), Some("A"));
    }

    #[test]
    fn a_plain_main_starts_where_java_is_new() {
        let plain = |source: &str, is_new| main_class(source, "nim", || is_new);
        for (source, class) in [
            ("class Nim { void main() {} }", "Nim"),
            ("class Nim { static void main(String[] a) {} }", "Nim"),
            ("void main() {} class A { void main() {} }", "nim"),
        ] {
            assert_eq!(plain(source, false), None);
            assert_eq!(plain(source, true).as_deref(), Some(class));
        }
        for source in [
            "class Nim { private void main() {} }",
            "class Nim { void main(int a) {} }",
        ] {
            assert_eq!(plain(source, true), None);
        }
    }

    #[test]
    fn the_version_tells_whether_java_is_new() {
        let versions = [
            "javac 25.0.1",
            "javac 27-ea",
            "javac 17.0.15",
            "javac 1.8.0_45",
            "version unknown",
        ];
        assert_eq!(versions.map(is_new), [true, true, false, false, false]);
    }

    #[test]
    fn the_public_class_of_a_source_is_found() {
        for (text, class) in [
            ("class A {}\npublic class Nim {", Some("Nim")),
            ("public  strictfp\tfinal class\nNim{}", Some("Nim")),
            ("public record Heap(int n) {}", Some("Heap")),
            ("public enum Đống { A }", Some("Đống")),
            ("@A public interface B {}", Some("B")),
            ("public static void main() {} class B {}", None),
            ("class Main{ public static class B {} }", None),
            ("// public class A {}", None),
            ("nothing", None),
        ] {
            assert_eq!(public_class(text).as_deref(), class, "{text}");
        }
    }
}
