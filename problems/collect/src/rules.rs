//! The rules of COLLECT.

use arena::scene::{Heaps, Scene};
use arena::{Aim, End, Game, Match, Side};
use inpout::{Message, Text, sentences};

use crate::{Balls, Input};

sentences! {
    CHANGE: "đổi một viên {0} và một viên {1} lấy một viên {2}", "change a {0} and a {1} ball for a {2} one";
    RED: "đỏ", "red";
    YELLOW: "vàng", "yellow";
    GREEN: "xanh", "green";
    GOAL: "Đổi sao cho cuối cùng chỉ còn một viên bi. Mỗi bước đổi hai viên khác màu lấy một viên màu thứ ba.", "Change until one ball is left. A step changes two balls of different colours for one of the third.";
}

/// Balls of three colours; a step takes away two of different colours and puts down one of the
/// third. It is a game for one, who has won when one ball is left.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The balls of each colour.
    type Position = Balls;
    /// The colour, from 0, of the ball that is put down.
    type Move = usize;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &balls: &Balls) -> impl IntoIterator<Item = (usize, Balls)> {
        let ways = [[0, 1, 2], [0, 2, 1], [1, 2, 0]].into_iter();
        let ways = ways.filter(move |&[one, other, _]| balls[one] > 0 && balls[other] > 0);
        ways.map(move |[one, other, third]| {
            let mut after = balls;
            after[one] -= 1;
            after[other] -= 1;
            after[third] += 1;
            (third, after)
        })
    }

    fn end(&self, balls: &Balls) -> End {
        let is_one = balls.iter().sum::<u64>() == 1;
        if is_one { End::Won } else { End::Lost }
    }

    fn say(&self, &third: &usize) -> String {
        ["A", "B", "C"][third].into()
    }

    fn words(&self, _: &Balls, &third: &usize) -> Option<Message> {
        let mut colours = [RED, YELLOW, GREEN];
        colours[third..].rotate_left(1);
        let [one, other, third] = &colours;
        Some(CHANGE.with(&[one, other, third]).into())
    }

    fn scene(&self, balls: &Balls, _: Side) -> Option<Scene> {
        let labels = ["A", "B", "C"].map(str::to_owned);
        Some(Heaps::new(balls.iter().copied()).labelled(labels).into())
    }

    /// The two that go.
    fn touches(&self, _: &Balls, third: &usize) -> Vec<String> {
        let gone = (0..3).filter(|colour| colour != third);
        gone.map(|colour| format!("heap{}", colour + 1)).collect()
    }
}

/// The puzzles that the input tells of.
pub fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let tests = input.tests.iter();
    let alone = |&balls| arena::play_alone(Rules, balls, Aim::FewMoves, || None);
    tests.map(alone).collect()
}
