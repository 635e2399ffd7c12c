//! How a problem is called in a text of another.

use bilingual::Lang;
use problem_set::{Spec, problems};

/// Whether a label names several problems, by stem of the files or by title.
pub(crate) fn is_shared(label: &str) -> bool {
    let is_called = |spec: &Spec| [&*spec.file, &spec.title.vi, &spec.title.en].contains(&label);
    let all = problems().iter().map(|problem| Spec::of(*problem));
    all.filter(|spec| is_called(spec)).nth(1).is_some()
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
        assert_eq!(name("stone47", Lang::Vi), "Bốc sỏi hai loại đống");
        assert!(is_shared("STONE") && !is_shared("PEBBLES"));
    }
}
