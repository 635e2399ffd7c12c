//! What rooms offer to change, by the rules of the statement and by others.

use std::collections::BTreeSet;

use arena::plainly;
use bilingual::{Lang, wording_faults};
use contract::{Most, Values, seeded};
use problem_set::offered::Offered;
use problem_set::{AnyProblem, Spec, Tier};

fn offering() -> impl Iterator<Item = (&'static dyn AnyProblem, Offered)> {
    let rooms = all_problems::problems().iter().copied();
    let rooms = rooms.filter(|it| it.offer().is_some());
    rooms.map(|it| (it, Offered::of(it).expect("variants.toml is valid")))
}

/// The largest inputs that are drawn, and small ones.
fn inputs(problem: &dyn AnyProblem, offered: &Offered) -> Vec<String> {
    let most = offered.params.of(Tier::Source).map(|(name, it)| {
        let most = it.most.and_then(|it| u64::try_from(it).ok());
        (name.to_owned(), most.expect("a closed range"))
    });
    let most: Most = most.collect();
    let mut rng = seeded(&[problem.id(), "offer"]);
    let mut inputs: Vec<String> = (0..200).map(|_| problem.small(&mut rng)).collect();
    inputs.extend((0..4).map(|_| problem.drawn(&mut rng, &most).expect("it offers rules")));
    inputs
}

#[test]
fn by_the_rules_of_the_statement_both_searches_answer_as_the_reference_does() {
    for (problem, offered) in offering() {
        let id = problem.id();
        let mut answered = 0;
        for input in inputs(problem, &offered) {
            let bytes = input.as_bytes();
            problem
                .validate(id, bytes, Tier::Source)
                .unwrap_or_else(|fault| panic!("{fault}\n{input}"));
            let answer = problem.solve(id, bytes).expect("a good input");
            for search in [|game| game, plainly] {
                let by_search = problem.answer_with(&Values::default(), search, bytes);
                match by_search.expect("a good input") {
                    Some(Ok(by_search)) => {
                        assert_eq!(by_search, answer, "{id}\n{input}");
                        answered += 1;
                    }
                    Some(Err(_)) => {}
                    // By the rules of its statement it is no game in which everything is known.
                    None => answered += usize::from(!Spec::of(problem).is_playable()),
                }
            }
        }
        assert!(answered > 200, "{id}: {answered}");
    }
}

#[test]
fn what_is_drawn_stays_within_the_limits() {
    for (problem, offered) in offering() {
        let id = problem.id();
        for input in inputs(problem, &offered).iter().skip(200) {
            let sizes = problem.validate(id, input.as_bytes(), Tier::Source);
            let sizes = sizes.unwrap_or_else(|fault| panic!("{fault}"));
            for (name, least, most) in sizes.iter() {
                let mut bounds = offered.params.of(Tier::Source);
                if let Some((_, it)) = bounds.find(|it| it.0 == name) {
                    assert!(
                        it.least <= Some(least) && Some(most) <= it.most,
                        "{id}: {name} {most}"
                    );
                }
            }
        }
    }
}

#[test]
fn listed_variants_have_names_of_their_own_and_are_few_by_misere_alone() {
    let mut names: BTreeSet<String> = BTreeSet::new();
    let mut misere = 0;
    for (problem, offered) in offering() {
        let id = problem.id();
        for rule in &offered.rules {
            for lang in Lang::ALL {
                let about = rule.about.of(lang);
                assert!(
                    !about.contains(';') && !about.ends_with('.'),
                    "{id}: {about}"
                );
                let texts = rule.places.values().map(|it| it.of(lang)).chain([about]);
                for text in texts {
                    assert_eq!(wording_faults(lang.code(), text), [""; 0], "{id}: {text}");
                }
            }
        }
        for it in &offered.list {
            offered.values(id, &it.rules).expect("rules that it offers");
            let mut others = all_problems::problems().iter();
            assert!(others.all(|other| other.file() != it.file), "{}", it.file);
            assert!(names.insert(it.file.clone()), "{} twice", it.file);
            misere += usize::from(it.rules == "misere");
        }
    }
    assert!(misere <= 25, "{misere}");
}
