//! All statements in the markup of other systems: nothing that can be read gets lost.

use std::fs;

use export::prose::Statement;
use export::statement::{html, latex, typst, vnoj};
use judge::Lang;
use judge::testset::Root;
use lessons::limits::unmarked;

/// The statements of all problems in both languages, with their names.
fn statements() -> Vec<(String, &'static str, String)> {
    let root = Root::find(None).expect("tests run within the workspace");
    let problems = all_problems::listed().into_iter();
    let statement = |(id, language): (&str, &'static str)| {
        let name = format!("{id}/statement.{language}.md");
        let text = fs::read_to_string(root.path().join("problems").join(&name));
        (name, language, text.expect("a statement"))
    };
    problems
        .flat_map(|problem| ["vi", "en"].map(|language| (problem.id(), language)))
        .map(statement)
        .collect()
}

/// Letters and digits only, in their order.
fn letters(text: &str) -> String {
    let letters = text.chars().map(|it| if it == '²' { '2' } else { it });
    letters.filter(|it| it.is_alphanumeric()).collect()
}

/// What a reader of the Markdown sees.
fn visible(markdown: &str) -> String {
    let mut text = String::new();
    // Pictures and their marks are in no package.
    let is_mark = |line: &&str| line.starts_with("<!--") && !line.contains("<!-- / -->");
    let is_left_out =
        |line: &&str| is_mark(line) || ["```", "!["].iter().any(|it| line.starts_with(it));
    for line in markdown.lines().filter(|line| !is_left_out(line)) {
        let line = unmarked(line);
        let mut rest = &line[..];
        while let Some((before, after)) = rest.split_once("](") {
            text.push_str(before);
            rest = after.split_once(')').expect("a whole link").1;
        }
        text.push_str(rest);
    }
    for tag in ["<sub>", "</sub>", "<sup>", "</sup>"] {
        text = text.replace(tag, "");
    }
    letters(&without_numbers_of_items(&text, markdown))
}

/// A numbered list is counted by its reader's program.
fn without_numbers_of_items(text: &str, markdown: &str) -> String {
    // Only the number that comes next makes an item, not one at which a line happens to break.
    let mut next = 1;
    let is_item = |line: &&str| {
        let number = line
            .split_once(". ")
            .and_then(|(number, _)| number.parse().ok());
        let is_item = number.is_some_and(|number: i32| number == 1 || number == next);
        next = number.filter(|_| is_item).map_or(next, |number| number + 1);
        is_item
    };
    let mut is_code = false;
    let outside = |line: &&str| {
        is_code ^= line.starts_with("```");
        !is_code
    };
    let items = markdown.lines().filter(outside).filter(is_item);
    items.fold(text.to_owned(), |text, item| {
        let (_, words) = item.split_once(". ").expect("an item");
        let plain: String = words.chars().take(12).collect();
        text.replacen(
            &format!("{}{plain}", &item[..item.len() - words.len()]),
            &plain,
            1,
        )
    })
}

/// What a reader of the TeX sees.
fn visible_in_tex(source: &str) -> String {
    let mut text = String::new();
    let mut is_code = false;
    for line in source.lines() {
        if line.starts_with("\\begin{") || line.starts_with("\\end{") {
            is_code = line == "\\begin{verbatim}";
        } else if is_code {
            text.push_str(line);
        } else {
            text.push_str(&without_commands(line));
        }
    }
    letters(&text)
}

/// The line without `\name`.
fn without_commands(line: &str) -> String {
    let mut pieces = line.split('\\');
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| {
        text + piece.trim_start_matches(|it: char| it.is_ascii_alphabetic()) + " "
    })
}

/// What a reader of the page that typst sets sees.
fn visible_in_typst(source: &str) -> String {
    let (_, body) = source.split_once("\n\n").expect("a head");
    let mut body = body.to_owned();
    for call in [
        "#block(breakable: false, grid(columns: (1fr, 1fr), gutter: 12pt,",
        "#block(breakable: true, grid(columns: (1fr, 1fr), gutter: 12pt,",
        "#raw(block: true,",
        "#raw(",
        "#list(",
        "#enum(",
        "#emph[",
        "#strong[",
        "#sub[",
        "#super[",
    ] {
        body = body.replace(call, "");
    }
    let lines = body
        .lines()
        .filter(|line| !line.starts_with("#align(center, table("));
    let body: String = lines.collect();
    let mut text = String::new();
    let mut letters_left = body.chars();
    while let Some(letter) = letters_left.next() {
        if letter != '\\' {
            text.push(letter);
        } else if let Some(escaped) = letters_left.next().filter(|&it| it != 'n') {
            text.push(escaped);
        }
    }
    letters(&text)
}

/// What a reader of the page of HTML sees.
fn visible_in_html(page: &str) -> String {
    let (_, body) = page.split_once("<body>").expect("a head");
    let mut pieces = body.split('<');
    let first = pieces.next().unwrap_or_default().to_owned();
    let mut text = pieces.fold(first, |text, piece| {
        text + piece.split_once('>').expect("a whole tag").1
    });
    for sign in ["&lt;", "&gt;", "&amp;", "&quot;"] {
        text = text.replace(sign, " ");
    }
    letters(&text)
}

/// Where two texts begin to differ.
fn difference(name: &str, one: &str, other: &str) -> Option<String> {
    let same = one
        .chars()
        .zip(other.chars())
        .take_while(|(a, b)| a == b)
        .count();
    let rest = |text: &str| {
        text.chars()
            .skip(same.saturating_sub(20))
            .take(60)
            .collect::<String>()
    };
    (one != other).then(|| format!("{name}: …{}… became …{}…", rest(one), rest(other)))
}

fn nothing_is_lost(
    convert: impl Fn(&str, &str) -> bilingual::Result<String>,
    visible_there: impl Fn(&str) -> String,
) {
    let statements = statements();
    assert_eq!(statements.len(), 2 * all_problems::listed().len());
    let faults: Vec<String> = statements
        .iter()
        .filter_map(
            |(name, language, markdown)| match convert(markdown, language) {
                Ok(text) => difference(name, &visible(markdown), &visible_there(&text)),
                Err(error) => Some(format!("{name}: {error:#}")),
            },
        )
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn latex_loses_nothing() {
    nothing_is_lost(|markdown, _| latex(markdown), visible_in_tex);
}

/// VNOJ cannot take one, and what is a formula there is no piece of a program any more.
#[test]
fn latex_has_no_dollar_in_the_type_of_programs() {
    for (name, _, markdown) in statements() {
        let text = latex(&markdown).unwrap();
        let codes = text.split("\\texttt{").skip(1);
        let mut ends = codes.map(|rest| rest.split('}').next().unwrap_or_default());
        assert!(!ends.any(|code| code.contains('$')), "{name}");
    }
}

#[test]
fn html_loses_nothing() {
    let page = |markdown: &str, language: &str| {
        let lang = Lang::of_code(language).expect("a language");
        html(&[(lang, "", markdown.to_owned())])
    };
    nothing_is_lost(page, visible_in_html);
}

#[test]
fn a_page_of_html_stands_for_itself_in_both_languages() {
    let statements = [
        (Lang::Vi, "A & B", "1 < *n*, [bài](../nim/statement.vi.md)"),
        (Lang::En, "C", "*n*"),
    ];
    let page = html(&statements.map(|(lang, title, text)| (lang, title, text.to_owned())));
    let page = page.expect("two statements");
    for part in [
        "<title>A &amp; B</title>",
        "<article lang=\"vi\">\n<h1>A &amp; B</h1>",
        "<article lang=\"en\">\n<h1>C</h1>",
        "bài",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    for other in ["<script", "<link", "<img", "href=", "src="] {
        assert!(!page.contains(other), "{other}: {page}");
    }
}

#[test]
fn typst_loses_nothing() {
    nothing_is_lost(typst, visible_in_typst);
}

#[test]
fn the_markdown_of_vnoj_loses_nothing() {
    let visible_there = |text: &str| {
        let text = text.replace("&lt;", "").replace("&gt;", "");
        let mut is_code = false;
        let lines = text.lines().map(|line| {
            is_code ^= line.starts_with("```");
            if is_code {
                line.to_owned()
            } else {
                without_commands(line)
            }
        });
        visible(&lines.collect::<Vec<_>>().join("\n"))
    };
    nothing_is_lost(|markdown, _| vnoj(markdown), visible_there);
}

#[test]
fn statements_for_streams_speak_of_no_files() {
    let all = statements();
    let silent: Vec<&dyn problem_set::AnyProblem> = crate::programs::silent().collect();
    assert_eq!(silent.len(), 77);
    for problem in silent {
        for (lang, streams) in [
            (Lang::Vi, ["thiết bị vào chuẩn", "thiết bị ra chuẩn"]),
            (Lang::En, ["tandard input", "tandard output"]),
        ] {
            let name = format!("{}/statement.{}.md", problem.id(), lang.code());
            let (_, _, text) = all
                .iter()
                .find(|(it, _, _)| *it == name)
                .expect("a statement");
            let before = Statement::parse(lang, text).expect("a whole statement");
            let after = before.clone().for_streams(problem.file());
            let text = after.markdown();
            for word in ["file", "File", ".INP", ".OUT", "`INP`", "`OUT`"] {
                assert!(!text.contains(word), "{name}: {word}: {text}");
            }
            for ((_, part), stream) in [after.input(), after.output()].iter().zip(streams) {
                assert_eq!(part.matches(stream).count(), 1, "{name}: {part}");
            }
            // The samples themselves go with the packages, and nothing else goes with them.
            let lines = |it: &Statement| it.explanations().lines().count();
            assert_eq!(lines(&before), lines(&after), "{name}");
            assert_eq!(
                text.lines().count(),
                before.markdown().lines().count(),
                "{name}"
            );
        }
    }
}

#[test]
fn formulas_are_told_from_words() {
    let (_, _, nim) = &statements()[all_problems::listed()
        .iter()
        .position(|it| it.id() == "nim")
        .expect("nim")
        * 2];
    let tex = latex(nim).expect("a statement");
    assert!(tex.contains("$1 \\le a_{i} \\le 10^{9}$"), "{tex}");
    assert!(
        vnoj(nim)
            .expect("a statement")
            .contains("~1 \\le a_{i} \\le 10^{9}~")
    );
}
