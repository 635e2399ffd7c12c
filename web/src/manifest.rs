//! What the page has to know of `problem.toml`.
//!
//! A reader of TOML would be half of each module. The manifests of the set are written alike, and a
//! test holds what is read here against the real reader.

use inpout::Bounds;

/// A test, as its lines say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Test<'a> {
    pub(crate) name: &'a str,
    pub(crate) tier: &'a str,
    /// What it is for, in Vietnamese.
    pub(crate) vi: &'a str,
    /// The same in English.
    pub(crate) en: &'a str,
    /// Whom the program plays against, if it talks.
    pub(crate) opponent: &'a str,
}

/// The way in which outputs are checked.
pub(crate) fn checker(manifest: &str) -> &str {
    let mut before_tables = manifest.lines().take_while(|line| !line.starts_with('['));
    before_tables
        .find_map(|line| value(line, "checker"))
        .unwrap_or("tokens")
}

/// The range of a parameter in the source tier.
pub(crate) fn bounds(manifest: &str, name: &str) -> Option<Bounds> {
    let (_, params) = manifest.split_once("\n[params]\n")?;
    let mut params = params.lines().take_while(|line| !line.starts_with('['));
    params.find_map(|line| {
        let (key, written) = line.split_once('=')?;
        let written = match written.trim().strip_prefix('{') {
            Some(tiers) => tiers.split_once("source = ")?.1,
            None => written.trim(),
        };
        let range = written.strip_prefix('"')?.split('"').next()?;
        (key.trim() == name).then(|| Bounds::parse(range))?
    })
}

/// The tests, in order.
pub(crate) fn tests(manifest: &str) -> Vec<Test<'_>> {
    let mut tests: Vec<Test<'_>> = Vec::new();
    let mut is_test = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_test = line.trim_end() == "[[tests]]";
            tests.extend(is_test.then(Test::default));
        }
        let Some(test) = tests.last_mut().filter(|_| is_test) else {
            continue;
        };
        for (key, field) in [
            ("name", &mut test.name),
            ("tier", &mut test.tier),
            ("about.vi", &mut test.vi),
            ("about.en", &mut test.en),
            ("opponent", &mut test.opponent),
        ] {
            if let Some(value) = value(line, key) {
                *field = value;
            }
        }
    }
    tests
}

/// The text that a line gives this key.
fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let value = line.strip_prefix(key)?.trim_start().strip_prefix('=')?;
    let value = value.trim();
    let within = |mark: char| value.strip_prefix(mark)?.strip_suffix(mark);
    within('"').or_else(|| within('\''))
}

#[cfg(test)]
mod tests {
    use problem_set::Spec;

    use super::*;

    #[test]
    fn every_manifest_says_here_what_it_says_to_the_real_reader() {
        for problem in all_problems::problems() {
            let spec = Spec::of(*problem);
            let manifest = problem.manifest();
            assert_eq!(checker(manifest).parse(), Ok(spec.checker), "{problem:?}");
            let read: Vec<_> = tests(manifest)
                .into_iter()
                .map(|test| ((test.name, test.tier, test.opponent), (test.vi, test.en)))
                .collect();
            let real: Vec<_> = spec
                .tests
                .iter()
                .map(|test| (test, &test.about))
                .map(|(test, about)| {
                    let opponent = test.opponent.map_or("", |it| it.name());
                    let told = (&*test.name, test.tier.name(), opponent);
                    (told, (&*about.vi, &*about.en))
                })
                .collect();
            assert_eq!(read, real, "{problem:?}");
        }
    }
}
