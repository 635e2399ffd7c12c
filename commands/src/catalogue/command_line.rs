//! The command line: what is wrong with it, and what it asks for that is not there.

use bilingual::sentences;

sentences! {
    MISSING: "thiếu {0}", "{0} is missing";
    NO_COMMAND: "không có lệnh {0}", "there is no command {0}";
    TOO_MANY: "thừa đối số {0}", "{0} is an argument too many";
    NOT_UTF8: "một đối số không viết bằng UTF-8", "an argument is not in UTF-8";
    NO_NUMBER: "cần một số nguyên", "a whole number is needed";
    NO_OPTION: "không có tùy chọn {0}", "there is no option {0}";
    NO_VALUE: "{0} cần một giá trị", "{0} needs a value";
    BAD_VALUE: "{1} không nhận giá trị '{0}'", "{1} cannot be '{0}'";
    CONFLICT: "{0} không dùng cùng với {1}", "{0} does not go with {1}";
    NUMBER_OF: "cần một số từ {0} đến {1}", "a number from {0} to {1} is needed";
    SECONDS: "cần một số giây, như 30s", "a number of seconds is needed, such as 30s";
    POSSIBLE: "có thể là {0}", "it can be {0}";
    DID_YOU_MEAN: "có phải ý bạn là {0}?", "did you mean {0}?";
    USAGE: "cách dùng: {0}", "usage: {0}";
    NO_THREAD: "không tạo được luồng: {0}", "no thread can be made: {0}";
    TESTS_UNUSABLE: "không dùng được các test", "the tests cannot be used";
}
