//! What the system says when it refuses something: in both languages, and nowhere else.

use std::error::Error;
use std::io::{self, ErrorKind};

use crate::{Fault, Lang, Message, sentences};

sentences! {
    NOT_FOUND: "không có file hay thư mục này", "no such file or folder";
    NOT_ALLOWED: "không được phép", "not allowed";
    READ_ONLY: "nơi này chỉ đọc được", "this place is read-only";
    DISK_FULL: "đĩa đã đầy", "the disk is full";
    QUOTA: "đã dùng hết phần đĩa của tài khoản này", "this user's share of the disk is used up";
    IS_FOLDER: "là một thư mục", "is a folder";
    NO_FOLDER: "không phải là một thư mục", "is no folder";
    NOT_EMPTY: "thư mục không trống", "the folder is not empty";
    EXISTS: "đã có sẵn", "is there already";
    IN_USE: "đang được dùng", "is in use";
    LINKS: "các liên kết dẫn vòng quanh", "its links lead in a circle";
    LONG_NAME: "tên quá dài", "the name is too long";
    TOO_LARGE: "file lớn quá giới hạn của hệ thống", "the file grew past what the system allows";
    TOO_MANY: "quá nhiều file đang mở", "too many files are open";
    NO_MEMORY: "hết bộ nhớ", "out of memory";
    NO_PROCESS: "hệ thống chưa cho làm ngay lúc này: quá nhiều tiến trình, hoặc thiếu bộ nhớ", "the system does not let it now: too many processes, or too little memory";
    DEVICE: "thiết bị đọc ghi bị lỗi", "the device fails";
    NOBODY_READS: "không còn ai đọc", "nobody reads it any more";
    NOT_TEXT: "không phải là văn bản UTF-8", "is no UTF-8 text";
    CUT_SHORT: "bị cụt", "is cut short";
    UNSUPPORTED: "hệ thống ở đây không làm được việc này", "the system here cannot do that";
    NO_PROGRAM: "không phải là chương trình chạy được ở đây", "is no program that runs here";
}

/// Why the system refuses something, in words. What is rare has a number; what is said by one of ours, and
/// not by the system, stands as it is.
pub fn of_system(error: &io::Error) -> Message {
    // What others have wrapped has a cause.
    let mut cause: Option<&(dyn Error + 'static)> = Some(error);
    let mut system = error;
    while let Some(it) = cause {
        if let Some(Fault(message)) = it.downcast_ref() {
            return message.clone();
        }
        system = it.downcast_ref().unwrap_or(system);
        let inner = it.downcast_ref().and_then(io::Error::get_ref);
        cause = inner.map_or_else(|| it.source(), |inner| Some(inner));
    }
    if system.get_ref().is_some() {
        let said = system.to_string();
        return number_in(&said).map_or_else(|| Message::new(&said), of_number);
    }
    let said = match system.kind() {
        ErrorKind::NotFound => NOT_FOUND,
        ErrorKind::PermissionDenied => NOT_ALLOWED,
        ErrorKind::ReadOnlyFilesystem => READ_ONLY,
        ErrorKind::StorageFull => DISK_FULL,
        ErrorKind::QuotaExceeded => QUOTA,
        ErrorKind::IsADirectory => IS_FOLDER,
        ErrorKind::NotADirectory => NO_FOLDER,
        ErrorKind::DirectoryNotEmpty => NOT_EMPTY,
        ErrorKind::AlreadyExists => EXISTS,
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => IN_USE,
        ErrorKind::InvalidFilename => LONG_NAME,
        ErrorKind::FileTooLarge => TOO_LARGE,
        ErrorKind::OutOfMemory => NO_MEMORY,
        ErrorKind::WouldBlock => NO_PROCESS,
        ErrorKind::BrokenPipe => NOBODY_READS,
        ErrorKind::InvalidData => NOT_TEXT,
        ErrorKind::UnexpectedEof | ErrorKind::WriteZero => CUT_SHORT,
        ErrorKind::Unsupported => UNSUPPORTED,
        _ => match system.raw_os_error() {
            // By their numbers on Linux, for which there are no kinds.
            Some(5) if cfg!(unix) => DEVICE,
            Some(8) if cfg!(unix) => NO_PROGRAM,
            Some(23 | 24) if cfg!(unix) => TOO_MANY,
            Some(40) if cfg!(unix) => LINKS,
            Some(4) if cfg!(windows) => TOO_MANY,
            Some(193 | 216) if cfg!(windows) => NO_PROGRAM,
            Some(number) => {
                return Message::in_each(|lang| match lang {
                    Lang::Vi => format!("lỗi {number} của hệ thống"),
                    Lang::En => system.to_string(),
                });
            }
            None => return Message::new(system),
        },
    };
    said.into()
}

fn of_number(number: i32) -> Message {
    of_system(&io::Error::from_raw_os_error(number))
}

/// The number of an error of the system that others have put into words of their own, and hide.
fn number_in(said: &str) -> Option<i32> {
    let (_, rest) = said.rsplit_once("(os error ")?;
    rest.split_once(')')?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_refusal_of_the_system_is_told_in_english_to_a_reader_of_vietnamese() {
        for number in 1..134 {
            let error = io::Error::from_raw_os_error(number);
            let told = of_system(&error);
            assert_ne!(told.of(Lang::Vi), told.of(Lang::En), "{error}");
            assert!(!told.of(Lang::Vi).contains("os error"), "{error}");
        }
    }

    #[test]
    fn what_was_wrapped_is_told_by_its_cause() {
        let none = tempfile_in_no_folder();
        assert_eq!(of_system(&none), of_number(2));
        let hidden = io::Error::other("x (y) (os error 28) at path (1)");
        assert_eq!(of_system(&hidden), of_number(28));
        let ours = io::Error::new(ErrorKind::NotFound, Fault::new(&DEVICE));
        assert_eq!(of_system(&ours), DEVICE.into());
        let said = of_system(&io::Error::other("no archive"));
        assert_eq!(said.of(Lang::Vi), "no archive");
        let read = io::read_to_string(&b"\xff"[..]).unwrap_err();
        assert_eq!(of_system(&read), NOT_TEXT.into());
    }

    /// As crates wrap what the system says, and hide it.
    fn tempfile_in_no_folder() -> io::Error {
        let system = io::Error::from_raw_os_error(2);
        io::Error::new(system.kind(), format!("{system} at path \"/x\""))
    }
}
