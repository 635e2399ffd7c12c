//! Sources that look alike: a hint for the teacher, never a verdict.
//!
//! Names, numbers, texts and comments are easily changed; the order of signs and key words is not. So
//! a source is a list of tokens in which all names are one, all numbers are one and comments are
//! nothing, and two sources are as alike as the sets of their runs of tokens are (Jaccard's measure).
//!
//! Not seen: a copy in which every few tokens something new stands (empty statements, calls that do
//! nothing), one whose parts were put into another order in small pieces, one in another language, and
//! sources that are too short to say anything.

mod tokens;

use std::hash::{DefaultHasher, Hash, Hasher};

use problem_set::AnyProblem;

use super::hand_in::{Note, Pupil};
use crate::catalogue::class as say;
use judge::language::Language;
use tokens::tokens;

/// Tokens of a run.
const RUN: usize = 12;

/// Sources of fewer runs say too little.
const FEWEST: usize = 25;

/// From this share in a hundred on two sources are told.
const ALIKE: usize = 75;

/// Pairs of a problem that are told one by one.
const MOST: usize = 20;

/// A source as the set of its runs, each by its hash, in order.
#[derive(Debug)]
struct Shape(Vec<u64>);

impl Shape {
    /// The shape of a text in this language.
    fn of(text: &str, language: Language) -> Shape {
        let tokens = tokens(text, language);
        let hashed = tokens.windows(RUN).map(|run| {
            let mut hasher = DefaultHasher::new();
            run.hash(&mut hasher);
            hasher.finish()
        });
        let mut runs: Vec<u64> = hashed.collect();
        runs.sort_unstable();
        runs.dedup();
        Shape(runs)
    }

    /// How alike two sources are in a hundred, if they are enough to be told.
    fn likeness(&self, other: &Shape) -> Option<usize> {
        let [one, two] = [&self.0, &other.0];
        if one.len().min(two.len()) < FEWEST {
            return None;
        }
        // Both are in order: the longer one is walked through once.
        let mut rest = two.iter().peekable();
        let is_common = |run: &&u64| {
            while rest.next_if(|it| it < run).is_some() {}
            rest.peek() == Some(run)
        };
        let common = one.iter().filter(is_common).count();
        let all = one.len() + two.len() - common;
        Some(common * 100 / all).filter(|&share| share >= ALIKE)
    }
}

/// A remark for every two pupils whose sources for a problem look alike, the most alike first.
pub(super) fn notes(pupils: &[Pupil], problem: &dyn AnyProblem) -> Vec<Note> {
    let shapes: Vec<(&str, Shape)> = pupils
        .iter()
        .filter_map(|pupil| {
            let mut sources = pupil.sources.iter();
            let source = sources.find(|it| it.problem.id() == problem.id())?;
            let language = Language::of_name(source.name.as_ref(), &Language::ALL)?;
            let text = String::from_utf8_lossy(&source.bytes);
            Some((pupil.name.as_str(), Shape::of(&text, language)))
        })
        .collect();
    let mut pairs = Vec::new();
    for (place, (pupil, shape)) in shapes.iter().enumerate() {
        for (other, like) in &shapes[place + 1..] {
            pairs.extend(shape.likeness(like).map(|share| (share, *pupil, *other)));
        }
    }
    pairs.sort_by_key(|pair| std::cmp::Reverse(pair.0));
    let file = problem.file();
    let told = pairs
        .iter()
        .take(MOST)
        .map(|(share, pupil, other)| Note::told(say::ALIKE.with(&[&file, pupil, other, share])));
    let mut notes: Vec<Note> = told.collect();
    if let Some(more @ 1..) = pairs.len().checked_sub(MOST) {
        notes.push(Note::told(say::MORE_ALIKE.with(&[&file, &more])));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::class::hand_in::Source;
    use bilingual::{Lang, Message};

    const SOURCE: &str = "
        #include <cstdio>
        int main() {
            int n, sum = 0;
            scanf(\"%d\", &n);
            for (int i = 0; i < n; i++) {
                int heap;
                scanf(\"%d\", &heap);
                sum ^= heap; // the nim-sum
            }
            printf(\"%d\\n\", sum == 0 ? 0 : 1);
            return 0;
        }";

    fn likeness(one: &str, other: &str, language: Language) -> Option<usize> {
        Shape::of(one, language).likeness(&Shape::of(other, language))
    }

    #[test]
    fn other_names_comments_and_blank_lines_do_not_hide_a_copy() {
        let renamed = SOURCE
            .replace("heap", "pile")
            .replace("sum", "total")
            .replace("the nim-sum", "mine, all mine")
            .replace("%d", "%i");
        let short = SOURCE
            .replace("#include <cstdio>", "")
            .replace("// the nim-sum", "");
        let spread = short.replace(' ', "\n\n /* int main() { for (;;); } */ ");
        let between = SOURCE.replace(';', "; // if (n == 3) while (sum) heap++;\n\n");
        let left_out = format!(
            "#if 0\n{}\n#endif\n{SOURCE}",
            "while (n) { n /= 2; }\n".repeat(50)
        );
        for copy in [renamed, spread, between, left_out] {
            assert_eq!(likeness(SOURCE, &copy, Language::Cpp), Some(100), "{copy}");
        }
    }

    #[test]
    fn in_pascal_and_python_neither() {
        let pascal = "var i, n, s, a: longint;\nbegin\n  read(n); s := 0;\n  for i := 1 to n do begin\n    read(a); s := s xor a;\n  end;\n  if s = 0 then writeln('thua') else writeln('thang');\nend.";
        let copy = pascal
            .replace(' ', " { begin end; } ")
            .replace(";\n", "; (* x := 1; *)\n\n");
        assert_eq!(likeness(pascal, &copy, Language::Pascal), Some(100));
        let python = "n = int(input())\ns = 0\nfor i in range(n):\n    a = int(input())\n    s ^= a\nif s == 0:\n    print('thua')\nelse:\n    print('thang')\n";
        let copy = python
            .replace("s = 0", "'''what follows is mine'''\ntong = 0")
            .replace('\n', "  # if x: y = [z for z in w]\n\n");
        assert_eq!(likeness(python, &copy, Language::Python), Some(100));
    }

    #[test]
    fn another_program_and_a_short_one_are_not_alike() {
        let other = "
            #include <iostream>
            #include <vector>
            using namespace std;
            int main() {
                int count; cin >> count;
                vector<int> heaps(count);
                for (auto &heap : heaps) cin >> heap;
                int left = 0, right = count - 1, best = 0;
                while (left < right) { best = max(best, heaps[left++] + heaps[right--]); }
                cout << best << endl;
            }";
        assert_eq!(likeness(SOURCE, other, Language::Cpp), None);
        let short = "int main() {}";
        assert_eq!(likeness(short, short, Language::Cpp), None);
    }

    #[test]
    fn many_copies_of_one_source_are_counted() {
        let problem = all_problems::find("nim").unwrap();
        let pupil = |at: usize| Pupil {
            name: format!("{at}"),
            sources: vec![Source {
                bytes: SOURCE.as_bytes().to_vec(),
                name: "NIM.cpp".to_owned(),
                ..Source::unreadable(problem, String::new(), Message::default())
            }],
            notes: Vec::new(),
        };
        let pupils: Vec<Pupil> = (0..10).map(pupil).collect();
        let notes = notes(&pupils, problem);
        assert_eq!(notes.len(), MOST + 1);
        assert_eq!(notes[0].text.of(Lang::En), "NIM: 0 and 1 are 100 % alike");
        assert_eq!(
            notes[MOST].text.of(Lang::En),
            "NIM: 25 more pairs are alike"
        );
    }
}
