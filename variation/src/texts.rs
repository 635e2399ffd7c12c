//! Statement and lesson of a variant, in both languages. The lines below a mark are filled by
//! [`renew`](lessons::renewal::renew), as those of every problem.

use arena::Match;
use bilingual::{Lang, Result, Text, broken, sentences};
use lessons::limits::with_rules;
use lessons::printed::looked_at;
use problem_set::offered::Offered;
use problem_set::{AnyProblem, Values};

use crate::data::Data;
use crate::varied::Varied;

sentences! {
    SAMPLES: "## Ví dụ", "## Samples";
    PICTURE: "Ví dụ thứ nhất", "The first sample";
    A_GAME: "Một ván mà cả hai chơi tối ưu từ đó: {0}.", "A game of best play from there: {0}.";
    NO_MOVE: "Ở đó không có nước đi nào.", "There is no move there.";
    DRAWN: "Từ đó, cả hai chơi tối ưu thì hòa.", "From there, best play ends in a draw.";
    ORIGIN: "## Về nguồn bài", "## Source";
    REMEMBERS: "Viết hàm đệ quy đúng theo luật: thử mọi nước, hỏi chính hàm ấy về thế cờ sau mỗi nước. Thế cờ không còn nước đi\nthì luật cho biết ngay kết quả.", "Write a function straight from the rules: it tries every move and asks itself about the position after it. Where\nthere is no move, the rules tell the result at once.";
    ONCE: "Hàm ấy hỏi đi hỏi lại cùng một thế cờ bao nhiêu lần? Ghi lại kết quả của mỗi thế cờ đã tính; trong giới hạn của\nđề, số thế cờ khác nhau đủ ít.", "How often does that function ask about the same position? Keep the result of each position that has been valued;\nwithin the limits there are few enough of them.";
    KEPT_VALUES: "Chương trình dưới đây làm đúng như ba gợi ý: nếu có P thế cờ, mỗi thế nhiều nhất M nước, thì thời gian là O(P · M).", "The program below does what the hints say: for P positions with at most M moves each it takes O(P · M).";
    GOES_ROUND: "Ván chơi có thể quay vòng, nên đệ quy từ thế cờ đầu không dừng. Những thế cờ nào luật cho biết ngay kết quả?\nHãy bắt đầu từ đó và đi ngược lại.", "Play can go round, so that a recursion from the opening does not end. Of which positions do the rules tell the result\nat once? Begin with those and go backwards.";
    BACKWARDS: "Thế cờ là thắng khi có một nước đến thế thua, là thua khi mọi nước đều đến thế thắng. Với mỗi thế, đếm những nước\nchưa biết kết quả; thế nào mãi không biết thì hòa.", "A position is won if some move leads to a lost one, and lost if all lead to won ones. Count for each the moves of\nwhich nothing is known yet; what never becomes known is drawn.";
    ROUNDS: "Chương trình dưới đây phân tích lùi như ba gợi ý: với P thế cờ, mỗi thế nhiều nhất M nước, thời gian là O(P · M).", "The program below works backwards, as the hints say: for P positions with at most M moves each it takes O(P · M).";
    PLAIN: " Bỏ phần\nghi nhớ đi thì có [plain.cpp](submissions/plain.cpp).", " Without\nthe memory it is [plain.cpp](submissions/plain.cpp).";
    NO_TABLE: "Bài này chưa có bảng.", "This problem has no table.";
    PERIOD: "Trong bảng, mỗi ô bằng ô đứng sau nó {0} ô, kể từ ô thứ {1}. Điều đó mới chỉ được nhìn thấy, chưa được chứng minh.", "In the table each cell is what stands {0} cells behind it, from cell {1} on. That is seen, and not proved.";
    LOST: "Trong bảng, {0} trên {1} ô là thế thua.", "Of the cells {0} out of {1} are lost.";
    FROM: "Bài này là [{0}](../../problems/{1}/statement.vi.md) khi đổi luật: {2}.", "This is [{0}](../../problems/{1}/statement.en.md) with other rules: {2}.";
}

/// A lesson with gaps.
const LESSON: Text = Text::new(include_str!("lesson.vi.md"), include_str!("lesson.en.md"));

/// Headings of a statement: story, rules, input, output and limits stay, samples and origin are written anew.
const KEPT: usize = 4;

/// Moves of a game that is told.
const MOST_TOLD: usize = 8;

/// What a statement is made of.
pub(crate) struct Source<'a> {
    pub(crate) data: &'a Data,
    pub(crate) varied: &'a Varied,
    pub(crate) offered: &'a Offered,
    pub(crate) values: &'a Values,
}

impl Source<'_> {
    /// The statement, from that of the room.
    ///
    /// # Errors
    /// If the room's has other parts, or a sentence of the old rules would be left.
    pub(crate) fn statement(&self, lang: Lang, original: &str) -> Result<String> {
        let of = self.varied.of();
        let (id, file) = (self.data.id(), &self.data.file);
        let places = self.offered.places(self.values, lang);
        let text = original.replace("\r\n", "\n");
        let text = with_rules(&text, &places).map_err(broken)?;
        let mut parts = text.split("\n## ");
        let story = parts.next().unwrap_or_default();
        let story = story.split_once('\n').map_or("", |it| it.1);
        let kept: Vec<&str> = parts.take(KEPT).collect();
        let mut text = format!("# {file} — {}\n{story}", self.data.title.of(lang));
        for (place, part) in kept.into_iter().enumerate() {
            // Of the limits what speaks of two tiers is left out.
            let is_of_both = |it: &&str| it.contains("beyond") || it.contains("nâng cao");
            let paragraphs = part.trim_end().split("\n\n");
            let paragraphs = paragraphs.filter(|it| {
                place + 1 < KEPT || it.contains("<!-- judge limits") || !is_of_both(it)
            });
            let paragraphs: Vec<&str> = paragraphs.collect();
            text.extend(["\n## ", &paragraphs.join("\n\n"), "\n"]);
        }
        let pairs =
            ["INP", "OUT"].map(|it| (format!("{}.{it}", of.file()), format!("{file}.{it}")));
        for (old, new) in pairs {
            text = text.replace(&old, &new);
        }
        text = text.replace("](../", "](../../problems/");
        text.extend(["\n", SAMPLES.of(lang), "\n"]);
        for (place, (name, _)) in Varied::tests().take(2).enumerate() {
            text.extend(["\n<!-- judge sample ", &name, " -->\n"]);
            let Some(mut game) = self.only_game(&name) else {
                continue;
            };
            let Some(told) = told(&mut *game, lang) else {
                continue;
            };
            if place == 0 && game.scene().is_some() {
                let shown = PICTURE.of(lang);
                text.extend(["\n<!-- judge draw ", &id, " --svg sample.svg -->\n"]);
                text.extend(["![", shown, "](sample.svg)\n"]);
            }
            text.extend(["\n", &told, "\n"]);
        }
        let told = self.offered.told(self.values, lang);
        let from = FROM.fill(lang, &[&of.file(), &of.id(), &told]);
        Ok(text + &format!("\n{}\n\n{from}\n", ORIGIN.of(lang)))
    }

    /// The game of a sample, if it has just one.
    fn only_game(&self, sample: &str) -> Option<Box<dyn Match>> {
        let input = self.varied.recipe(sample)?;
        let games = self.varied.games(input.as_bytes()).ok()?;
        let [game] = <[_; 1]>::try_from(games).ok()?;
        Some(game)
    }

    /// The lesson for who sets it: hints, the search and whether it remembers, the table with what is seen in it.
    pub(crate) fn lesson(
        &self,
        lang: Lang,
        (search, remembers): (&str, bool),
        differ: usize,
    ) -> String {
        let of = self.varied.of();
        let told = self.offered.told(self.values, lang);
        let title = self.data.title.of(lang);
        let table = self.table(lang);
        let tests = Varied::tests().count();
        let how = if remembers {
            [REMEMBERS, ONCE, KEPT_VALUES]
        } else {
            [GOES_ROUND, BACKWARDS, ROUNDS]
        };
        let [second, third, mut about] = how.map(|it| it.of(lang).to_owned());
        if self.data.submissions.contains_key("plain.cpp") {
            about += PLAIN.of(lang);
        }
        LESSON.fill(
            lang,
            &[
                &self.data.file,
                &title,
                &told,
                &search,
                &table,
                &of.file(),
                &of.id(),
                &differ,
                &tests,
                &second,
                &third,
                &about,
            ],
        )
    }

    /// The mark of the table that the room looks at, and what is seen in it.
    fn table(&self, lang: Lang) -> String {
        let Some(words) = &self.offered.table else {
            return NO_TABLE.of(lang).to_owned();
        };
        let mark = format!("judge table {} {words}", self.data.id());
        let grid = looked_at(&mark, self.varied).ok().flatten();
        let seen = grid.and_then(|grid| {
            let cells = grid.cells.iter().flatten().map(|it| it.text(grid.show));
            seen(&cells.collect::<Vec<_>>(), grid.cells.len() == 1, lang)
        });
        format!(
            "<!-- {mark} -->\n```text\n```\n\n{}",
            seen.unwrap_or_default()
        )
    }
}

/// A game of best play, in a sentence; nothing if the search does not end.
fn told(game: &mut dyn Match, lang: Lang) -> Option<String> {
    let mut line = game.line().ok()?;
    let is_longer = line.len() > MOST_TOLD;
    line.truncate(MOST_TOLD);
    line.extend(is_longer.then(|| "…".to_owned()));
    Some(match line.len() {
        0 if !game.moves().is_empty() => DRAWN.of(lang).to_owned(),
        0 => NO_MOVE.of(lang).to_owned(),
        _ => A_GAME.fill(lang, &[&line.join("; ")]),
    })
}

/// What is seen in cells that stand in one row, a period, or in a table, how many of them are lost.
fn seen(cells: &[String], is_row: bool, lang: Lang) -> Option<String> {
    let half = cells.len() / 2;
    let holds = |period: usize, from: usize| {
        (from..cells.len() - period).all(|it| cells[it] == cells[it + period])
    };
    let period = (1..=half / 2).find(|&period| holds(period, half));
    if let (true, Some(period)) = (is_row, period) {
        let from = (0..=half).find(|&from| holds(period, from))?;
        return Some(PERIOD.fill(lang, &[&period, &(from + 1)]));
    }
    let lost = cells.iter().filter(|it| *it == "X").count();
    (lost > 0).then(|| LOST.fill(lang, &[&lost, &cells.len()]))
}
