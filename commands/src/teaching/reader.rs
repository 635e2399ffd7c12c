//! A page of Markdown at the terminal.

use std::fmt::Write;

use console::style;

/// The page without what only a browser needs: headings and strong words stand out, code is set in,
/// links show their words, or the file that they lead to if it can be opened, and marks are left out.
pub(super) fn page(text: &str) -> String {
    let mut page = String::new();
    let mut is_code = false;
    for line in text.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
            continue;
        }
        if line.starts_with("<!--") {
            continue;
        }
        if is_code {
            let _ = writeln!(page, "    {line}");
        } else if line.starts_with('#') {
            let _ = writeln!(
                page,
                "{}",
                style(line.trim_start_matches(['#', ' '])).bold().cyan()
            );
        } else {
            let _ = writeln!(page, "{}", plain(line));
        }
    }
    page.trim_end().to_owned() + "\n"
}

/// A line without the signs of Markdown.
fn plain(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("](") {
        let (target, after) = after.split_once(')').unwrap_or((after, ""));
        let (before, words) = before.rsplit_once('[').unwrap_or((before, ""));
        text.push_str(before);
        text.push_str(words);
        if !target.starts_with("..") && !target.starts_with("submissions") {
            let _ = write!(text, " ({target})");
        }
        rest = after;
    }
    text.push_str(rest);
    strong(&text)
}

/// `**strong**` words are set off; signs of code and stress vanish.
fn strong(text: &str) -> String {
    let mut shown = String::new();
    for (place, part) in text.split("**").enumerate() {
        let part = part.replace('`', "");
        if place % 2 == 1 {
            let _ = write!(shown, "{}", style(part).bold());
        } else {
            shown.push_str(&part);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_reads_well_without_its_signs() {
        let text = "\
## The **idea**

<!-- from x.cpp -->
```cpp
int x;
```
See [NIM](../nim/statement.en.md) or `n` in [a paper](https://example.org), **now**.
";
        let shown = console::strip_ansi_codes(&page(text)).into_owned();
        assert_eq!(
            shown,
            "The **idea**\n\n    int x;\nSee NIM or n in a paper (https://example.org), now.\n"
        );
    }
}
