//! Sources whose NAME two problems have.

use super::*;

/// What is told where nothing says which of the two it is.
const BOTH: &str = "CARDS is the name of cards01 (Turning cards down) and cards15 (Four liars); \
                    write cards01 or cards15 in the name of the file or of its folder";

#[test]
fn the_contest_says_which_of_two_problems_of_one_name_is_meant() {
    let room = Room::new();
    room.file("An/CARDS.cpp", "a", 0);
    room.file("Bình_cards.cpp", "b", 0);
    room.file("Chi/cards01/CARDS.cpp", "c", 0);
    room.file("Dũng_cards01.cpp", "d", 0);
    for (asked, other) in [("cards15", "cards01"), ("cards01", "cards15")] {
        let class = room.collect(&[asked, "nim"]);
        let counts = |name: &str| format!(" {asked} = {name}");
        assert_eq!(counted(&class)[0], format!("An:{}", counts("CARDS.cpp")));
        assert_eq!(
            counted(&class)[1],
            format!("Bình:{}", counts("Bình_cards.cpp"))
        );
        // What is said is worth more: it is the other one.
        let is_other = asked == "cards15";
        assert_eq!(class.pupils[2].sources.is_empty(), is_other, "{other}");
        assert_eq!(class.pupils[3].sources.is_empty(), is_other, "{other}");
    }
    let class = room.collect(&["cards15", "nim"]);
    let expected = [
        "Bình: Bình_cards.cpp was judged as CARDS",
        "Chi: cards01/CARDS.cpp: cards01 is not in this contest",
        "Dũng: Dũng_cards01.cpp: cards01 is not in this contest",
    ];
    assert_told(&class, &expected);
}

#[test]
fn a_source_that_two_problems_could_have_goes_to_neither_unless_something_says_which() {
    let room = Room::new();
    room.file("An/CARDS.cpp", "a", 0);
    room.file("Bình/cards15/CARDS.cpp", "b", 0);
    room.file("Chi_CARDS.cpp", "c", 0);
    room.file("Dũng_cards01.cpp", "d", 0);
    room.file("Em cards15/CARDS.cpp", "e", 0);
    room.file("Giang/cards01/main.cpp", "g", 0);
    room.file("Hà/cards15/CARDS/main.cpp", "h", 0);
    let both = ["cards01", "cards15"];
    let expected = [
        "An:",
        "Bình: cards15 = cards15/CARDS.cpp",
        "Chi:",
        "Dũng: cards01 = Dũng_cards01.cpp",
        "Em cards15: cards15 = CARDS.cpp",
        "Giang: cards01 = cards01/main.cpp",
        "Hà: cards15 = cards15/CARDS/main.cpp",
    ];
    for ids in [
        both.to_vec(),
        all_problems::problems().iter().map(|it| it.id()).collect(),
    ] {
        let class = room.collect(&ids);
        assert_eq!(counted(&class), expected);
        for (pupil, file) in [(0, "CARDS.cpp"), (2, "Chi_CARDS.cpp")] {
            let told: Vec<&Note> = class.pupils[pupil].notes.iter().collect();
            assert_eq!(told.len(), 1);
            assert_eq!(told[0].text.of(Lang::En), format!("{file}: {BOTH}"));
            assert!(told[0].is_open());
        }
        assert!(told(&class).contains(&"Dũng: Dũng_cards01.cpp was judged as cards01".to_owned()));
    }
}

#[test]
fn the_folder_of_the_class_says_it_too() {
    let room = Room::new();
    room.file("lớp 10 - cards15/An/CARDS.cpp", "a", 0);
    let class = room.path("lớp 10 - cards15");
    let all: Vec<_> = ["cards01", "cards15"]
        .map(|id| all_problems::find(id).unwrap())
        .into();
    let rules = Rules::new(&all, &class, &Language::ALL, None);
    let class = Class::collect(&class, &rules).unwrap();
    assert_eq!(counted(&class), ["An: cards15 = CARDS.cpp"]);
}
