//! The `problem.toml` of a variant, from that of its room.

use bilingual::{Lang, Result, Text, broken, sentences};
use problem_set::offered::Offered;
use problem_set::spec::Title;
use problem_set::{AnyProblem, Spec, Tier, Verdict};
use toml::{Table, Value};

use crate::data::{Data, Road};
use crate::varied::Varied;

sentences! {
    DIFFERS: "luật cũ cho đáp án khác", "the old rules have another answer";
    RARE: "một đáp án hiếm gặp", "an answer that is rare";
    ORIGINAL: "lời giải của bài gốc, theo luật cũ", "the solution of the original, by the old rules";
    SEARCH: "tìm kiếm, mỗi thế cờ tính một lần", "a search that values each position once";
    BY_HAND: "lời giải viết tay", "a solution that somebody has written";
    PLAIN: "đệ quy không nhớ", "recursion without memory";
    WITHOUT: "hiểu sai luật: bỏ qua hoặc sai lệch luật đổi", "misreads the changed rules";
}

/// What is changed in the tables of the room's own manifest, those that hold of its statement only.
const GONE: [&str; 8] = [
    "unplayable",
    "growth",
    "play",
    "links",
    "quantities",
    "partial",
    "draft",
    "knows",
];

fn title(title: &Title) -> Value {
    Value::Table(Table::from_iter([
        ("vi".to_owned(), title.vi.clone().into()),
        ("en".to_owned(), title.en.clone().into()),
    ]))
}

fn text(text: Text) -> Value {
    let [vi, en] = Lang::ALL.map(|lang| text.of(lang).to_owned());
    title(&Title { vi, en })
}

fn table<const N: usize>(parts: [(&str, Value); N]) -> Value {
    let parts = parts.into_iter();
    Value::Table(
        parts
            .map(|(name, value)| (name.to_owned(), value))
            .collect(),
    )
}

/// The text of the manifest.
///
/// # Errors
/// If the room's own is not valid.
pub(crate) fn manifest(data: &Data, of: &dyn AnyProblem, offered: &Offered) -> Result<String> {
    let parsed = of.manifest().parse();
    let mut all: Table = parsed.map_err(|error: toml::de::Error| broken(error.to_string()))?;
    for gone in GONE {
        all.remove(gone);
    }
    let spec = Spec::of(of);
    let (milliseconds, mebibytes) = (data.limits.time_ms, data.limits.memory_mib);
    let number = |number: u64| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
    let limits = table([
        ("time_ms", number(milliseconds)),
        ("memory_mib", number(mebibytes)),
    ]);
    let document = spec.source.document.clone();
    let tests = Varied::tests().map(|(name, tier)| {
        let about = if Varied::is_to_differ(&name) {
            DIFFERS
        } else {
            RARE
        };
        table([
            ("name", name.into()),
            ("tier", tier.name().into()),
            ("about", text(about)),
        ])
    });
    let submissions = data.submissions.iter().map(|(file, verdict)| {
        let about = match file.as_str() {
            "solution.cpp" => SEARCH,
            "plain.cpp" => PLAIN,
            "original.cpp" => ORIGINAL,
            _ if verdict == Verdict::Accepted.short() => BY_HAND,
            _ => WITHOUT,
        };
        let (file, about) = (file.clone().into(), about.of(Lang::En).into());
        table([
            ("file", file),
            ("expect", verdict.clone().into()),
            ("about", about),
        ])
    });
    if let Some(checker) = &offered.checker {
        all.insert("checker".to_owned(), checker.clone().into());
    }
    let own = spec.params.written(Tier::Source);
    let params = own.chain(offered.params.written(Tier::Source));
    let params = params.map(|(name, range)| (name.to_owned(), range.into()));
    let own = Road {
        idea: spec.ladder.idea.name().to_owned(),
        level: spec.ladder.level.min(2),
        needs: vec![of.id().to_owned()],
    };
    let road = data.road.as_ref().unwrap_or(&own);
    let ladder = table([
        ("idea", road.idea.clone().into()),
        ("level", Value::Integer(i64::from(road.level))),
        ("needs", road.needs.clone().into()),
    ]);
    let changed = [
        ("id", data.id().into()),
        ("file", data.file.clone().into()),
        ("title", title(&data.title)),
        (
            "variant",
            table([
                ("room", of.id().into()),
                ("rules", data.rules.clone().into()),
            ]),
        ),
        ("unlisted", data.road.is_none().into()),
        (
            "source",
            table([
                ("document", document.into()),
                ("exercise", spec.source.exercise.clone().into()),
            ]),
        ),
        ("complexity", table([("source", "O(P · M)".into())])),
        ("params", Value::Table(params.collect())),
        ("ladder", ladder),
        ("limits", table([("source", limits)])),
        ("tests", tests.collect::<Vec<_>>().into()),
        ("submissions", submissions.collect::<Vec<_>>().into()),
    ];
    all.extend(changed.map(|(name, value)| (name.to_owned(), value)));
    Ok(all.to_string())
}
