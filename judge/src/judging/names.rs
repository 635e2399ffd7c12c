//! Names of files in a source: how they are spelt, and which are wrong, as far as it can be seen
//! without running it.

use std::collections::BTreeSet;

use lexing::{Kind, Syntax, tokens};

/// Names in a source that are longer are none.
const LONGEST: usize = 60;

/// Spellings of a word that are looked for.
const MOST: usize = 8;

/// The names, other than `STEM.INP` itself, under which a program may look for its input: in
/// small letters, with one capital, and however the source spells it or its parts.
pub(super) fn spellings(source: &[u8], stem: &str) -> BTreeSet<String> {
    let right = format!("{stem}.INP");
    let mut stems = spelt(source, stem);
    let mut title = stem.to_ascii_lowercase();
    stems.insert(title.clone());
    if let Some(first) = title.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    stems.extend([stem.to_owned(), title]);
    let mut extensions = spelt(source, ".inp");
    extensions.extend([".inp", ".INP"].map(str::to_owned));
    let mut names = spelt(source, &right);
    for stem in stems {
        names.extend(extensions.iter().map(|it| format!("{stem}{it}")));
    }
    names.remove(&right);
    names
}

/// How a word is spelt in the source, in whichever case.
fn spelt(source: &[u8], word: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for place in source.windows(word.len()) {
        if place.eq_ignore_ascii_case(word.as_bytes()) {
            found.insert(String::from_utf8_lossy(place).into_owned());
            if found.len() == MOST {
                break;
            }
        }
    }
    found
}

/// What the source names in the place of `STEM.INP` and `STEM.OUT`, each with the right name: only
/// where the right one, in any case, is named nowhere.
pub(super) fn wrong_names(
    source: &[u8],
    syntax: Syntax,
    stem: &str,
    reads_file: bool,
) -> Vec<(String, String)> {
    let source = String::from_utf8_lossy(source);
    let texts = tokens(&source, syntax).into_iter();
    let texts = texts.filter(|it| it.kind == Kind::Text);
    let named = texts.map(|it| it.inner());
    let is_name = |it: &&str| it.len() <= LONGEST && !it.contains(char::is_whitespace);
    let named: Vec<&str> = named.filter(is_name).collect();
    let mut wrong = Vec::new();
    for (extension, is_wanted) in [("INP", reads_file), ("OUT", true)] {
        let right = format!("{stem}.{extension}");
        let is_right = |name: &&str| {
            let file = name.rsplit(['/', '\\']).next().unwrap_or_default();
            file.eq_ignore_ascii_case(&right)
        };
        let meant = named.iter().find(|name| may_mean(name, stem, extension));
        if is_wanted
            && !named.iter().any(is_right)
            && let Some(name) = meant
        {
            wrong.push(((*name).to_owned(), right));
        }
    }
    wrong
}

/// Whether it is a name with this extension, or with this stem and nearly this extension: `NIM.IN`.
fn may_mean(name: &str, stem: &str, extension: &str) -> bool {
    if goes_on(name, &format!("{stem}.{extension}")) {
        return true;
    }
    name.rsplit_once('.').is_some_and(|(its_stem, its)| {
        let is_near = || {
            let begins = its.get(..2).unwrap_or_default();
            its_stem.eq_ignore_ascii_case(stem) && begins.eq_ignore_ascii_case(&extension[..2])
        };
        !its_stem.is_empty() && (its.eq_ignore_ascii_case(extension) || is_near())
    })
}

/// Whether it is the right name with one more extension, `NIM.INP.txt`: Windows shows such a file without it.
pub(super) fn goes_on(name: &str, right: &str) -> bool {
    name.split_at_checked(right.len())
        .is_some_and(|(its, rest)| its.eq_ignore_ascii_case(right) && rest.starts_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(source: &str) -> Vec<String> {
        let wrong = wrong_names(source.as_bytes(), Syntax::C, "NIM", true);
        wrong.into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn a_name_with_another_stem_is_wrong() {
        let source = "freopen(\"NIMM.INP\", \"r\", stdin);\nfreopen(\"nim.out\", \"w\", stdout);";
        assert_eq!(wrong(source), ["NIMM.INP"]);
        assert_eq!(
            wrong("assign(f, 'bai1.inp'); assign(g, 'bai1.out');"),
            ["bai1.inp", "bai1.out"]
        );
        assert_eq!(
            wrong("open('nim.in'); open('NIM.OUTPUT'); open('nim.old')"),
            ["nim.in", "NIM.OUTPUT"]
        );
        assert_eq!(
            wrong("open('nim.inp.txt'); open('NIM.OUT.TXT', 'w')"),
            ["nim.inp.txt", "NIM.OUT.TXT"]
        );
    }

    #[test]
    fn an_input_is_found_however_the_source_spells_it() {
        let names = |source: &str| spellings(source.as_bytes(), "NIM");
        let usual = ["NIM.inp", "Nim.INP", "Nim.inp", "nim.INP", "nim.inp"];
        assert!(names("").iter().eq(usual));
        assert!(names("open('Nim.Inp')").contains("Nim.Inp"));
        assert!(names("assign(f, 'nIm' + '.iNp')").contains("nIm.iNp"));
        assert!(names("\u{feff}đọc NIM.inP").contains("NIM.inP"));
        let every = (0..64).map(|case: u32| {
            let letter = |at: usize, it: char| match case >> at & 1 {
                0 => it.to_ascii_lowercase(),
                _ => it,
            };
            let letters = "NIMINP".chars().enumerate();
            let name: String = letters.map(|(at, it)| letter(at, it)).collect();
            format!("{}.{}", &name[..3], &name[3..])
        });
        let every = every.collect::<Vec<_>>().join(" ");
        assert!(names(&every).len() <= 10 * 10 + MOST, "not without end");
    }

    #[test]
    fn what_may_be_right_is_not_told() {
        for source in [
            "open('NIM.INP'); open('Nim.out')",
            "#define TASK \"nim\"\nfreopen(TASK\".inp\", \"r\", stdin);",
            "// freopen(\"test.inp\", \"r\", stdin);",
            "open('./NIM.INP'); open(\"old.inp\")",
            "cin >> n;",
        ] {
            assert_eq!(wrong(source), [""; 0], "{source}");
        }
        assert_eq!(wrong_names(b"open('x.inp')", Syntax::C, "NIM", false), []);
        let python = b"# open('x.inp')\nopen('NIM.OUT', 'w')";
        assert_eq!(wrong_names(python, Syntax::Python, "NIM", true), []);
        let raw = b"open(r'NIM.INP'); open(b\"NIM.OUT\", 'w')";
        assert_eq!(wrong_names(raw, Syntax::Python, "NIM", true), []);
    }
}
