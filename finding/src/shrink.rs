//! A failing input made smaller, as long as it stays legal and the program still fails.
//!
//! Parts are left out and numbers are brought down, the boldest change first.

use std::collections::BTreeSet;

use super::changes::Words;

/// An input with more words and letters, or with more small changes, has too many pairs of changes.
const MOST_ITEMS: usize = 60;
const MOST_NEIGHBOURS: usize = 400;

/// A number with more values below it is not tried at all of them.
const MOST_VALUES: i128 = 16;

/// The smallest input found until it `is_over` on which the program still fails, and how it failed
/// there. `fails` tells how the program fails on a candidate; `None` if it does not, or if the
/// candidate is not legal. Every input is tried once: a program that does not do the same each time
/// could do well the next time, and what is returned was seen.
pub fn shrink<T>(
    input: &str,
    failure: T,
    is_over: &dyn Fn() -> bool,
    fails: &mut dyn FnMut(&str) -> Option<T>,
) -> (String, T) {
    let mut best = (Words::of(input), failure);
    let written = best.0.text();
    if written != input {
        match fails(&written) {
            Some(failure) => best.1 = failure,
            // The white space matters.
            None => return (input.to_owned(), best.1),
        }
    }
    while let Some(smaller) = smaller(&best.0, is_over, fails) {
        best = smaller;
    }
    (best.0.text(), best.1)
}

/// The same where [`shrink`] has come to an end: the smallest of all inputs that are two small changes away
/// and smaller, and on from there, until it is enough.
pub fn squeeze<T>(
    mut input: String,
    mut failure: T,
    letters: &[char],
    is_over: &dyn Fn() -> bool,
    is_enough: &dyn Fn() -> bool,
    fails: &mut dyn FnMut(&str) -> Option<T>,
) -> (String, T) {
    loop {
        let mut found = None;
        for candidate in two_changes_away(&Words::of(&input), letters) {
            if is_enough() {
                break;
            }
            found = fails(&candidate).map(|failure| (candidate, failure));
            if found.is_some() {
                break;
            }
        }
        let Some((smaller, report)) = found else {
            return (input, failure);
        };
        (input, failure) = shrink(&smaller, report, is_over, fails);
    }
}

/// All that is smaller and at most two small changes away, the smallest first.
fn two_changes_away(words: &Words, letters: &[char]) -> impl Iterator<Item = String> + use<> {
    let size = words.size();
    let mut all = BTreeSet::new();
    let neighbours = if words.items() <= MOST_ITEMS {
        words.neighbours(letters)
    } else {
        Vec::new()
    };
    if neighbours.len() <= MOST_NEIGHBOURS {
        let further = neighbours.iter().flat_map(|one| one.neighbours(letters));
        for candidate in further.chain(neighbours.iter().cloned()) {
            let of_it = candidate.size();
            if of_it < size {
                all.insert((of_it, candidate.text()));
            }
        }
    }
    all.into_iter().map(|(_, text)| text)
}

/// The first candidate that still fails.
fn smaller<T>(
    best: &Words,
    is_over: &dyn Fn() -> bool,
    fails: &mut dyn FnMut(&str) -> Option<T>,
) -> Option<(Words, T)> {
    let mut failing = |candidate: Words| {
        if is_over() {
            return None;
        }
        let failure = fails(&candidate.text())?;
        Some((candidate, failure))
    };
    for part in best.parts() {
        for candidate in best.resized(part, false) {
            let found = failing(candidate);
            if found.is_some() || is_over() {
                return found;
            }
        }
    }
    let numbers = best.numbers();
    for &(place, number) in &numbers {
        for simpler in simpler(number) {
            let found = failing(best.with(place, simpler.to_string()));
            if found.is_some() {
                return found;
            }
        }
    }
    numbers.into_iter().find_map(|(place, number)| {
        brought_down(number, |less| failing(best.with(place, less.to_string())))
    })
}

/// The numbers that are tried first: the next to 0, all of them where there are few, and without the sign.
fn simpler(number: i128) -> Vec<i128> {
    let few = if number.abs() <= MOST_VALUES {
        number.abs()
    } else {
        2
    };
    let mut all: Vec<i128> = (0..few).map(|it| it * number.signum()).collect();
    if number < 0 {
        all.push(-number);
    }
    all
}

/// The last number that fails when the way to 0 is halved again and again: if those farther away fail too, the one
/// nearest to 0.
fn brought_down<T>(number: i128, mut fails: impl FnMut(i128) -> Option<T>) -> Option<T> {
    let (mut passing, mut failing) = (number.signum(), number);
    let mut found = None;
    while (failing - passing).abs() > 1 {
        let middle = passing + (failing - passing) / 2;
        match fails(middle) {
            Some(failure) => (found, failing) = (Some(failure), middle),
            None => passing = middle,
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shrunk(input: &str, mut fails: impl FnMut(&str) -> bool) -> String {
        let mut fails = |text: &str| fails(text).then_some(());
        shrink(input, (), &|| false, &mut fails).0
    }

    /// A list with its length before it.
    fn list(text: &str) -> Option<Vec<i64>> {
        let mut numbers = text.split_whitespace().map(|word| word.parse::<i64>().ok());
        let count: usize = numbers.next()??.try_into().ok()?;
        let list: Vec<i64> = numbers.collect::<Option<_>>()?;
        (list.len() == count && !list.is_empty()).then_some(list)
    }

    #[test]
    fn a_list_loses_what_does_not_matter() {
        let is_bad = |text: &str| list(text).is_some_and(|list| list.iter().any(|&it| it > 100));
        assert_eq!(shrunk("6\n5 17 230 4 999 1\n", is_bad), "1 101\n");
        let has_two = |text: &str| list(text).is_some_and(|list| list.len() >= 2);
        assert_eq!(shrunk("4\n5\n6\n7\n8\n", has_two), "2\n0\n0\n");
    }

    #[test]
    fn one_line_of_a_long_list_is_found_in_few_runs() {
        let lines = (1..=1000).map(|number| format!("{number}\n"));
        let text = format!("1000\n{}", lines.collect::<String>());
        let mut runs = 0;
        let has_700 = |text: &str| {
            let Some(list) = list(text) else { return false };
            runs += 1;
            list.contains(&700)
        };
        assert_eq!(shrunk(&text, has_700), "1\n700\n");
        assert!(runs < 100, "{runs}");
    }

    #[test]
    fn a_board_loses_rows_and_columns() {
        let fails = |text: &str| {
            let lines: Vec<&str> = text.lines().collect();
            let size: Vec<usize> = lines
                .first()
                .unwrap_or(&"")
                .split(' ')
                .filter_map(|it| it.parse().ok())
                .collect();
            let [rows, columns] = size[..] else {
                return false;
            };
            lines.len() == rows + 1
                && lines[1..].iter().all(|line| line.len() == columns)
                && text.contains('#')
        };
        let board = "3 4\n....\n..#.\n#...\n";
        assert_eq!(shrunk(board, fails), "1 1\n#\n");
    }

    #[test]
    fn a_list_of_tests_loses_those_of_several_lines() {
        // A number of tests, each of two lines.
        let fails = |text: &str| {
            let mut lines = text.lines();
            let count: usize = lines.next().and_then(|it| it.parse().ok()).unwrap_or(0);
            let rest: Vec<&str> = lines.collect();
            rest.len() == 2 * count && rest.chunks(2).any(|test| test == ["2", "7 7"])
        };
        assert_eq!(shrunk("3\n1\n5\n2\n7 7\n3\n1 2 3\n", fails), "1\n2\n7 7\n");
    }

    #[test]
    fn a_square_loses_a_row_and_the_column_of_its_number() {
        let fails = |text: &str| {
            let mut lines = text.lines();
            let size: usize = lines.next().and_then(|it| it.parse().ok()).unwrap_or(0);
            let rows: Vec<Vec<&str>> = lines.map(|line| line.split(' ').collect()).collect();
            let is_square = rows.len() == size && rows.iter().all(|row| row.len() == size);
            is_square && rows.iter().enumerate().any(|(at, row)| row[at] == "9")
        };
        assert_eq!(shrunk("3\n1 2 3\n4 9 6\n7 8 5\n", fails), "1\n9\n");
    }

    #[test]
    fn a_string_of_digits_loses_digits() {
        let fails = |text: &str| {
            let mut words = text.split_whitespace();
            let count = words.next().and_then(|it| it.parse().ok());
            let digits = words.next().unwrap_or("");
            count == Some(digits.len()) && digits.contains("74")
        };
        assert_eq!(shrunk("6\n127423\n", fails), "2\n74\n");
    }

    #[test]
    fn numbers_that_must_agree_come_down_together() {
        let mut runs = 0;
        let mut fails = |text: &str| {
            let list = list(text)?;
            runs += 1;
            (list.len() == 2 && list[0] == list[1] && list[0] > 10).then_some(())
        };
        let (found, ()) = shrink("2\n93 93\n", (), &|| false, &mut fails);
        assert_eq!(found, "2\n93 93\n");
        let (found, ()) = squeeze(found, (), &[], &|| false, &|| false, &mut fails);
        assert_eq!(list(&found), Some(vec![11, 11]));
        assert!(runs < 5000, "{runs}");
    }

    #[test]
    fn white_space_that_matters_is_left_alone() {
        let text = "a  b\n";
        assert_eq!(shrunk(text, |it| it == text), text);
    }

    #[test]
    fn what_is_returned_was_seen_to_fail_even_if_the_program_is_unsteady() {
        for period in 1..=5 {
            // Fails on every list, but only every so many runs.
            let mut runs = 0;
            let mut seen = vec![("4\n5 6 7 8\n".to_owned(), 0)];
            let mut fails = |text: &str| {
                list(text)?;
                runs += 1;
                let fails = runs % period == 0;
                fails.then(|| seen.push((text.to_owned(), runs)))?;
                Some(runs)
            };
            let (input, run) = shrink("4\n5 6 7 8\n", 0, &|| false, &mut fails);
            assert!(seen.contains(&(input, run)), "{period}: {seen:?}");
        }
    }

    #[test]
    fn an_input_that_never_fails_again_stays_as_it_was_found() {
        for input in ["2\n5 6\n", "2\r\n5   6\n"] {
            let shrunk = shrink(input, "found", &|| false, &mut |_| None);
            assert_eq!(shrunk, (input.to_owned(), "found"));
        }
    }
}
