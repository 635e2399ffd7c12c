use std::collections::BTreeMap;
use std::fs;

use bilingual::Result;
use problem_set::AnyProblem;
use problem_set::spec::Title;

use crate::data::{Data, VARIANT};
use crate::known::know;
use crate::{Made, Wanted, prove};

fn room(id: &str) -> &'static dyn AnyProblem {
    all_problems::find(id).expect("a room")
}

fn wanted(file: &str, rules: &str) -> Wanted {
    Wanted {
        rules: rules.to_owned(),
        file: file.to_owned(),
        title: Title {
            vi: "Thử".to_owned(),
            en: "A trial".to_owned(),
        },
        seed: "test".to_owned(),
    }
}

fn refused<T>(done: Result<T>) -> String {
    done.err().expect("it is refused").to_string()
}

#[test]
fn a_variant_is_proved_and_the_original_is_wrong_on_most_of_it() {
    let Made {
        tests,
        differ,
        answers,
        ..
    } = prove(room("nim"), &wanted("NIMTRY", "max=3,misere")).unwrap();
    assert!(
        tests == 16 && differ > 8 && answers > 4,
        "{differ} {answers}"
    );
}

#[test]
fn what_is_no_new_problem_is_refused() {
    for (rules, why) in [
        ("max=30", "a number in 2..=15, as max=2"),
        ("max", "a number in 2..=15, as max=2"),
        ("take=1+99", "numbers in 1..=15, as take=1+2"),
        ("misere=1", "its name alone, without a '='"),
        ("take=1+2,max=2", "'take' and 'max' do not go together"),
        ("max=2,max=3", "'max' is written twice"),
        (
            "chess",
            "no rule 'chess'; the rules that can be changed are: max=2..=15 (a move",
        ),
        ("", "no rule is changed"),
    ] {
        let told = refused(prove(room("nim"), &wanted("NIMTRY", rules)));
        assert!(told.contains(why), "{rules}: {told}");
    }
    // Hardly ever are there more beads to jump over.
    let told = refused(prove(room("step"), &wanted("STEPTRY", "jump=5")));
    assert!(told.contains("these rules make no new problem"), "{told}");
    let told = refused(prove(room("wbr"), &wanted("WBRTRY", "max=3")));
    assert!(told.contains("wbr offers no rule to change"), "{told}");
    for (name, why) in [
        ("NIM2", "there is a problem NIM2 already"),
        ("nim", "is no name"),
        ("N".repeat(13).as_str(), "is no name"),
    ] {
        let told = refused(prove(room("nim"), &wanted(name, "max=3")));
        assert!(told.contains(why), "{name}: {told}");
    }
}

#[test]
fn what_is_wrong_with_a_folder_is_told() {
    let home = tempfile::tempdir().unwrap();
    all_problems::install();
    let told = |text: &str| {
        fs::write(home.path().join(VARIANT), text).unwrap();
        refused(know(home.path()))
    };
    let good = toml::to_string(&Data {
        set: crate::data::SET.to_owned(),
        room: "nim".to_owned(),
        rules: "max=5".to_owned(),
        file: "NIMBAD".to_owned(),
        seed: "x".to_owned(),
        title: wanted("", "").title,
        limits: problem_set::spec::Limits {
            time_ms: 1000,
            memory_mib: 256,
        },
        road: None,
        submissions: BTreeMap::new(),
    });
    let good = good.unwrap();
    for (old, new, why) in [
        (
            "set = \"0.1.0\"",
            "set = \"0.0.9\"",
            "made by version 0.0.9 of the set",
        ),
        ("max=5", "max=99", "needs a number in 2..=15"),
        ("room = \"nim\"", "room = \"chess\"", "no problem 'chess'"),
        ("NIMBAD", "NIM2", "there is a problem nim2 already"),
        ("seed", "sead", "unknown field `sead`"),
    ] {
        let said = told(&good.replace(old, new));
        assert!(said.contains(why), "{new}: {said}");
    }
}
