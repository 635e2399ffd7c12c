//! The statement of a problem in its parts, as packages need them.

use bilingual::{Result, ensure};
use judge::Lang;
use lessons::lesson::{BEGIN_LIMITS, BEGIN_SAMPLE};
use lessons::limits::unmarked;

/// The parts that every statement has behind its title and story, in order.
const RULES: usize = 0;
const INPUT: usize = 1;
const OUTPUT: usize = 2;
const LIMITS: usize = 3;
const SAMPLES: usize = 4;
const PARTS: usize = 6;

/// What is said of files, and of streams in their place; `INP` and `OUT` stand for both names. The first
/// that fits is taken, so the longer ones come first.
const VIETNAMESE: &[(&str, &str)] = &[
    ("file văn bản `INP` gồm", "thiết bị vào chuẩn"),
    ("file văn bản `OUT` gồm", "thiết bị ra chuẩn"),
    ("file văn bản `INP`", "thiết bị vào chuẩn"),
    ("file văn bản `OUT`", "thiết bị ra chuẩn"),
    ("file `INP`", "dữ liệu vào"),
    ("file kết quả rỗng", "kết quả rỗng"),
    ("kết quả là file rỗng", "kết quả rỗng"),
    ("mỗi file không quá", "tất cả không quá"),
    ("trong một file", "của mọi test"),
    ("File", "Dữ liệu"),
    ("file", "dữ liệu"),
];
const ENGLISH: &[(&str, &str)] = &[
    ("The text file `INP`", "Standard input"),
    ("Text file `INP`", "Standard input"),
    ("the text file `INP`", "standard input"),
    ("The text file `OUT`", "Standard output"),
    ("Text file `OUT`", "Standard output"),
    ("the text file `OUT`", "standard output"),
    ("`INP`", "the input"),
    ("output file", "output"),
    ("A file", "An input"),
    ("a file", "an input"),
    ("file", "input"),
];

/// A statement in one language, in Markdown.
#[derive(Debug, Clone)]
pub struct Statement {
    lang: Lang,
    /// What stands before the first heading.
    story: String,
    /// Headings with what stands below them.
    parts: Vec<(String, String)>,
}

/// The lines of a statement without marks, and without the pictures that are drawn of its samples, which are in no
/// package: the words say all. The blank line after each goes with it.
pub(crate) fn without_drawings(markdown: &str) -> impl Iterator<Item = String> {
    let mut is_drawn = false;
    let lines = markdown.lines().filter(move |line| {
        let is_left_out = is_drawn || line.starts_with("<!-- judge draw ");
        is_drawn = is_left_out && !line.is_empty();
        let is_mark = [BEGIN_LIMITS, BEGIN_SAMPLE]
            .iter()
            .any(|it| line.starts_with(it));
        !is_left_out && !is_mark
    });
    lines.map(unmarked)
}

impl Statement {
    /// Takes `statement.vi.md` or `statement.en.md` apart, without its drawings.
    ///
    /// # Errors
    /// If it has not the parts that every statement has.
    pub fn parse(lang: Lang, markdown: &str) -> Result<Statement> {
        let mut story = String::new();
        let mut parts: Vec<(String, String)> = Vec::new();
        let mut is_code = false;
        for line in without_drawings(markdown) {
            is_code ^= line.starts_with("```");
            if let (false, Some(heading)) = (is_code, line.strip_prefix("## ")) {
                parts.push((heading.to_owned(), String::new()));
                continue;
            }
            if !is_code && line.starts_with("# ") {
                continue;
            }
            let body = parts.last_mut().map_or(&mut story, |(_, body)| body);
            body.push_str(&line);
            body.push('\n');
        }
        ensure(parts.len() == PARTS, || {
            let (code, count) = (lang.code(), parts.len());
            format!("statement.{code}.md has {count} parts, not {PARTS}")
        })?;
        Ok(Statement { lang, story, parts })
    }

    /// The statement without the limits of the beyond tier.
    #[must_use]
    pub fn without_beyond(mut self) -> Statement {
        let limits = &mut self.parts[LIMITS].1;
        let is_beyond =
            |line: &&str| line.starts_with("| nâng cao ") || line.starts_with("| beyond ");
        let lines: Vec<&str> = limits.lines().filter(|line| !is_beyond(line)).collect();
        *limits = lines.join("\n") + "\n";
        self
    }

    /// The statement for a system whose programs know no files: what it calls a file is then what is
    /// read or written, and the samples are headed so.
    #[must_use]
    pub fn for_streams(mut self, file: &str) -> Statement {
        let (input, output) = (format!("`{file}.INP`"), format!("`{file}.OUT`"));
        let words = match self.lang {
            Lang::Vi => VIETNAMESE,
            Lang::En => ENGLISH,
        };
        let heads = [INPUT, OUTPUT].map(|part| self.head(part));
        let turned = |text: &str| {
            let mut text = text.replace(&input, "`INP`").replace(&output, "`OUT`");
            for (name, head) in ["`INP`", "`OUT`"].into_iter().zip(&heads) {
                text = text.replace(&format!("\n{name}\n"), &format!("\n{head}\n"));
            }
            words
                .iter()
                .fold(text, |text, (file, stream)| text.replace(file, stream))
        };
        self.story = turned(&self.story);
        for (_, body) in &mut self.parts[..=SAMPLES] {
            *body = turned(body);
        }
        self
    }

    /// Story, rules and limits.
    pub fn legend(&self) -> String {
        let body = |part: usize| self.parts[part].1.as_str();
        let limits = self.head(LIMITS) + "\n";
        [&self.story, body(RULES), &limits, body(LIMITS)].concat()
    }

    /// The heading of a part within another one.
    fn head(&self, part: usize) -> String {
        format!("**{}**", self.parts[part].0)
    }

    /// Heading and text of what the program reads.
    pub fn input(&self) -> (&str, &str) {
        self.part(INPUT)
    }

    /// Heading and text of what it writes.
    pub fn output(&self) -> (&str, &str) {
        self.part(OUTPUT)
    }

    fn part(&self, part: usize) -> (&str, &str) {
        (&self.parts[part].0, &self.parts[part].1)
    }

    /// What is said of the samples, without the files that systems print themselves.
    pub fn explanations(&self) -> String {
        let mut kept = String::new();
        let heads = [INPUT, OUTPUT].map(|part| self.head(part));
        // A name of a file, or what stands for it, then blank lines and a block, which are left out with it.
        let (mut is_file, mut is_code) = (false, false);
        for line in self.parts[SAMPLES].1.lines() {
            let is_fence = line.starts_with("```");
            let is_file_name = line.starts_with('`')
                && (line.ends_with(".INP`") || line.ends_with(".OUT`"))
                && !line.contains(' ');
            let is_name = is_file_name || heads.iter().any(|head| line == head);
            if is_name && !is_code {
                is_file = true;
            } else if is_file {
                is_file = !(is_fence && is_code);
            } else {
                kept.push_str(line);
                kept.push('\n');
            }
            is_code ^= is_fence;
        }
        kept.trim().to_owned() + "\n"
    }

    /// The same, each file of a sample in a block that says which it is: `input1`, `output1`.
    pub fn markdown_with_samples(&self) -> String {
        let heads = [INPUT, OUTPUT].map(|part| self.head(part));
        let (mut text, mut sample, mut mark) = (String::new(), 0, None);
        for line in self.markdown().lines() {
            if let Some(file) = heads.iter().position(|head| line == head) {
                sample += usize::from(file == 0);
                mark = Some(format!("```{}{sample}", ["input", "output"][file]));
                continue;
            }
            match mark.take_if(|_| line == "```") {
                Some(mark) => text += &mark,
                None => text += line,
            }
            text.push('\n');
        }
        text
    }

    /// All but the last part, which tells pupils nothing that they need to solve it.
    pub fn markdown(&self) -> String {
        let parts = self.parts[..=SAMPLES].iter();
        let parts = parts.map(|(heading, body)| format!("## {heading}\n{body}"));
        let text = self.story.clone() + &parts.collect::<String>();
        text.trim().to_owned() + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nim(lang: Lang) -> Statement {
        let text = match lang {
            Lang::Vi => include_str!("../../problems/nim/statement.vi.md"),
            Lang::En => include_str!("../../problems/nim/statement.en.md"),
        };
        Statement::parse(lang, text).unwrap()
    }

    #[test]
    fn a_statement_comes_apart_at_its_headings() {
        let statement = nim(Lang::Vi);
        assert!(statement.legend().contains("đống sỏi"));
        assert_eq!(statement.input().0, "Dữ liệu");
        assert!(statement.output().1.contains("NIM.OUT"));
        let markdown = statement.markdown();
        assert!(markdown.contains("## Ví dụ") && !markdown.contains("Về nguồn bài"));
        assert!(Statement::parse(Lang::Vi, "# A\n## B\n").is_err());
    }

    #[test]
    fn the_beyond_tier_goes_where_it_does_not_count() {
        for lang in Lang::ALL {
            assert!(nim(lang).legend().contains("10^18"));
            assert!(!nim(lang).without_beyond().legend().contains("10^18"));
        }
    }

    #[test]
    fn explanations_keep_the_words_and_leave_the_files_out() {
        let told = nim(Lang::Vi).explanations();
        assert!(told.starts_with("Có ba nước thắng"), "{told}");
        assert!(told.contains("Một ván có thể diễn ra"));
        assert!(!told.contains("```") && !told.contains("NIM.INP"));
    }

    #[test]
    fn a_statement_for_streams_knows_no_files() {
        let nim = |lang| nim(lang).for_streams("NIM");
        let (vi, en) = (nim(Lang::Vi), nim(Lang::En));
        assert!(vi.input().1.contains("\nVào từ thiết bị vào chuẩn:\n"));
        assert!(vi.output().1.contains("\nGhi ra thiết bị ra chuẩn:\n"));
        assert!(vi.markdown().contains("\n**Dữ liệu**\n\n```\n4\n12\n"));
        assert!(en.input().1.contains("\nFrom standard input:\n"));
        assert!(en.markdown().contains("\n**Output**\n\n```\n3\n1 9\n"));
        let marked = vi.markdown_with_samples();
        assert!(marked.contains("\n```input1\n4\n12\n") && marked.contains("\n```output2\n0\n"));
        assert!(!marked.contains("**Dữ liệu**"));
    }
}
