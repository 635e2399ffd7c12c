//! `judge class`: the score table.

use words::sentences;

sentences! {
    PUPIL: "họ tên", "pupil";
    TOTAL: "tổng", "total";
    SOLVED: "đúng hết / đã nộp", "accepted / handed in";
    FAILED: "các test làm sai nhiều nhất", "tests that most fail";
    REMARKS: "ghi chú", "remarks";
    TESTS: "từng test", "test by test";
    LATE: "nộp sau hạn", "written after the deadline";
    NOT_ALLOWED: "kỳ thi này không cho dùng {0}", "{0} is not allowed in this contest";
    NO_PUPIL: "{0}: không có học sinh nào: không thấy thư mục hay file zip", "{0}: holds no pupil: neither a folder nor a zip archive";
    LAST_COUNTS: "{0}: tính {1}; {2} được viết trước đó", "{0}: {1} counts, {2} was written before it";
}
