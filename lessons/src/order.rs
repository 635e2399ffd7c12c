//! The order of the road, in which problems are shown.

use problem_set::{Spec, listed};

/// Specs in the order of the road, but those of drafts: by idea, by level, and what is needed before
/// what needs it.
pub fn road() -> Vec<&'static Spec> {
    let mut specs: Vec<&Spec> = listed().into_iter().map(Spec::of).collect();
    let all = specs.clone();
    let steps = |spec: &Spec| steps_before(&all, spec, all.len());
    specs.sort_by_cached_key(|spec| (spec.ladder.idea, spec.ladder.level, steps(spec)));
    specs
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
