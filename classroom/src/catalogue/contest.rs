//! `contest.toml`: what is wrong with it.

use bilingual::sentences;

sentences! {
    // The file.
    MISNAMED: "{0}: chỉ file có tên đúng là contest.toml mới được đọc: hãy đổi tên, hoặc bỏ file này đi", "{0}: only a file whose name is exactly contest.toml is read: rename it, or take it away";
    IS_THERE: "{0}: đã có, không ghi đè lên", "{0}: is there already and was not replaced";

    // Its form.
    NO_UTF8: "không phải văn bản UTF-8: hãy lưu lại bằng bảng mã UTF-8", "is no text in UTF-8: save it with this encoding";
    NO_TOML: "sai cú pháp TOML: {0}", "wrong in the syntax of TOML: {0}";
    KEY_TWICE: "đã ghi ở trên rồi: {0}", "stands above already: {0}";
    KEY_UNKNOWN: "không có mục '{0}'; ở đây có thể ghi: {1}", "there is no '{0}'; here can stand: {1}";
    KEY_MISSING: "thiếu {0}", "without {0}";
    MISTYPED: "{0} phải là {1}", "{0} must be {1}";
    A_TEXT: "một chuỗi trong dấu nháy", "a text in quotation marks";
    A_LIST: "một danh sách trong ngoặc vuông, như [\"1\", \"2\"]", "a list in brackets, such as [\"1\", \"2\"]";
    A_NUMBER: "một số nguyên từ 0 đến {0}", "an integer from 0 to {0}";
    PROBLEM_LIST: "các phần [[problems]], hai lần ngoặc vuông", "parts [[problems]], with two brackets";
    SUBTASK_LIST: "một danh sách các phần điểm, viết như trong kỳ thi mẫu của judge class --example", "a list of parts, written as in the example of judge class --example";

    // Its sense.
    DEADLINE: "{0} cần có ngày, giờ và múi giờ, không có dấu nháy: 2026-11-22T17:00:00+07:00", "{0} needs date, time and offset, without quotation marks: 2026-11-22T17:00:00+07:00";
    ENDS_FIRST: "deadline phải sau begins", "deadline has to come after begins";
    ONE_OF: "\"{0}\" hoặc \"{1}\"", "\"{0}\" or \"{1}\"";
    PROBLEM_TWICE: "bài {0} đã có ở trên", "{0} is listed above already";
    NO_TESTS: "{0}: một phần {1} điểm không có test nào", "{0}: a subtask of {1} points has no test";
    BEYOND_TOO_MUCH: "{0}: giới hạn nâng cao có {1} điểm, nhiều hơn cả bài ({2} điểm)", "{0}: {1} points for the beyond tier are more than {2} in all";
    NO_BEYOND: "{0} không có giới hạn nâng cao", "{0} has no beyond tier";
    BEYOND_IN_SUBTASKS: "{0}: khi chia thành các phần điểm, test của giới hạn nâng cao phải nằm trong một phần", "{0}: with subtasks, the tests of the beyond tier belong into one of them";
    SUBTASK_SUM: "{0}: các phần điểm cộng lại được {1} điểm, không phải {2}", "{0}: the subtasks have {1} points, not {2}";
}
