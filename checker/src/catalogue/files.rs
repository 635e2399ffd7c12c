//! Files, problems and who asks.

use words::sentences;

sentences! {
    NO_PROBLEM: "không có bài '{0}'; {1}", "there is no problem '{0}'; {1}";
    ALL_PROBLEMS: "các bài là {0}", "the problems are {0}";
    DID_YOU_MEAN: "có phải ý bạn là {0}?", "did you mean {0}?";
    OR_ELSE: "hay", "or";
    NO_CHECKER: "bài {0} không có chương trình chấm riêng", "the problem {0} has no special checker";
    NO_INTERACTOR: "bài {0} không phải là bài tương tác", "the problem {0} has no interactor";
    NOT_BY_COMPARISON: "bài này có chương trình chấm riêng, không so với đáp án", "a special checker's problem cannot be judged by comparison";
    NOT_BY_OUTPUT: "bài tương tác được chấm qua đối thoại, không qua file kết quả", "an interactive problem is judged by a dialogue, not by its output";
    NO_PART: "{0} không phải là một phần của số điểm: {1}", "{0} is no part of the points: {1}";
    CANNOT_BE_READ: "{0}: không đọc được: {1}", "{0}: cannot be read: {1}";
    NOT_THERE: "không có file này", "no such file";
    NOT_ALLOWED: "không được phép", "not allowed";
    NO_FILE: "{0}: không phải là file", "{0}: is no file";
    NOT_WRITTEN: "{0}: không được ghi ra", "{0}: no such file was written";
    TOO_LONG: "kết quả dài hơn {0} MiB", "the output is longer than {0} MiB";
    STDIN: "thiết bị vào chuẩn", "standard input";
    STDIN_FAILS: "thiết bị vào chuẩn: {0}", "standard input: {0}";
    FOLDERS: "thiết bị vào chuẩn: cần một dòng ghi thư mục của test và một dòng ghi thư mục của bài làm", "standard input: expected a line with the test's folder and one with the output's";
    PATH_MISSING: "thiếu tên một file trong các đối số", "a file is missing among the arguments";
}
