//! The order of the road, in which problems are shown.

use std::cmp::Ordering;

use problem_set::spec::Idea;
use problem_set::{Spec, listed};

/// Specs in the order of the road, but those of drafts: by idea, and as each chapter has them.
pub fn road() -> Vec<&'static Spec> {
    let mut specs: Vec<&Spec> = listed().into_iter().map(Spec::of).collect();
    put_in_order(&mut specs, |one, other| {
        let [one, other] = [&one.ladder, &other.ladder];
        (one.idea, one.aside).cmp(&(other.idea, other.aside))
    });
    specs
}

/// The problems of a chapter in its order: its own, and those of others that practise its idea. The easiest
/// come first, and what is needed comes before what needs it; at the end those without an opponent.
pub fn of_chapter(idea: Idea) -> Vec<&'static Spec> {
    let mut specs: Vec<&Spec> = listed().into_iter().map(Spec::of).collect();
    specs.retain(|spec| spec.ladder.idea == idea || spec.ladder.also.contains(&idea));
    let is_aside = |spec: &Spec| spec.ladder.idea == idea && spec.ladder.aside;
    put_in_order(&mut specs, |one, other| is_aside(one).cmp(&is_aside(other)));
    specs
}

/// By what is asked for first; then by level, by what is needed before, and by name.
fn put_in_order(specs: &mut [&'static Spec], first: impl Fn(&Spec, &Spec) -> Ordering) {
    let all: Vec<&Spec> = listed().into_iter().map(Spec::of).collect();
    specs.sort_by_cached_key(|spec| {
        (
            spec.ladder.level,
            steps_before(&all, spec, all.len()),
            &spec.id,
        )
    });
    specs.sort_by(|one, other| first(one, other));
}

/// The longest way of needs that ends at the problem; `most` bounds it, should needs go round.
fn steps_before(specs: &[&Spec], spec: &Spec, most: usize) -> usize {
    let needed = specs.iter().filter(|it| spec.ladder.needs.contains(&it.id));
    let Some(most) = most.checked_sub(1) else {
        return 0;
    };
    let steps = needed.map(|it| steps_before(specs, it, most) + 1);
    steps.max().unwrap_or(0)
}

/// `★★★`.
pub fn stars(level: u8) -> String {
    "★".repeat(level.into())
}
