//! What stands in the way of any command.

use bilingual::sentences;

sentences! {
    SECONDS: "cần một số giây, như 30s", "a number of seconds is needed, such as 30s";
    NO_OUTPUT: "thiết bị ra chuẩn: không ghi được: {0}", "standard output: cannot be written: {0}";
    NO_THREAD: "không tạo được luồng: {0}", "no thread can be made: {0}";
    TESTS_UNUSABLE: "không dùng được các test", "the tests cannot be used";
}
