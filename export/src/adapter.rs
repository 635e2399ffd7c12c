//! Stand-ins until the seams are merged.

/// C++ on files turned to standard streams.
pub(crate) fn to_streams(source: &str, file: &str) -> Result<String, String> {
    let (inp, out) = (format!("\"{file}.INP\""), format!("\"{file}.OUT\""));
    let mut text = String::new();
    for line in source.lines() {
        let mut line = line.to_owned();
        if line.contains("freopen(") && (line.contains(&inp) || line.contains(&out)) {
            line = String::new();
        }
        for (from, to) in [
            (format!("fopen({inp}, \"r\")"), "stdin".to_owned()),
            (format!("fopen({out}, \"w\")"), "stdout".to_owned()),
        ] {
            line = line.replace(&from, &to);
        }
        for name in ["in", "fin"] {
            for std in ["std::", ""] {
                line = line.replace(
                    &format!("{std}ifstream {name}({inp})"),
                    &format!("{std}istream &{name} = {std}cin"),
                );
            }
        }
        for name in ["out", "fout"] {
            for std in ["std::", ""] {
                line = line.replace(
                    &format!("{std}ofstream {name}({out})"),
                    &format!("{std}ostream &{name} = {std}cout"),
                );
            }
        }
        text.push_str(&line);
        text.push('\n');
    }
    if text.contains(&inp) || text.contains(&out) {
        return Err("a file is opened in a way of its own".to_owned());
    }
    Ok(format!("#include <iostream>\n{text}"))
}

/// Markdown as TeX.
pub(crate) fn latex(markdown: &str) -> anyhow::Result<String> {
    let mut text = String::new();
    for c in markdown.chars() {
        match c {
            '\\' => text.push_str("\\textbackslash{}"),
            '^' => text.push_str("\\^{}"),
            '~' => text.push_str("\\~{}"),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => {
                text.push('\\');
                text.push(c);
            }
            c => text.push(c),
        }
    }
    Ok(text)
}

/// Markdown of VNOJ.
pub(crate) fn vnoj(markdown: &str) -> anyhow::Result<String> {
    Ok(markdown.to_owned())
}
