//! Where questions about a room are answered.

use std::collections::BTreeSet;

use checker::CheckerMode;
use contract::{AnyProblem, seeded};
use finding::Words;
use inpout::Bounds;
use lessons::game::played;
use lessons::table::{self, Show};
use lessons::variants::variants;
use problem_set::{Digest, Tier, written};
use serde_json::{Value, json};

use crate::judged::judged;
use crate::manifest;
use crate::play::Board;
use crate::question::Question;
use crate::refused::{Refused, both};
use crate::say;
use crate::talk::Talk;

/// Small inputs that are given at a time.
const MOST_SMALL: u64 = 1000;

/// A room, and what has been found out of the game that was asked about last.
pub struct Desk {
    problem: &'static dyn AnyProblem,
    board: Option<Board>,
    talk: Option<Talk>,
}

impl Desk {
    /// Nothing has been asked yet.
    pub fn new(problem: &'static dyn AnyProblem) -> Desk {
        let (board, talk) = (None, None);
        Desk {
            problem,
            board,
            talk,
        }
    }

    /// The answer to a question, as JSON.
    pub fn answer(&mut self, question: &[u8]) -> Vec<u8> {
        let answer = Question::parse(question).and_then(|question| self.find(&question));
        let told = answer.map_or_else(|refused| refused.to_string(), |it| it.to_string());
        told.into_bytes()
    }

    fn find(&mut self, question: &Question<'_>) -> Result<Value, Refused> {
        let problem = self.problem;
        match question.word("do").unwrap_or_default() {
            "answer" => {
                if question.word("tier").is_some() && !self.is_of_source(question.input()) {
                    return Err(Refused::new("input", &say::OTHER_TIER));
                }
                let output = problem.solve(&self.input_name(), question.input())?;
                Ok(json!({ "output": output }))
            }
            "picture" => {
                let scene = problem.picture(question.input())?;
                let lang = question.lang();
                let picture = scene.map(|scene| (scene.svg(lang), scene.text(lang)));
                let (svg, text) = picture.unzip();
                Ok(json!({ "svg": svg, "text": text }))
            }
            "tests" => Ok(self.tests()),
            "test" => {
                let name = question.word("name").unwrap_or_default();
                let (input, answer) = self.test(name)?;
                let sum = |text: &str| Digest::of(text.as_bytes()).sha256;
                let sums = json!({ "input": sum(&input), "answer": sum(&answer) });
                Ok(json!({ "input": input, "answer": answer, "sha256": sums }))
            }
            "opening" => {
                let name = question.word("name").unwrap_or_default();
                let unknown = || Refused::asked(&say::NO_TEST.with(&[&name]));
                Ok(json!({ "input": problem.recipe(name).ok_or_else(unknown)? }))
            }
            "offered" => {
                written::tell(&String::from_utf8_lossy(question.input()));
                Ok(json!({}))
            }
            "judge" => self.judge(question),
            "cells" => Ok(self.cells(question)),
            "games" => {
                let games = played(problem, question.word("rules"), question.input())?;
                let games = games.iter().map(|game| json!({ "text": game.board() }));
                Ok(json!({ "games": games.collect::<Vec<_>>() }))
            }
            "rules" => {
                let all = variants(problem, question.input())?.into_iter();
                let all = all.map(|(name, title)| json!({ "name": name, "title": both(&title) }));
                Ok(json!({ "rules": all.collect::<Vec<_>>() }))
            }
            "random" => Board::random(problem, question),
            "position" => Ok(self.board(question)?.position(question.lang())),
            "worths" => self.board(question)?.worths(),
            "best" => Ok(self.board(question)?.best()),
            "line" => self.board(question)?.line(),
            "resumed" => self.board(question)?.resumed(problem),
            "talk" => self.talk(question),
            "small" => Ok(self.small(question)),
            "smaller" => {
                let input = String::from_utf8_lossy(question.input());
                let smaller = Words::of(&input).smaller();
                let smaller: Vec<String> = smaller.iter().map(Words::text).collect();
                Ok(json!({ "inputs": smaller }))
            }
            other => Err(Refused::asked(&say::NO_QUESTION.with(&[&other]))),
        }
    }

    fn input_name(&self) -> String {
        format!("{}.INP", self.problem.file())
    }

    fn tests(&self) -> Value {
        let tests = manifest::tests(self.problem.manifest());
        let tests = (1..).zip(tests).map(|(number, test)| {
            let (name, tier) = (test.name, test.tier);
            let about = json!({ "vi": test.vi, "en": test.en });
            json!({ "number": format!("{number:02}"), "name": name, "tier": tier, "about": about })
        });
        json!({ "file": self.problem.file(), "tests": tests.collect::<Vec<_>>() })
    }

    /// The input and the answer of a test, which its validator has accepted.
    fn test(&self, name: &str) -> Result<(String, String), Refused> {
        let problem = self.problem;
        let unknown = || Refused::asked(&say::NO_TEST.with(&[&name]));
        let tests = manifest::tests(problem.manifest());
        let test = tests.into_iter().find(|test| test.name == name);
        let tier = test.ok_or_else(unknown)?.tier;
        let tier: Tier = tier.parse().map_err(|fault| Refused::asked(&fault))?;
        let input = problem.recipe(name).ok_or_else(unknown)?;
        let bytes = input.as_bytes();
        // What the parameters bound was held against them when the test was locked.
        let valid = problem.validate(&self.input_name(), bytes, tier);
        valid.map_err(|fault| Refused::asked(&fault))?;
        let answer = problem.solve(&self.input_name(), bytes)?;
        Ok((input, answer))
    }

    fn judge(&self, question: &Question<'_>) -> Result<Value, Refused> {
        let mode = manifest::checker(self.problem.manifest()).parse();
        let mode: CheckerMode = mode.map_err(|fault| Refused::asked(&fault))?;
        if mode == CheckerMode::Interactive {
            return Err(Refused::asked(&say::TALKS));
        }
        let made;
        let (input, answer) = match (question.word("name"), question.input) {
            (Some(name), _) => {
                made = self.test(name)?;
                (made.0.as_bytes(), made.1.as_bytes())
            }
            (None, Some(input)) => {
                if let Some(answer) = question.answer {
                    (input, answer)
                } else {
                    let answer = self.problem.solve(&self.input_name(), input)?;
                    made = (String::new(), answer);
                    (input, made.1.as_bytes())
                }
            }
            (None, None) => return Err(Refused::asked(&say::NOTHING_TO_JUDGE)),
        };
        let output = question.output.unwrap_or_default();
        let checked = self.problem.check(mode, input, output, answer);
        Ok(judged(&checked))
    }

    /// A step of a dialogue: its beginning, where nothing was said yet; what the program says; or its end.
    fn talk(&mut self, question: &Question<'_>) -> Result<Value, Refused> {
        let nothing = || Refused::asked(&say::NO_TALK);
        if question.is("ended") {
            return Ok(self.talk.as_ref().ok_or_else(nothing)?.end(question.output));
        }
        if let Some(said) = question.word("said") {
            return Ok(self.talk.as_mut().ok_or_else(nothing)?.hear(said));
        }
        self.talk = None;
        let (talk, told) = Talk::begin(self.problem, question)?;
        self.talk = Some(talk);
        Ok(told)
    }

    /// Whether the input is written as it should be, and within the limits of the source tier.
    fn is_of_source(&self, input: &[u8]) -> bool {
        let problem = self.problem;
        let sizes = problem.validate(&self.input_name(), input, Tier::Source);
        sizes.is_ok_and(|sizes| {
            sizes.iter().all(|(name, least, most)| {
                let bounds = manifest::bounds(problem.manifest(), name);
                let is_within = |bounds: Bounds| {
                    let is_large = bounds.least.is_none_or(|it| it <= least);
                    is_large && bounds.most.is_none_or(|it| most <= it)
                };
                bounds.is_none_or(is_within)
            })
        })
    }

    /// Small inputs of the source tier by chance, the smallest first.
    fn small(&self, question: &Question<'_>) -> Value {
        let seed = question.number("seed").to_string();
        let mut rng = seeded(&[self.problem.id(), "small", &seed]);
        let count = question.number("count").min(MOST_SMALL);
        let inputs = (0..count).map(|_| self.problem.small(&mut rng));
        let inputs = inputs.filter(|input| self.is_of_source(input.as_bytes()));
        let inputs = inputs.map(|input| (Words::of(&input).size(), input));
        let inputs: BTreeSet<(u64, String)> = inputs.collect();
        let inputs: Vec<String> = inputs.into_iter().map(|(_, input)| input).collect();
        json!({ "inputs": inputs })
    }

    /// Cells of a table, one for each input: what one costs to be asked for is much beside what it is worth.
    fn cells(&self, question: &Question<'_>) -> Value {
        let cells = question.words("inputs").into_iter();
        let cells = cells.map(|input| {
            let cell = self.cell(question, input);
            cell.unwrap_or_else(|refused| refused.told())
        });
        json!({ "cells": cells.collect::<Vec<_>>() })
    }

    fn cell(&self, question: &Question<'_>, input: &str) -> Result<Value, Refused> {
        let show = question.word("show").unwrap_or("answer");
        let show: Show = show.parse().map_err(|fault| Refused::asked(&fault))?;
        let game = (question.game().saturating_add(1), question.word("rules"));
        let cell = table::cell(self.problem, show, game, input)?;
        Ok(json!({ "text": cell.text(show) }))
    }

    /// The board at the position that is asked about. What was found out about its game is kept as long
    /// as no other is asked about.
    fn board(&mut self, question: &Question<'_>) -> Result<&mut Board, Refused> {
        let (input, number) = (question.input(), question.game());
        let rules = question.word("rules");
        let kept = self.board.take();
        let kept = kept.filter(|it| it.is_of(rules, input, number));
        let board = match kept {
            Some(board) => board,
            None => Board::new(self.problem, rules, input, number)?,
        };
        let board = self.board.insert(board);
        board.go_to(&question.moves())?;
        Ok(board)
    }
}
