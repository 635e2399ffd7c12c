//! How a problem is called in a text of another.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use bilingual::Lang;
use problem_set::{Spec, problems};

/// How many problems are called so, by stem of the files or by title.
fn called(label: &str) -> usize {
    static ALL: OnceLock<BTreeMap<String, usize>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let mut all = BTreeMap::new();
        for problem in problems() {
            let title = &Spec::of(*problem).title;
            for name in BTreeSet::from([problem.file(), &title.vi, &title.en]) {
                *all.entry(name.to_owned()).or_insert(0) += 1;
            }
        }
        all
    });
    all.get(label).copied().unwrap_or(0)
}

/// Whether a label names several problems.
pub(crate) fn is_shared(label: &str) -> bool {
    called(label) > 1
}

/// How the problem is called: by the stem of its files, by its title where others have that stem, by its id
/// where others have both.
pub(crate) fn name(spec: &Spec, language: Lang) -> String {
    let title = spec.title.of(language);
    let names = [spec.file.as_str(), title];
    let name = names.into_iter().find(|name| !is_shared(name));
    name.map_or_else(|| spec.id.to_uppercase(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_that_of_one_problem() {
        all_problems::install();
        let name = |id: &str, language| {
            let problem = problem_set::find(id).unwrap();
            name(Spec::of(problem), language)
        };
        assert_eq!(name("nim", Lang::Vi), "NIM");
        assert_eq!(name("queen49", Lang::Vi), "Vua và hậu");
        assert_eq!(name("stone47", Lang::Vi), "STONE47");
        assert!(is_shared("STONE") && !is_shared("PEBBLES"));
    }
}
