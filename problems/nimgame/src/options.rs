//! The command line of the program.

use bilingual::{Lang, Message, sentences};

sentences! {
    HELP: "\
nimgame: trò chơi Nim; đề bài ở problems/nimgame/
nimgame              chơi; trên màn hình thì có màu, qua đường ống thì từng dòng có từ khóa,
                     khi đó bên kia cho các đống sỏi và cho biết ai đi trước
  --lang vi|en       ngôn ngữ; không ghi thì theo môi trường (LANG), nếu không thì tiếng Anh
  --two              hai người chơi; không ghi thì một người với máy
  --seed N           lần nào cũng các đống sỏi và đồng xu ấy, khi chơi trên màn hình
  --plain            trên màn hình cũng từng dòng có từ khóa
mã thoát: 0 ván chơi hoặc dữ liệu đã hết, 1 có lỗi
", "\
nimgame: the game of Nim; the statement is in problems/nimgame/
nimgame              play; on a terminal with colours, over a pipe in lines with keywords,
                     where the other side gives the heaps and says who begins
  --lang vi|en       language; otherwise that of the environment (LANG), else English
  --two              two persons; otherwise one against the machine
  --seed N           the same heaps and coins each time, on a terminal
  --plain            lines with keywords on a terminal too
exit code: 0 the game or the input is over, 1 a failure
";
    SEED: "--seed: phải kèm một số nguyên từ 0", "--seed: a whole number from 0 follows";
    LANG: "--lang: phải kèm vi hoặc en", "--lang: vi or en follows";
    UNKNOWN: "'{0}' không phải là tùy chọn; xem nimgame --help", "'{0}' is no option; see nimgame --help";
}

/// What the user wants.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    /// The number from which heaps and coin come.
    pub seed: Option<u64>,
    /// The language at the start.
    pub lang: Option<Lang>,
    /// Two persons from the start.
    pub two_persons: bool,
    /// The plain form on a terminal too.
    pub plain: bool,
    /// Only show the help.
    pub help: bool,
}

/// The help.
pub fn help() -> Message {
    HELP.into()
}

impl Options {
    /// Reads the arguments of the program, without its name.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Options, Message> {
        let mut options = Options::default();
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--help" | "-h" => options.help = true,
                "--two" => options.two_persons = true,
                "--plain" => options.plain = true,
                "--seed" => {
                    let seed = arguments.next().and_then(|seed| seed.parse().ok());
                    options.seed = Some(seed.ok_or(SEED)?);
                }
                "--lang" => {
                    let lang = arguments.next().and_then(|code| Lang::of_code(&code));
                    options.lang = Some(lang.ok_or(LANG)?);
                }
                other => return Err(UNKNOWN.with(&[&other]).into()),
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, Message> {
        Options::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn options_are_read() {
        let options = parse("--seed 7 --lang vi --two --plain").unwrap();
        assert_eq!((options.seed, options.two_persons), (Some(7), true));
        assert_eq!(options.lang, Some(Lang::Vi));
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
            assert_eq!(parse(line).unwrap_err().of(Lang::En), reason);
        }
    }
}
