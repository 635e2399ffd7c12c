//! What cannot be done: files, the set, the machine.

use std::io;
use std::path::Path;

use bilingual::{Fault, Message, Text, sentences, text};
use sandbox::{NoPlace, PassedOver, RunError, Why};

sentences! {
    NO_LANGUAGE: "'{0}' không phải là ngôn ngữ; các ngôn ngữ là {1}", "'{0}' is no language; languages are {1}";

    // Files.
    NO_PLACE: "không có chỗ để tạo thư mục tạm: {0}", "there is no place for temporary folders: {0}";
    NO_HOME: "hệ thống không cho biết dữ liệu của người dùng để ở đâu; hãy đặt biến HOME", "the system does not tell where a user's files belong; set HOME";
    NO_EXECUTION: "không cho chạy chương trình đặt ở đó", "nothing can be executed there";
    FREE: "chỉ còn trống {0} MiB", "only {0} MiB are free";
    NAMELESS: "tên không viết bằng UTF-8", "its name is not in UTF-8";
    NOT_REGULAR: "không phải là file thường", "is no regular file";
    NOT_READ: "{0}: không đọc được", "{0}: cannot be read";
    NOT_WRITTEN: "{0}: không ghi được", "{0}: cannot be written";
    NOT_MADE: "{0}: không tạo được", "{0}: cannot be made";

    // The helper that runs programs.
    NO_HELPER: "không dùng được tiến trình trợ giúp: {0}", "the helper process cannot be used: {0}";
    HELPER_SILENT: "tiến trình trợ giúp không trả lời ({0})", "the helper process gave no answer ({0})";
    NOT_STARTED: "không khởi động được chương trình: {0}", "the program cannot be started: {0}";

    // The set.
    NO_ROOT: "không thư mục nào bên trên chứa problems và testdata; hãy chỉ ra bằng --root", "no folder above this one holds problems and testdata; name it with --root";
    NOT_ROOT: "{0}: không chứa hai thư mục problems và testdata", "{0}: does not hold the folders problems and testdata";
    NO_OPPONENT: "test '{0}' không có đối thủ", "the test '{0}' has no opponent";
    NO_LOCK: "testdata/{0}/lock.toml: không đọc được ({1}); judge lock {0} tạo lại file này", "testdata/{0}/lock.toml: cannot be read ({1}); judge lock {0} makes it anew";
    TEST_DIFFERS: "{0}: khác với lock.toml; hãy khôi phục bằng git, hoặc chạy judge lock {1} nếu đã cố ý sửa", "{0}: differs from lock.toml; restore it with git, or run judge lock {1} if the change is meant";
}

/// What the system refuses, in words.
pub fn of_system(error: &io::Error) -> Message {
    let inner = error.get_ref().and_then(|it| it.downcast_ref());
    if let Some(NoPlace(passed)) = inner {
        let all: Vec<Message> = passed.iter().map(of_place).collect();
        return NO_PLACE.with(&[&Message::joined(&all, "; ")]).into();
    }
    bilingual::of_system(error)
}

/// That a file or a folder cannot be read, and why.
pub fn unread(path: &Path, error: &io::Error) -> Fault {
    refused(NOT_READ, path, error)
}

/// That a file cannot be written, and why.
pub fn unwritten(path: &Path, error: &io::Error) -> Fault {
    refused(NOT_WRITTEN, path, error)
}

/// That a folder cannot be made, and why.
pub fn unmade(path: &Path, error: &io::Error) -> Fault {
    refused(NOT_MADE, path, error)
}

/// That a file cannot be written where something lies that is none: a pipe, a device.
pub fn not_regular(path: &Path) -> Fault {
    told_of(NOT_WRITTEN, path, &NOT_REGULAR.into())
}

fn refused(what: Text, path: &Path, error: &io::Error) -> Fault {
    told_of(what, path, &of_system(error))
}

fn told_of(what: Text, path: &Path, why: &Message) -> Fault {
    let path = text::name(path);
    let told = |lang| format!("{}: {}", what.fill(lang, &[&path]), why.of(lang));
    Fault(Message::in_each(told))
}

/// A place that is not good for temporary folders, and why.
pub fn of_place(passed: &PassedOver) -> Message {
    let of_kind = |kind: io::ErrorKind| of_system(&kind.into());
    let why = match &passed.why {
        Why::Missing => of_kind(io::ErrorKind::NotFound),
        Why::NotAllowed => of_kind(io::ErrorKind::PermissionDenied),
        Why::ReadOnly => of_kind(io::ErrorKind::ReadOnlyFilesystem),
        Why::NoExecution => NO_EXECUTION.into(),
        Why::Full(mib) => FREE.with(&[mib]).into(),
        Why::Nameless => NAMELESS.into(),
        Why::Other(said) => said.clone(),
    };
    let place = text::name(&passed.place);
    Message::in_each(|lang| format!("{place}: {}", why.of(lang)))
}

/// Why a program was not run.
pub fn of_run(error: &RunError) -> Message {
    match error {
        RunError::Folder(error) => of_system(error),
        RunError::Helper(error) => NO_HELPER.with(&[&of_system(error)]).into(),
        RunError::Silent(what) => HELPER_SILENT.with(&[what]).into(),
        RunError::NotRun(it) => NOT_STARTED.with(&[&it.reason]).into(),
    }
}
