//! Compiled example submissions, kept from one test of the set to the next.
//!
//! Most of them never change, and compiling all of them takes minutes. A build is found by all that makes it: the
//! source, the language, the compiler with its size and date, and as whom and within which walls it was started.
//! So it is what compiling would make here and now, and goes the way of any other from there on. What a person
//! hands in is always compiled anew.

use std::fs;
use std::io;
use std::path::Path;

use sandbox::Isolation;

use super::language::Language;
use super::store::name_of;
use super::tools;
use crate::system;

/// The name of what this compiler makes of a source within these walls.
pub(super) fn key(
    source: &Path,
    language: Language,
    tool: &Path,
    isolation: &Isolation,
) -> io::Result<String> {
    // A compiler always knows the same standards.
    let standard = language.newest_standard();
    // How the compiler is called is part of what it makes.
    let ways = language.compilations(tool, "source".as_ref(), "target".as_ref(), standard);
    let arguments = ways.iter().flat_map(|way| &way.arguments);
    let arguments = arguments.map(|it| it.as_os_str().as_encoded_bytes());
    let (stamp, walls, source) = (tools::stamp(tool)?, isolation.line(), fs::read(source)?);
    let (name, user) = (language.name(), system::user());
    let parts = [name, &stamp, &user, &walls].map(str::as_bytes);
    Ok(name_of(
        parts.into_iter().chain(arguments).chain([&*source]),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    use sandbox::Layer;

    #[test]
    fn another_source_language_compiler_or_wall_is_another_build() {
        let home = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| {
            let path = home.path().join(name);
            fs::write(&path, text).unwrap();
            path
        };
        let (one, other) = (file("a", "1"), file("b", "2"));
        let key_of = |source: &Path, language, tool: &Path| {
            key(source, language, tool, &Isolation::none()).unwrap()
        };
        let base = key_of(&one, Language::Cpp, &one);
        assert_eq!(base, key_of(&one, Language::Cpp, &one));
        let walls = Isolation {
            on: vec![Layer::Calls],
            ..Isolation::none()
        };
        let other_walls = key(&one, Language::Cpp, &one, &walls).unwrap();
        assert_ne!(base, other_walls);
        assert_ne!(base, key_of(&other, Language::Cpp, &one));
        assert_ne!(base, key_of(&one, Language::C, &one));
        assert_ne!(base, key_of(&one, Language::Cpp, &other));
    }
}
