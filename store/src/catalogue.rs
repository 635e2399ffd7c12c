//! What goes wrong with the file of a class.

use bilingual::sentences;

sentences! {
    BUSY: "file dữ liệu đang bận, hãy thử lại sau ít giây", "the data file is busy: try again in a few seconds";
    FULL: "đĩa đã đầy: chưa ghi được gì, hãy báo giáo viên", "the disk is full: nothing was written, please tell the teacher";
    NEWER: "file dữ liệu này do một phiên bản mới hơn ghi (bản {0}, chương trình này chỉ biết đến bản {1}): hãy dùng chương trình mới hơn", "this data file was written by a newer program (version {0}; this one knows {1} at most): please use that one";
    NOT_OURS: "file này không phải là dữ liệu của một lớp", "this file does not hold the data of a class";
    IN_USE: "một máy chủ khác đang dùng file dữ liệu này", "another server is using this data file";
    DAMAGED: "file dữ liệu bị hỏng: {0}", "the data file is damaged: {0}";
    UNKEPT: "ổ đĩa này không giữ được dữ liệu an toàn: {0} là {1}", "this disk does not keep data safely: {0} is {1}";
    NOBODY: "không có người này trong lớp", "there is no such person in the class";
    CLOSED: "kỳ thi không nhận bài lúc này: đã hết giờ, hoặc đang tạm dừng", "the contest takes no programs now: your time is over, or it stands still";
    UNKNOWN_PROBLEM: "lớp không có bài {0}", "the class has no problem {0}";
    BROKEN: "không ghi được dữ liệu: chương trình có lỗi, hãy báo giáo viên", "the data could not be written: the program has a fault, please tell the teacher";
    SQL: "không dùng được file dữ liệu: {0}", "the data file cannot be used: {0}";
}
