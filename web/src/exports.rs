//! What the module of a room exports: a letter is written into it, and it is asked to answer.
//!
//! The page writes a question into the [`room`] that it is given, calls [`ask`], and reads so many
//! bytes from [`reply`] on. Where the program ends instead, the page reads there why: an input was bad,
//! there was no memory left, or it failed. Such a module is not asked again; a new one is
//! started from the same code.

#![expect(
    unsafe_code,
    reason = "that names are exported is an unsafe attribute; nothing else here is unsafe"
)]

use std::cell::RefCell;
use std::panic::{PanicHookInfo, set_hook};

use contract::AnyProblem;
use inpout::Abandoned;

use crate::Desk;
use crate::refused::Refused;
use crate::say;

thread_local! {
    static DESK: RefCell<Option<Desk>> = const { RefCell::new(None) };
    static QUESTION: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static REPLY: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Seats the room at the desk. The module of a room calls it before it is asked anything.
pub fn open(problem: &'static dyn AnyProblem) {
    DESK.replace(Some(Desk::new(problem)));
    set_hook(Box::new(move |info| tell(&why(problem, info))));
}

/// Why the program ends.
fn why(problem: &dyn AnyProblem, info: &PanicHookInfo<'_>) -> Refused {
    match info.payload().downcast_ref::<Abandoned>() {
        Some(abandoned) => abandoned.of(&format!("{}.INP", problem.file())).into(),
        None => Refused::new("broken", &say::BROKEN.with(&[info])),
    }
}

fn tell(refused: &Refused) {
    REPLY.replace(refused.to_string().into_bytes());
}

// SAFETY: no other library that these modules are made of exports a function of this name.
/// Room for a question of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    // For an end of which no hook hears.
    tell(&Refused::new("large", &say::TOO_LARGE));
    QUESTION.with_borrow_mut(|question| {
        question.clear();
        question.resize(bytes, 0);
        question.as_mut_ptr()
    })
}

// SAFETY: as above.
/// Answers the question; returns the number of bytes of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let question = QUESTION.take();
    let answer = DESK.with_borrow_mut(|desk| desk.as_mut().map(|desk| desk.answer(&question)));
    REPLY.replace(answer.unwrap_or_default());
    reply_length()
}

// SAFETY: as above.
/// Where the answer begins.
#[unsafe(no_mangle)]
pub extern "C" fn reply() -> *const u8 {
    REPLY.with_borrow(Vec::as_ptr)
}

// SAFETY: as above.
/// The number of bytes of the answer, or of why there is none.
#[unsafe(no_mangle)]
pub extern "C" fn reply_length() -> usize {
    REPLY.with_borrow(Vec::len)
}
