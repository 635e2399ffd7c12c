//! The command line and the surroundings of the program.

use crate::texts::Language;

/// What the user wants.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    /// The number from which heaps and coin come.
    pub seed: Option<u64>,
    /// The language at the start.
    pub language: Option<Language>,
    /// Two persons from the start.
    pub two_persons: bool,
    /// The plain form on a terminal too.
    pub plain: bool,
    /// Only show the help.
    pub help: bool,
}

/// The help.
pub const HELP: &str = "\
nimgame: the game of Nim; the statement is in problems/nimgame/
nimgame              play; on a terminal with colours, over a pipe in lines with keywords,
                     where the other side gives the heaps and says who begins
  --lang vi|en       language; otherwise that of the environment (LANG), else English
  --two              two persons; otherwise one against the machine
  --seed N           the same heaps and coins each time, on a terminal
  --plain            lines with keywords on a terminal too
exit code: 0 the game or the input is over, 1 a failure
";

impl Options {
    /// Reads the arguments of the program, without its name.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Options, String> {
        let mut options = Options::default();
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--help" | "-h" => options.help = true,
                "--two" => options.two_persons = true,
                "--plain" => options.plain = true,
                "--seed" => {
                    let seed = arguments.next().and_then(|seed| seed.parse().ok());
                    options.seed = Some(seed.ok_or("--seed: a whole number from 0 follows")?);
                }
                "--lang" => {
                    options.language = Some(match arguments.next().as_deref() {
                        Some("vi") => Language::Vietnamese,
                        Some("en") => Language::English,
                        _ => return Err("--lang: vi or en follows".to_owned()),
                    });
                }
                other => return Err(format!("'{other}' is no option; see nimgame --help")),
            }
        }
        Ok(options)
    }
}

/// The language of an environment, whose variables are looked up by name.
pub fn language_of(variable: impl Fn(&str) -> Option<String>) -> Language {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty());
    match named {
        Some(value) if value.starts_with("vi") => Language::Vietnamese,
        _ => Language::English,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, String> {
        Options::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn options_are_read() {
        let options = parse("--seed 7 --lang vi --two --plain").unwrap();
        assert_eq!((options.seed, options.two_persons), (Some(7), true));
        assert_eq!(options.language, Some(Language::Vietnamese));
        assert!(options.plain && !options.help);
        assert_eq!(parse(""), Ok(Options::default()));
        assert!(parse("-h").unwrap().help);
    }

    #[test]
    fn wrong_options_are_told() {
        for (line, reason) in [
            ("--seed x", "--seed: a whole number from 0 follows"),
            ("--lang", "--lang: vi or en follows"),
            ("--three", "'--three' is no option; see nimgame --help"),
        ] {
            assert_eq!(parse(line), Err(reason.to_owned()));
        }
    }

    #[test]
    fn the_first_variable_that_says_something_decides_the_language() {
        let language = |pairs: &[(&str, &str)]| {
            language_of(|name| {
                let found = pairs.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(language(&[("LANG", "vi_VN.UTF-8")]), Language::Vietnamese);
        assert_eq!(language(&[]), Language::English);
        let both = [("LC_ALL", ""), ("LC_MESSAGES", "C"), ("LANG", "vi_VN")];
        assert_eq!(language(&both), Language::English);
    }
}
