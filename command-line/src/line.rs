//! A command line, described and read in one.

use bilingual::Lang;
use clap::{Arg, ArgMatches};

use crate::Argument;

/// What a command is told: made by [`arguments!`](crate::arguments).
pub trait Arguments: Sized {
    /// What was typed; nothing of a line that only asks what could be.
    fn of(line: &mut Line) -> Option<Self>;
}

/// A command line: one that somebody typed, or one that asks what it could hold.
#[derive(Debug)]
pub struct Line {
    lang: Lang,
    pub(crate) known: Vec<Arg>,
    typed: Option<ArgMatches>,
}

impl Line {
    /// A line that asks, in this language.
    pub(crate) fn asking(lang: Lang) -> Line {
        Line {
            lang,
            known: Vec::new(),
            typed: None,
        }
    }

    /// A line that somebody typed.
    pub(crate) fn typed(typed: ArgMatches, lang: Lang) -> Line {
        Line {
            typed: Some(typed),
            ..Line::asking(lang)
        }
    }

    /// What an argument is; a line that asks is told of it.
    pub fn take<F>(&mut self, name: &'static str, argument: Argument<F>) -> Option<F> {
        if let Some(typed) = &mut self.typed {
            return argument.found(typed, name);
        }
        let place = self.known.len();
        self.known.push(argument.known(name, place, self.lang));
        None
    }
}

/// Defines what a command is told, a field an argument: what it becomes, how it is typed, and what is said
/// of it, Vietnamese first. The arguments of another command may stand before them.
///
/// ```
/// use command_line::{arguments, flag, option, word};
///
/// arguments! {
///     /// What a command is told.
///     pub struct Told {
///         id: String = word("ID"), "Bài", "The problem";
///         jobs: usize = option("N").within(1..=64).or("1"),
///             "Chạy cùng lúc chừng ấy test",
///             "Run so many tests at a time";
///     }
/// }
///
/// arguments! {
///     /// What another command is told.
///     pub struct More {
///         ..told: Told;
///         all: bool = flag(), "Mọi test", "All tests";
///     }
/// }
/// ```
///
/// What is said in one language, or not at all, does not compile; nor does a comment in place of it.
///
/// ```compile_fail
/// command_line::arguments! { pub struct Told { all: bool = command_line::flag(), "All tests"; } }
/// ```
///
/// ```compile_fail
/// command_line::arguments! { pub struct Told { all: bool = command_line::flag(); } }
/// ```
///
/// ```compile_fail
/// command_line::arguments! {
///     pub struct Told {
///         /// All tests.
///         all: bool = command_line::flag(), "Mọi test", "All tests";
///     }
/// }
/// ```
#[macro_export]
macro_rules! arguments {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident {
            $(..$part:ident: $of:ty;)?
            $($field:ident: $type:ty = $argument:expr $(, $vi:literal, $en:literal)?;)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug)]
        $vis struct $name {
            $($vis $part: $of,)?
            $($vis $field: $type,)*
        }

        impl $crate::Arguments for $name {
            fn of(line: &mut $crate::Line) -> Option<Self> {
                $(let $part = <$of as $crate::Arguments>::of(line);)?
                $(let $field: Option<$type> = line.take(stringify!($field), $argument$(.told($vi, $en))?);)*
                Some($name { $($part: $part?,)? $($field: $field?,)* })
            }
        }
    };
}
