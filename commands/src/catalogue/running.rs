//! `judge run`: the table, the sum, the page.

use bilingual::sentences;

sentences! {
    SEALED_BY: "cách ly bằng: {0}", "sealed by: {0}";
    NOT_SEALED: "ở đây không cách ly được chương trình hoàn toàn: {0}", "programs cannot be sealed off completely here: {0}";
    OPEN: "{0}: chương trình {1}", "{0}: a program {1}";
    WITHOUT: "{0} (không có: {1})", "{0} (without {1})";
    NOTHING: "không gì cả", "none";
    NO_PROGRAM: "hãy nêu cả file bài làm: judge run {0} {0}.cpp", "name the program's file too: judge run {0} {0}.cpp";
    TIME_FACTOR: "{0}: được {1} lần giới hạn thời gian", "{0}: {1} times the time limit";
    TEST: "test {0} {1}", "test {0} {1}";
    AGAINST: "đối thủ: {0}", "against: {0}";
    NOTE: "lưu ý:", "note:";
    IT_SAID: "chương trình báo: {0}", "it said: {0}";
    INPUT: "dữ liệu: {0}", "input: {0}";
    MEASURED_AGAIN: "lúc đầu hơi quá thời gian: đã đo lại một mình", "narrowly late at first: measured again, alone";
    LEFT_OUT: "bỏ qua {0} test sau những chỗ sai này; --all chấm mọi test", "left out: {0} tests after these failures; --all judges every test";
    UNTOUCHED: "không chấm test nào của phần: {0}", "no test was judged of: {0}";
    ON_TESTS: "{0} ({1} test)", "{0} ({1} tests)";
    WARNINGS: "trình biên dịch cảnh báo:", "the compiler warns:";
    NEAR_LIMIT: "sát giới hạn thời gian, trên 90 %: test {0}; máy khác có thể chậm hơn", "close to the time limit, above 90 %: tests {0}; another machine may be slower";
    FIRST_FAILURE: "chỗ sai đầu tiên:", "first failure:";
    DIALOGUE: "lời thoại (> chương trình nói, < nói với chương trình):", "the dialogue (> said by the program, < said to it):";
    LINES_BEFORE: "… còn {0} dòng trước đó; --json cho xem", "… {0} lines before; --json shows them";
    EXPECTED: "đáp án", "expected";
    ONE_ANSWER: "một đáp án đúng", "one right answer";
    FOUND: "bài làm", "found";
    LINE: "dòng", "line";
    COLUMN_SAMPLE: "ví dụ", "sample";
    COLUMN_SOURCE: "gốc", "source";
    COLUMN_BEYOND: "nâng cao", "beyond";
    SLOWEST: "lâu nhất {0} trên {1} ms, nhiều nhất {2} trên {3} MiB", "slowest {0} of {1} ms, highest {2} of {3} MiB";
    POINTS: "{0} trên {1} điểm", "{0} of {1} points";
    NOT_JUDGED: "{0} chưa chấm", "{0} not judged";
    VERDICT: "kết luận: {0}", "verdict: {0}";
    BEYOND_TOO: "; giới hạn nâng cao: {0}", "; beyond: {0}";
    SOME_TESTS: "{0} (chấm {1} trong {2} test)", "{0} (on {1} of {2} tests)";
    STUCK: "bí? Tìm một test nhỏ mà bài làm sai: {0}", "stuck? To find a small input that fails: {0}";
    HINT: "xem gợi ý đầu tiên: {0}", "to see a first hint: {0}";
    HEAD_TIER: "phần", "tier";
    HEAD_TESTS: "test", "tests";
    HEAD_TIME: "thời gian", "time";
    HEAD_MEMORY: "bộ nhớ", "memory";
    PAGE_LEFT_OUT: "{0} test bị bỏ qua", "{0} tests left out";
}
