//! Tokens: what is there, and what should be.

use bilingual::sentences;

sentences! {
    // Where.
    AT_TOKEN: "từ thứ {0} (dòng {1}): {2}", "token {0} (line {1}): {2}";
    AT_LINE: "dòng {0}: {1}", "line {0}: {1}";
    IN_REFERENCE: "file đáp án: {0}", "the reference's file: {0}";
    OUTPUT_ENDS: "kết quả chỉ có đến từ thứ {0} (dòng {1}): {2}", "the output ends after token {0} (line {1}): {2}";
    OUTPUT_EMPTY: "kết quả rỗng: {0}", "the output is empty: {0}";
    REFERENCE_ENDS: "chỉ có đến từ thứ {0} (dòng {1}): {2}", "it ends after token {0} (line {1}): {2}";
    REFERENCE_EMPTY: "rỗng: {0}", "it is empty: {0}";
    LINE_SHORT: "dòng {0} quá ngắn: {1}", "line {0} is too short: {1}";

    // What.
    NAMED: "{0}: {1}", "{0}: {1}";
    WANTED_NUMBER: "{0}: cần một số nguyên từ {1} đến {2}", "{0}: expected a number in {1}..={2}";
    WANTED_DECIMAL: "{0}: cần một số thực", "{0}: expected a decimal number";
    WANTED_WORD: "{0}: cần một từ", "{0}: expected a word";
    WANTED_CHOICE: "{0}: cần {1}", "{0}: expected {1}";
    OR: "hoặc", "or";
    BUT_FOUND: "{0}, nhưng gặp {1}", "{0}, found {1}";
    CUT: "'{0}…' ({1} ký tự)", "'{0}…' ({1} letters)";
    AFTER_OUTPUT: "{0} thừa, đáp án đã hết", "{0} stands after the end of the expected output";
    AFTER_MOVE: "{0} thừa, nước đi đã hết", "{0} stands after the end of the move";

    // Beside the reference's output.
    WANTED: "đáp án là {0}", "expected {0}";
    DIFFERENCE: "đáp án là {0}, bài làm ghi {1}", "expected {0}, found {1}";
    BREAKS_OFF: "dừng ở ký tự thứ {0} trong {1} ký tự", "breaks off after letter {0} of {1}";
    GOES_ON: "dài hơn đáp án, đáp án hết ở ký tự thứ {0}", "goes on after letter {0}, its last";
    DIFFERS: "khác từ ký tự thứ {0}: {1}", "differs at letter {0}: {1}";
    LINE_ENDS: "dòng {0} chỉ có đến từ thứ {1}: {2}", "line {0} ends after token {1}: {2}";
    AFTER_LINE: "{0} thừa, dòng này của đáp án đã hết", "{0} stands after the end of the expected line";
    LINE_BLANK: "dòng {0} trống: {1}", "line {0} is blank: {1}";
    WANTED_BLANK: "{0} đứng ở chỗ của một dòng trống", "{0} stands where a blank line is expected";
    NO_NUMBER: "{0}, không phải là số", "{0}, which is no number";
    NOT_FINITE: "{0} không phải là số hữu hạn", "{0} is no finite number";
    ERROR: "sai số {0} lớn hơn {1} tuyệt đối và {2} tương đối", "the error {0} is more than {1} absolute and {2} relative";
}
