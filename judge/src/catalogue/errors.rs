//! What cannot be done: files, the set, the machine.

use std::io;
use std::path::Path;

use bilingual::{Fault, Text, of_system, sentences, text};

sentences! {
    NO_LANGUAGE: "'{0}' không phải là ngôn ngữ; các ngôn ngữ là {1}", "'{0}' is no language; languages are {1}";

    // Files.
    NO_HOME: "hệ thống không cho biết dữ liệu của người dùng để ở đâu; hãy đặt biến HOME", "the system does not tell where a user's files belong; set HOME";
    NOT_REGULAR: "không phải là file thường", "is no regular file";
    NOT_READ: "{0}: không đọc được", "{0}: cannot be read";
    NOT_WRITTEN: "{0}: không ghi được", "{0}: cannot be written";
    NOT_MADE: "{0}: không tạo được", "{0}: cannot be made";

    // The set.
    NO_ROOT: "không thư mục nào bên trên chứa problems và testdata; hãy chỉ ra bằng --root", "no folder above this one holds problems and testdata; name it with --root";
    NOT_ROOT: "{0}: không chứa hai thư mục problems và testdata", "{0}: does not hold the folders problems and testdata";
    NOT_WHOLE: "lệnh này dành cho người giữ bộ đề: nó cần mã nguồn của các bài, mà bộ dành cho học sinh không có", "this command is for those who keep the set: it needs the sources of the problems, which an archive for pupils has not";
    NO_OPPONENT: "test '{0}' không có đối thủ", "the test '{0}' has no opponent";
    NO_LOCK: "testdata/{0}/lock.toml: không đọc được ({1}); judge lock {0} tạo lại file này", "testdata/{0}/lock.toml: cannot be read ({1}); judge lock {0} makes it anew";
    TEST_DIFFERS: "{0}: khác với lock.toml; hãy khôi phục bằng git, hoặc chạy judge lock {1} nếu đã cố ý sửa", "{0}: differs from lock.toml; restore it with git, or run judge lock {1} if the change is meant";
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
    Fault::new(&NOT_REGULAR).at(&NOT_WRITTEN.with(&[&text::name(path)]))
}

fn refused(what: Text, path: &Path, error: &io::Error) -> Fault {
    Fault(of_system(error)).at(&what.with(&[&text::name(path)]))
}
