// Copyright 2019 statiolake <statiolake@gmail.com>
//
// Licensed under the Apache License, Version 2.0 <LICENSE-APACHE or
// http://www.apache.org/licenses/LICENSE-2.0> or the MIT license <LICENSE-MIT or
// http://opensource.org/licenses/MIT>, at your option. This file may not be copied, modified, or
// distributed except according to those terms.

#![allow(clippy::needless_doctest_main, clippy::print_literal)]

#[cfg(feature = "derive")]
pub use proconio_derive::*;

pub mod marker;
pub mod source;

use crate::source::{line::LineSource, once::OnceSource};
use std::sync::OnceLock;
use std::{
    io::{self, BufRead},
    sync::Mutex,
};
use std::{
    io::{BufReader, Stdin},
    sync::MutexGuard,
};

// Prepares a short path to `Readable` to enables rust-analyzer to infer `Readable::Output`.
#[doc(hidden)]
pub use crate::source::Readable as __Readable;

pub enum StdinSource<R: BufRead> {
    Line(LineSource<R>), // for input!, read_value! and is_stdin_empty()
    Once(OnceSource<R>), // for input_once! and read_value_once!
}

impl<R: BufRead> source::Source<R> for StdinSource<R> {
    fn next_token(&mut self) -> Option<&str> {
        match self {
            StdinSource::Line(source) => source.next_token(),
            StdinSource::Once(source) => source.next_token(),
        }
    }

    fn is_empty(&mut self) -> bool {
        match self {
            StdinSource::Line(source) => source.is_empty(),
            StdinSource::Once(source) => source.is_empty(),
        }
    }
}

#[doc(hidden)]
pub static STDIN_SOURCE: OnceLock<Mutex<StdinSource<BufReader<Stdin>>>> = OnceLock::new();

/// Read input and define variable from specified source.
///
/// Basic syntax is:
///
/// ```text
/// input! {
///     from source,          // optional: if you omitted, stdin is used by default.
///     (mut) variable: type, // mut is optional: mut makes the variable mutable.
///     (mut) variable: with runtime_readable, // RuntimeReadable version.
///     ...
/// }
/// ```
///
/// The trailing comma is optional.  `source` can be anything implementing `Source`.  This macro
/// moves out the specified source.  If you want to prevent moving, you can use `&mut source` since
/// `&mut S` where `S: Source` also implements `Source`.
#[macro_export]
macro_rules! input {
    // terminator
    (@from [$source:expr] @rest) => {};

    // parse mutability
    (@from [$source:expr] @rest mut $($rest:tt)*) => {
        $crate::input! {
            @from [$source]
            @mut [mut]
            @rest $($rest)*
        }
    };
    (@from [$source:expr] @rest $($rest:tt)*) => {
        $crate::input! {
            @from [$source]
            @mut []
            @rest $($rest)*
        }
    };

    // parse variable pattern
    (@from [$source:expr] @mut [$($mut:tt)?] @rest $var:tt: $($rest:tt)*) => {
        $crate::input! {
            @from [$source]
            @mut [$($mut)*]
            @var $var
            @kind []
            @rest $($rest)*
        }
    };

    // parse `with` (the marker of RuntimeReadable type)
    (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @kind [] @rest with $($rest:tt)*) => {
        $crate::input! {
            @from [$source]
            @mut [$($mut)*]
            @var $var
            @dyn_kind []
            @rest $($rest)*
        }
    };

    // parse kind (Readable type)
    (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @kind [$($kind:tt)*] @rest) => {
        let $($mut)* $var = $crate::read_value!(@source [$source] @kind [$($kind)*]);
    };
    (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @kind [$($kind:tt)*] @rest, $($rest:tt)*) => {
        $crate::input!(@from [$source] @mut [$($mut)*] @var $var @kind [$($kind)*] @rest);
        $crate::input!(@from [$source] @rest $($rest)*);
    };
    (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @kind [] @rest [$($tt:tt)*] $($rest:tt)*) => {
        $crate::input!(@from [$source] @mut [$($mut)*] @var $var @kind [[$($tt)*]] @rest $($rest)*);
    };
    (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @kind [] @rest ($($tt:tt)*) $($rest:tt)*) => {
        $crate::input!(@from [$source] @mut [$($mut)*] @var $var @kind [($($tt)*)] @rest $($rest)*);
    };
    (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @kind [] @rest $ty:ty, $($rest:tt)*) => {
        $crate::input!(@from [$source] @mut [$($mut)*] @var $var @kind [$ty] @rest, $($rest)*);
    };
    (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @kind [] @rest $ty:ty) => {
        $crate::input!(@from [$source] @mut [$($mut)*] @var $var @kind [$ty] @rest);
    };

    // parse runtime kind (RuntimeReadable type)
    (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @dyn_kind [$($dyn_kind:tt)*] @rest) => {
        let $($mut)* $var = $crate::read_value!(@source [$source] @dyn_kind [$($dyn_kind)*]);
    };
    (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @dyn_kind [$($dyn_kind:tt)*] @rest, $($rest:tt)*) => {
        $crate::input!(@from [$source] @mut [$($mut)*] @var $var @dyn_kind [$($dyn_kind)*] @rest);
        $crate::input!(@from [$source] @rest $($rest)*);
    };
    (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @dyn_kind [$($dyn_kind:tt)*] @rest $dyn_readable:expr) => {
        $crate::input!(@from [$source] @mut [$($mut)*] @var $var @dyn_kind [$($dyn_kind)* $dyn_readable] @rest);
    };
    (@from [$source:expr] @mut [$($mut:tt)?] @var $var:tt @dyn_kind [$($dyn_kind:tt)*] @rest $dyn_readable:expr, $($rest:tt)*) => {
        $crate::input!(@from [$source] @mut [$($mut)*] @var $var @dyn_kind [$($dyn_kind)* $dyn_readable] @rest , $($rest)*);
    };
    (@from $($tt:tt)*) => {
        compile_error!(concat!(
            "Reached unreachable statement while parsing macro input.  ",
            "This is a bug in `proconio`.  ",
            "Please report this issue from ",
            "<https://github.com/statiolake/proconio-rs/issues>."
        ));
    };

    // interface
    (from $source:expr, $($rest:tt)*) => {
        #[allow(unused_variables, unused_mut)]
        let mut s = $source;
        $crate::input! {
            @from [&mut s]
            @rest $($rest)*
        }
    };
    ($($rest:tt)*) => {
        let mut locked_stdin = $crate::__acquire_global_stdin_lock_line();
        $crate::input! {
            @from [&mut *locked_stdin]
            @rest $($rest)*
        }
        drop(locked_stdin); // release the lock
    };
}

/// Deprecated alias of input! macro.
///
/// The input! macro now always reads the input line by line and works for interactive problems
/// out of the box, so this macro is no longer needed. It is kept as an alias of input! for
/// backward compatibility. Read the document of [input!](input) for further information.
#[deprecated(
    since = "0.6.0",
    note = "`input!` now always reads the input line by line and works for interactive problems; use `input!` instead"
)]
#[macro_export]
macro_rules! input_interactive {
    ($($rest:tt)*) => {
        $crate::input! {
            $($rest)*
        }
    };
}

/// Faster version of input! macro, reading the entire input at once.
///
/// This macro reads the entire input at the first invocation and gives out tokens from the
/// buffered input afterwards, which is slightly faster than the line-by-line reading of input!
/// macro. Note the following restrictions:
///
/// - It does not work with interactive problems: the first invocation blocks until the input
///   reaches EOF. For the same reason, when you feed the input by hand in a terminal, you need to
///   terminate the input by EOF (Ctrl-D on Unix or Ctrl-Z on Windows).
/// - It cannot be mixed with the line-by-line macros (input!, read_value! or is_stdin_empty())
///   in one program. Such a mixed use causes a panic at run time.
/// - It does not support the `from source` syntax. Use input! if you want to read from your own
///   source.
///
/// Other than that, usage are the same with input! macro. Read the document of [input!](input)
/// for further information.
#[macro_export]
macro_rules! input_once {
    (from $($rest:tt)*) => {
        compile_error!(concat!(
            "`input_once!` does not support the `from source` syntax.  ",
            "Use `input!` with your own source instead."
        ));
    };
    ($($rest:tt)*) => {
        let mut locked_stdin = $crate::__acquire_global_stdin_lock_once();
        $crate::input! {
            @from [&mut *locked_stdin]
            @rest $($rest)*
        }
        drop(locked_stdin); // release the lock
    };
}

/// Read input from specified source.
/// Basic syntax is:
///
/// ```text
/// let variable = read_value!(type);
/// let variable = read_value!(with runtime_readable);
/// // or
/// let variable = read_value!(from source, type);
/// let variable = read_value!(from source, with runtime_readable);
/// ```
///
/// You can use any types that can be used with input! macro.
#[macro_export]
macro_rules! read_value {
    // array and variable length array
    (@source [$source:expr] @kind [[$($kind:tt)*]]) => {
        $crate::read_value!(@array @source [$source] @kind [] @rest $($kind)*)
    };
    (@array @source [$source:expr] @kind [$($kind:tt)*] @rest) => {{
        let len = <usize as $crate::__Readable>::read($source);
        $crate::read_value!(@source [$source] @kind [[$($kind)*; len]])
    }};
    (@array @source [$source:expr] @kind [$($kind:tt)*] @rest ; $($rest:tt)*) => {
        $crate::read_value!(@array @source [$source] @kind [$($kind)*] @len [$($rest)*])
    };
    (@array @source [$source:expr] @kind [$($kind:tt)*] @rest $tt:tt $($rest:tt)*) => {
        $crate::read_value!(@array @source [$source] @kind [$($kind)* $tt] @rest $($rest)*)
    };
    (@array @source [$source:expr] @kind [$($kind:tt)*] @len [$($len:tt)*]) => {{
        let len = $($len)*;
        (0..len)
            .map(|_| $crate::read_value!(@source [$source] @kind [$($kind)*]))
            .collect::<Vec<_>>()
    }};

    // tuple
    (@source [$source:expr] @kind [($($kinds:tt)*)]) => {
        $crate::read_value!(@tuple @source [$source] @kinds [] @current [] @rest $($kinds)*)
    };
    (@tuple @source [$source:expr] @kinds [$([$($kind:tt)*])*] @current [] @rest) => {
        (
            $($crate::read_value!(@source [$source] @kind [$($kind)*]),)*
        )
    };
    (@tuple @source [$source:expr] @kinds [$($kinds:tt)*] @current [$($curr:tt)*] @rest) => {
        $crate::read_value!(@tuple @source [$source] @kinds [$($kinds)* [$($curr)*]] @current [] @rest)
    };
    (@tuple @source [$source:expr] @kinds [$($kinds:tt)*] @current [$($curr:tt)*] @rest, $($rest:tt)*) => {
        $crate::read_value!(@tuple @source [$source] @kinds [$($kinds)* [$($curr)*]] @current [] @rest $($rest)*)
    };
    (@tuple @source [$source:expr] @kinds [$($kinds:tt)*] @current [$($curr:tt)*] @rest $tt:tt $($rest:tt)*) => {
        $crate::read_value!(@tuple @source [$source] @kinds [$($kinds)*] @current [$($curr)* $tt] @rest $($rest)*)
    };

    // normal other
    (@source [$source:expr] @kind [$kind:ty]) => {
        <$kind as $crate::__Readable>::read($source)
    };

    // runtime readable
    (@source [$source:expr] @dyn_kind [$dyn_kind:expr]) => {
        $crate::source::RuntimeReadable::read($dyn_kind, $source)
    };

    // unreachable
    (@source [$source:expr] @kind []) => {
        compile_error!(concat!(
            "Reached unreachable statement while parsing macro input.  ",
            "This is a bug in `proconio`.  ",
            "Please report this issue from ",
            "<https://github.com/statiolake/proconio-rs/issues>."
        ));
    };

    // interface
    (from $source:expr, with $($rest:tt)*) => {{
        #[allow(unused_variables, unused_mut)]
        let mut s = $source;
        $crate::read_value!(@source [&mut s] @dyn_kind [$($rest)*])
    }};
    (from $source:expr, $($rest:tt)*) => {{
        #[allow(unused_variables, unused_mut)]
        let mut s = $source;
        $crate::read_value!(@source [&mut s] @kind [$($rest)*])
    }};
    ($($rest:tt)*) => {{
        let mut locked_stdin = $crate::__acquire_global_stdin_lock_line();
        let __res = $crate::read_value!(from &mut *locked_stdin, $($rest)*);
        drop(locked_stdin); // release the lock
        __res
    }};
}

/// Deprecated alias of `read_value!` macro.
///
/// The read_value! macro now always reads the input line by line and works for interactive
/// problems out of the box, so this macro is no longer needed. It is kept as an alias of
/// read_value! for backward compatibility. Read the document of [read_value!](read_value) for
/// further information.
#[deprecated(
    since = "0.6.0",
    note = "`read_value!` now always reads the input line by line and works for interactive problems; use `read_value!` instead"
)]
#[macro_export]
macro_rules! read_value_interactive {
    ($($rest:tt)*) => {
        $crate::read_value!($($rest)*)
    };
}

/// Faster version of `read_value!` macro, reading the entire input at once.
///
/// The restrictions of [input_once!](input_once) apply to this macro as well: it does not work
/// with interactive problems, cannot be mixed with the line-by-line macros in one program, and
/// does not support the `from source` syntax. Other than that, usage are the same with
/// read_value! macro. Read the document of [read_value!](read_value) for further information.
#[macro_export]
macro_rules! read_value_once {
    (from $($rest:tt)*) => {
        compile_error!(concat!(
            "`read_value_once!` does not support the `from source` syntax.  ",
            "Use `read_value!` with your own source instead."
        ));
    };
    ($($rest:tt)*) => {{
        let mut locked_stdin = $crate::__acquire_global_stdin_lock_once();
        let __res = $crate::read_value!(from &mut *locked_stdin, $($rest)*);
        drop(locked_stdin); // release the lock
        __res
    }};
}

// Acquires the global stdin lock, initializing the source as the line-by-line reader if it is not
// initialized yet. This must be public because it appears in macro-expanded code, but hidden in
// doc because this implementation detail should be considered as private.
#[doc(hidden)]
pub fn __acquire_global_stdin_lock_line() -> MutexGuard<'static, StdinSource<BufReader<Stdin>>> {
    let locked_stdin = lock_global_stdin_source(|| {
        StdinSource::Line(LineSource::new(BufReader::new(io::stdin())))
    });
    if let StdinSource::Once(_) = &*locked_stdin {
        panic!(concat!(
            "cannot use `input!` / `read_value!` (or their deprecated `_interactive` aliases) ",
            "or `is_stdin_empty()` after `input_once!` / `read_value_once!`: the stdin source ",
            "is already initialized to read the entire input at once.  ",
            "Please use only one family of the macros in a program."
        ));
    }
    locked_stdin
}

// Acquires the global stdin lock, initializing the source as the read-at-once reader if it is not
// initialized yet. This must be public because it appears in macro-expanded code, but hidden in
// doc because this implementation detail should be considered as private.
#[doc(hidden)]
pub fn __acquire_global_stdin_lock_once() -> MutexGuard<'static, StdinSource<BufReader<Stdin>>> {
    let locked_stdin = lock_global_stdin_source(|| {
        StdinSource::Once(OnceSource::new(BufReader::new(io::stdin())))
    });
    if let StdinSource::Line(_) = &*locked_stdin {
        panic!(concat!(
            "cannot use `input_once!` / `read_value_once!` after `input!` / `read_value!` ",
            "(or their deprecated `_interactive` aliases) or `is_stdin_empty()`: the stdin ",
            "source is already initialized to read the input line by line.  ",
            "Please use only one family of the macros in a program."
        ));
    }
    locked_stdin
}

fn lock_global_stdin_source(
    init: impl FnOnce() -> StdinSource<BufReader<Stdin>>,
) -> MutexGuard<'static, StdinSource<BufReader<Stdin>>> {
    STDIN_SOURCE
        .get_or_init(|| Mutex::new(init()))
        .lock()
        .expect(concat!(
            "failed to lock the stdin; please re-run this program.  ",
            "If this issue repeatedly occur, this is a bug in `proconio`.  ",
            "Please report this issue from ",
            "<https://github.com/statiolake/proconio-rs/issues>."
        ))
}

/// Checks if some of tokens are left on stdin.
///
/// This is useful when the number of test cases is not specified like ICPC problems.
///
/// ```text
/// loop {
///     if is_stdin_empty() {
///         break;
///     }
///
///     // do the normal logic
///     input! { ... }
/// }
/// ```
pub fn is_stdin_empty() -> bool {
    use source::Source;
    // Note: this works with whichever source is in use, but if this is the first access to
    // stdin, it initializes the source as the line-by-line reader. In other words, calling this
    // function first and then using `input_once!` / `read_value_once!` is not allowed.
    let mut lock = lock_global_stdin_source(|| {
        StdinSource::Line(LineSource::new(BufReader::new(io::stdin())))
    });
    lock.is_empty()
}
