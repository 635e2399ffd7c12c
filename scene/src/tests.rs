use std::collections::HashSet;

use roxmltree::Document;

use super::*;

/// A scene of each kind of part, small and large.
fn scenes() -> Vec<Scene> {
    let huge = 1_000_000_000_000_000_000;
    let strip = Strip::new(1..=9)
        .piece(3, Piece::of(Tone::First))
        .fill(5..=6, Tone::Quiet);
    let long = Strip::new(1..=huge)
        .piece(77, Piece::of(Tone::Second))
        .open([5, 50]);
    let ring = Graph::ring((1..=5).map(|it| it.to_string()));
    let ring = ring
        .arrow(0, 2)
        .line(2, 4, false, Tone::First, "3")
        .piece(1, Piece::stone());
    let large = (0..1000).fold(
        Graph::ring((0..1001).map(|it| it.to_string())),
        |graph, it| graph.edge(it, it + 1),
    );
    let letters = "ABC".chars().map(Piece::card);
    vec![
        Heaps::new([3, 4, 0, 5]).into(),
        Heaps::new([huge, 1]).into(),
        Heaps::new((0..1000).map(|it| it % 7)).into(),
        Scene::from(Heaps::one(25)).barred(3).turn(true),
        Grid::new(8, 8)
            .upwards()
            .checkered()
            .from(0, 0)
            .piece(5, 3, Piece::queen())
            .into(),
        Grid::new(200, 200)
            .piece(7, 9, Piece::knight())
            .open([(5, 8), (200, 200)])
            .into(),
        Grid::new(1 << 40, 3)
            .piece(1 << 30, 2, Piece::king())
            .into(),
        Grid::new(2, 3)
            .fence((1, 1), (1, 2))
            .fill(2, 2, Tone::Wall)
            .called("a")
            .into(),
        strip.into(),
        long.into(),
        Scene::from(Row::of("card", letters))
            .and(Row::new().labelled("<B> & \""))
            .sum(3, 9),
        Row::of("n", (0..500).map(Piece::plain)).into(),
        ring.into(),
        large.into(),
        Graph::sides(vec!["L1".into(), "L2".into()], vec!["R1".into()])
            .edge(0, 2)
            .gone(1)
            .into(),
        Graph::plane([(0, 0), (i64::MAX, i64::MIN), (5, 5)]).into(),
        Bars::new([(3, 4), (1, 1)]).into(),
        Bars::new([(huge, 2), (2, 3)]).into(),
    ]
}

#[test]
fn every_picture_is_xml_and_has_an_element_for_each_name() {
    for (number, scene) in scenes().iter().enumerate() {
        let svg = scene.svg(Lang::Vi);
        let document = Document::parse(&svg).unwrap_or_else(|bad| panic!("{number}: {bad}\n{svg}"));
        let root = document.root_element();
        assert!(root.attribute("viewBox").is_some());
        let title = root.first_element_child().and_then(|it| it.text());
        assert_eq!(title, Some(scene.text(Lang::Vi).as_str()), "{number}");
        let named = document
            .descendants()
            .filter_map(|it| it.attribute("data-name"));
        let named: Vec<&str> = named.collect();
        let unique: HashSet<&str> = named.iter().copied().collect();
        assert_eq!(named.len(), unique.len(), "{number}: a name twice");
        let names = scene.names();
        assert_eq!(names.len(), unique.len(), "{number}: {names:?}\n{svg}");
        assert!(
            names.iter().all(|it| unique.contains(it.as_str())),
            "{number}"
        );
    }
}

#[test]
fn no_picture_is_large_whatever_the_position() {
    for (number, scene) in scenes().iter().enumerate() {
        let (svg, drawing) = (scene.svg(Lang::En), scene.drawing());
        assert!(svg.len() < 120_000, "{number}: {} bytes", svg.len());
        assert!(drawing.len() < 60_000, "{number}: {} bytes", drawing.len());
        assert!(Document::parse(&drawing).is_ok(), "{number}");
        assert!(!drawing.contains("data-name"), "{number}");
    }
}

#[test]
fn a_scene_is_told_in_both_languages() {
    let scene = Scene::from(Heaps::new([3, 5])).turn(false).at_most(2);
    assert_eq!(
        scene.text(Lang::En),
        "Heaps: 3, 5. The second player moves. At most 2."
    );
    assert_eq!(
        scene.text(Lang::Vi),
        "Các đống: 3, 5. Người thứ hai đi. Nhiều nhất 2."
    );
    let board = Grid::new(8, 8)
        .piece(5, 3, Piece::queen())
        .fill(1, 1, Tone::Wall);
    assert_eq!(
        Scene::from(board).text(Lang::En),
        "Board of 8 × 8; queen (5, 3); wall (1, 1)."
    );
}

#[test]
fn a_sentence_begins_with_a_capital_and_a_sign_of_the_problems_stays() {
    let queens = Row::of("piece", [Piece::queen(), Piece::king()]);
    let letters = Row::of("letter", ["ab", "c"].map(Piece::card));
    let scene = Scene::from(queens).and(letters).at_least(2);
    assert_eq!(scene.text(Lang::En), "Queen, king. ab, c. At least 2.");
    assert_eq!(scene.text(Lang::Vi), "Hậu, vua. ab, c. Ít nhất 2.");
}

#[test]
fn a_cell_is_told_as_the_statement_writes_it() {
    let board = || {
        let board = Grid::new(4, 6).from(0, 0).upwards();
        board.piece(1, 5, Piece::queen())
    };
    let told = |board: Grid| Scene::from(board).text(Lang::En);
    assert_eq!(told(board()), "Board of 4 × 6; queen (1, 5).");
    assert_eq!(told(board().across(0, 0)), "Board of 4 × 6; queen (5, 1).");
    assert_eq!(
        told(board().across(-3, 10)),
        "Board of 4 × 6; queen (2, 11)."
    );
}

#[test]
fn what_is_not_drawn_is_stood_for_by_what_holds_it() {
    let touched = |scene: &Scene, names: &[&str]| {
        let names = names.iter().map(|it| (*it).to_owned()).collect();
        scene.nearest(vec![names]).remove(0)
    };
    let small = Scene::from(Heaps::new([3, 5]));
    assert_eq!(touched(&small, &["heap2/4"]), ["heap2/4"]);
    assert_eq!(touched(&small, &["heap2/6", "r1c1"]), ["heap2"]);
    let large = Scene::from(Heaps::new([1 << 40]));
    assert_eq!(touched(&large, &["heap1/9", "heap1/3"]), ["heap1"]);
    let many = Scene::from(Heaps::new((0..100).map(|_| 1)));
    assert_eq!(touched(&many, &["heap99/1"]), [MORE]);
}

#[test]
fn a_move_touches_the_lowest_stone_that_it_takes() {
    assert_eq!(taken(2, 5, 1), "heap2/5");
    assert_eq!(taken(2, 5, 5), "heap2/1");
}
