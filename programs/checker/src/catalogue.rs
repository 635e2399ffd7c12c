//! What is said of files and of who asks, in both languages, Vietnamese first.

use bilingual::sentences;

sentences! {
    CANNOT_BE_READ: "{0}: không đọc được: {1}", "{0}: cannot be read: {1}";
    NOT_THERE: "không có file này", "no such file";
    NOT_ALLOWED: "không được phép", "not allowed";
    NO_FILE: "{0}: không phải là file", "{0}: is no file";
    NOT_WRITTEN: "{0}: không được ghi ra", "{0}: no such file was written";
    TOO_LONG: "kết quả dài hơn {0} MiB", "the output is longer than {0} MiB";
    STDIN: "thiết bị vào chuẩn", "standard input";
    STDIN_FAILS: "thiết bị vào chuẩn: {0}", "standard input: {0}";
    FOLDERS: "thiết bị vào chuẩn: cần một dòng ghi thư mục của test và một dòng ghi thư mục của bài làm", "standard input: expected a line with the test's folder and one with the output's";
    FILE_COUNT: "sau tên bài cần {0} file, ở đây có {1}", "expected {0} files after the problem, found {1}";
    PATH_MISSING: "thiếu tên một file trong các đối số", "a file is missing among the arguments";
}
