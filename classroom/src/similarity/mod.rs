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

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use problem_set::AnyProblem;

use super::hand_in::{Note, Pupil};
use crate::catalogue::class as say;
use bilingual::Message;
use judge::language::Language;
use tokens::tokens;

/// Tokens of a run.
const RUN: usize = 12;

/// Sources of fewer runs say too little.
const FEWEST: usize = 25;

/// From this share in a hundred on two sources are told.
const ALIKE: usize = 75;

/// From the two most alike of a group, nobody in it is farther than so much.
const NEAR: usize = 10;

/// Groups of a problem that are told on the terminal.
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

/// Pupils of whose sources every two are alike.
#[derive(Debug, PartialEq, Eq)]
struct Group {
    /// Their places, in order.
    members: Vec<usize>,
    /// How alike in a hundred the two are that are least and most so.
    shares: [usize; 2],
}

/// Which of these sources is most like one, each with its language, and how much in a hundred, if it is
/// enough to be told.
pub fn most_alike<T>(
    (text, language): (&str, Language),
    others: impl IntoIterator<Item = (T, String, Language)>,
) -> Option<(usize, T)> {
    let shape = Shape::of(text, language);
    let others = others.into_iter().filter_map(|(which, text, language)| {
        let share = shape.likeness(&Shape::of(&text, language))?;
        Some((share, which))
    });
    // The first of those that are most alike.
    others.reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// Groups that hold all of these pairs of places, in order, each with how alike it is. The most alike
/// come first, of these the largest: in a group nobody is much less like the others than the two are
/// that began it, so that no true copy is lost among what is only similar.
fn grouped(pairs: &BTreeMap<[usize; 2], usize>) -> Vec<Group> {
    let mut by_share: Vec<(usize, [usize; 2])> =
        pairs.iter().map(|(two, it)| (*it, *two)).collect();
    by_share.sort_by_key(|(share, _)| Reverse(*share));
    let all: BTreeSet<usize> = pairs.keys().flatten().copied().collect();
    let mut held = BTreeSet::new();
    let mut groups = Vec::new();
    for (share, two) in by_share {
        if held.contains(&two) {
            continue;
        }
        let mut members = two.to_vec();
        for &other in &all {
            let likeness = |it: &usize| pairs.get(&[other.min(*it), other.max(*it)]);
            let is_near = |it: &usize| likeness(it).is_some_and(|its| its + NEAR >= share);
            if members.iter().all(is_near) {
                members.push(other);
            }
        }
        members.sort_unstable();
        let mut shares = [share; 2];
        for (at, &one) in members.iter().enumerate() {
            for &other in &members[at + 1..] {
                held.insert([one, other]);
                let its = pairs[&[one, other]];
                shares = [shares[0].min(its), shares[1].max(its)];
            }
        }
        groups.push((share, Group { members, shares }));
    }
    groups.sort_by_key(|(share, group)| Reverse((*share, group.members.len())));
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Pupils whose sources for a problem are alike, and these sources.
#[derive(Debug)]
pub(crate) struct Alike {
    pub(crate) note: Note,
    /// Of each his name and his source.
    pub(crate) sources: Vec<(String, String)>,
}

/// Every group of pupils whose sources for a problem, which is called so, are alike. Those that weigh most
/// are for the terminal too.
pub(crate) fn groups(pupils: &[Pupil], problem: &dyn AnyProblem, name: &str) -> Vec<Alike> {
    let handed = pupils.iter().filter_map(|pupil| {
        let mut sources = pupil.sources.iter();
        let source = sources.find(|it| it.problem.id() == problem.id())?;
        let language = Language::of_name(source.name.as_ref(), &Language::ALL)?;
        let text = String::from_utf8_lossy(&source.bytes).into_owned();
        let shape = Shape::of(&text, language);
        Some(((pupil.name.clone(), text), shape))
    });
    let (sources, shapes): (Vec<(String, String)>, Vec<Shape>) = handed.unzip();
    let mut pairs = BTreeMap::new();
    for (one, shape) in shapes.iter().enumerate() {
        for (other, like) in shapes.iter().enumerate().skip(one + 1) {
            pairs.extend(shape.likeness(like).map(|share| ([one, other], share)));
        }
    }
    let alike = grouped(&pairs).into_iter().enumerate().map(|(at, group)| {
        let sources = group.members.iter().map(|&it| sources[it].clone());
        let sources: Vec<(String, String)> = sources.collect();
        let members: Vec<&str> = sources.iter().map(|(name, _)| name.as_str()).collect();
        let share = match group.shares {
            [least, most] if least < most => format!("{least}–{most}"),
            [same, _] => same.to_string(),
        };
        let (count, names) = (members.len(), members.join(", "));
        let told = Message::from(say::ALIKE.with(&[&name, &count, &share, &names]));
        let note = if at < MOST { Note::told } else { Note::quiet };
        Alike {
            note: note(told),
            sources,
        }
    });
    alike.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::hand_in::{Source, Weight};
    use bilingual::Lang;

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
    fn the_source_that_is_most_alike_is_found() {
        let other = own(1);
        let changed = SOURCE.replace(
            "return 0;",
            "return 0; // the end\n if (n) { n = n + 1; n = 2; }",
        );
        let all = [(1, &other), (2, &changed), (3, &SOURCE.to_owned())];
        let all = all.map(|(which, text)| (which, text.clone(), Language::Cpp));
        let one = (SOURCE, Language::Cpp);
        assert_eq!(most_alike(one, all.clone()), Some((100, 3)));
        let [_, changed, _] = all.clone();
        assert!(most_alike(one, [changed]).is_some_and(|it| it.0 < 100));
        assert_eq!(most_alike(one, [all[0].clone()]), None);
    }

    /// What is told of pupils with these sources.
    fn told(sources: &[(&str, &str)]) -> Vec<(bool, String)> {
        let problem = all_problems::find("nim").unwrap();
        let pupil = |(name, source): &(&str, &str)| Pupil {
            name: (*name).to_owned(),
            sources: vec![Source {
                bytes: source.as_bytes().to_vec(),
                name: "NIM.cpp".to_owned(),
                ..Source::unreadable(problem, String::new(), Message::default())
            }],
            notes: Vec::new(),
        };
        let pupils: Vec<Pupil> = sources.iter().map(pupil).collect();
        let groups = groups(&pupils, problem, "NIM").into_iter();
        let notes = groups.map(|it| it.note);
        let told = notes.map(|it| (it.weight == Weight::Told, it.text.of(Lang::En).to_owned()));
        told.collect()
    }

    /// A source like no other one.
    fn own(number: usize) -> String {
        let mut state = number;
        let terms = (0..60).map(|_| {
            state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            ["n +", "n -", "n *", "n /", "n %", "n &", "n |", "n ^"][state >> 16 & 7]
        });
        let terms: Vec<&str> = terms.collect();
        format!("int main() {{ return {} 1; }}", terms.join(" "))
    }

    #[test]
    fn a_group_of_eight_copies_hides_no_other_pair() {
        let other = own(0);
        let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
        let mut sources: Vec<(&str, &str)> = names.map(|name| (name, SOURCE)).to_vec();
        sources.extend([
            ("An", other.as_str()),
            ("Bình", &other),
            ("Chi", "int main() {}"),
        ]);
        let expected = [
            "NIM: 8 sources are 100 % alike: A, B, C, D, E, F, G, H",
            "NIM: 2 sources are 100 % alike: An, Bình",
        ];
        assert_eq!(told(&sources), expected.map(|it| (true, it.to_owned())));
    }

    #[test]
    fn what_weighs_least_is_left_to_the_page_and_nothing_is_left_out() {
        let copied: Vec<String> = (0..MOST + 5).map(own).collect();
        let twice = copied.iter().chain(&copied).chain([&copied[7]]);
        let sources: Vec<(&str, &str)> = twice.map(|it| ("An", it.as_str())).collect();
        let told = told(&sources);
        assert_eq!(told.len(), MOST + 5);
        assert!(told[0].1.contains("3 sources"), "{told:?}");
        let on_terminal = told.iter().filter(|(is_told, _)| *is_told).count();
        assert_eq!(on_terminal, MOST);
    }

    #[test]
    fn copies_are_a_group_of_their_own_among_what_is_only_similar() {
        let pairs = BTreeMap::from([
            ([0, 1], 100),
            ([0, 2], 80),
            ([1, 2], 80),
            ([2, 3], 77),
            ([0, 4], 99),
            ([1, 4], 91),
        ]);
        let group = |members: &[usize], shares| Group {
            members: members.to_vec(),
            shares,
        };
        let expected = [
            group(&[0, 1, 4], [91, 100]),
            group(&[0, 1, 2], [80, 100]),
            group(&[2, 3], [77, 77]),
        ];
        assert_eq!(grouped(&pairs), expected);
    }
}
