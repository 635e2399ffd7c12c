//! `judge stress` before programs of which one knows where they fail.

use std::time::Duration;

use problem_set::Tier;
use problem_set::Verdict;
use stress::Bench as Stress;

use crate::common::{Bench, c_program, settings};

/// Time enough for a busy machine: as long as an input is looked for that is found.
const LONG: Duration = Duration::from_mins(4);

/// What is shown of a program for nim that is right unless this is so.
fn shown(is_wrong: &str, time: Duration) -> String {
    let main = format!(
        r#"FILE *in = fopen("NIM.INP", "r"), *out = fopen("NIM.OUT", "w");
        static long long a[1000];
        long long g = 0;
        int n = 0, k = 0;
        if (fscanf(in, "%d", &n) != 1) return 1;
        for (int i = 0; i < n; g ^= a[i++]) if (fscanf(in, "%lld", &a[i]) != 1) return 1;
        for (int i = 0; i < n; i++) k += (a[i] ^ g) < a[i];
        fprintf(out, "%d\n", k + ({is_wrong}));
        for (int i = 0; i < n; i++)
            if ((a[i] ^ g) < a[i]) fprintf(out, "%d %lld\n", i + 1, a[i] - (a[i] ^ g));"#
    );
    let bench = Bench::new();
    let program = bench.prepare("nim.c", &c_program(&main)).unwrap();
    let settings = settings();
    let stress = Stress::new(
        &program,
        bench.problem,
        &bench.spec,
        &settings,
        Tier::Source,
    );
    let found = stress.unwrap().look(time, 1).unwrap();
    let example = found.counterexample.unwrap();
    assert_eq!(example.report.verdict, Verdict::Wrong);
    assert_eq!(example.another_time, None);
    example.input
}

#[test]
fn two_equal_heaps_are_shown_as_two_heaps_of_one_stone() {
    assert_eq!(shown("n == 2 && a[0] == a[1]", LONG), "2\n1\n1\n");
}

#[test]
fn the_smallest_input_is_shown_however_many_conditions_it_must_meet() {
    assert_eq!(shown("n > 2 && a[0] + a[1] == a[2]", LONG), "3\n1\n1\n2\n");
    assert_eq!(shown("n == 4 && a[0] != a[3]", LONG), "4\n1\n1\n1\n2\n");
}

/// Chance makes no heaps of which each is larger by one than the last.
#[test]
fn what_only_built_inputs_show_is_found() {
    let is_chain = (1..9).map(|place| format!("a[{place}] == a[0] + {place}"));
    let is_chain = is_chain.collect::<Vec<_>>().join(" && ");
    let shown = shown(&format!("n > 8 && {is_chain}"), LONG);
    let numbers = shown.split_whitespace().map(|word| word.parse().unwrap());
    let numbers: Vec<u64> = numbers.collect();
    assert_eq!(numbers[0], 9, "{shown}");
    let is_next = |pair: &[u64]| pair[0] + 1 == pair[1];
    assert!(numbers[1..].windows(2).all(is_next), "{shown}");
}

/// It is none of the small ones, of which as many are tried as a quarter of the time allows.
#[test]
fn a_number_at_which_a_program_breaks_is_found_nearly_or_to_the_last_digit() {
    let shown = shown("a[n - 1] > 70000", Duration::from_secs(20));
    let heap = shown
        .strip_prefix("1\n")
        .and_then(|it| it.trim().parse().ok());
    // How near depends on how busy the machine is.
    assert!(
        heap.is_some_and(|it: u64| (70_001..71_000).contains(&it)),
        "{shown}"
    );
}
