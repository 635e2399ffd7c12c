//! `judge class`: what pupils handed in, and the score table.

use bilingual::sentences;

sentences! {

    // The score table.
    SCORES: "bảng điểm", "scores";
    PUPIL: "họ tên", "pupil";
    TOTAL: "tổng", "total";
    SOLVED: "được trọn điểm / đã nộp", "full points / handed in";
    SCALED: "thang {0}", "out of {0}";
    PART: "phần {0}", "part {0}";
    POINTS_OF: "{0} trên {1} điểm", "{0} of {1} points";
    ALIKE_SOURCES: "các bài giống nhau, đặt cạnh nhau", "sources that are alike, side by side";
    FAILED: "các test làm sai nhiều nhất", "tests that most fail";
    REMARKS: "ghi chú", "remarks";
    TESTS: "từng test", "test by test";
    NOT_JUDGED: "chưa chấm được", "not judged";
    NOT_COUNTED: "không tính", "does not count";
    NOTHING: "không nộp", "not handed in";
    PROVISIONAL: "dấu ? là bài chưa chấm được, nên điểm tổng chưa phải là cuối cùng; ghi chú nói rõ lý do", "a ? could not be judged: these points are not final, the remarks say why";
    MORE_IN_PAGE: "và {0} ghi chú khác, xem trong scores.html", "and {0} more remarks, in scores.html";
    ALIKE: "{0}: {1} bài giống nhau {2} %: {3}", "{0}: {1} sources are {2} % alike: {3}";
    LEFT_OUT: "{0} test cuối không chạy nữa, vì đã chờ bài này quá {1} phút", "the last {0} tests were left out: this source was waited for more than {1} minutes";
    JUDGE_FAILED: "bộ chấm không chấm được: {0}", "the judge could not judge it: {0}";
    PANICKED: "bộ chấm gặp lỗi của chính nó", "the judge has met a fault of its own";
    NOT_KEPT: "không lưu lại được kết quả, lần sau phải chấm lại từ đầu: {0}", "results cannot be kept, so all is judged again the next time: {0}";

    // Pupils.
    NOT_ON_LIST: "không có trong danh sách lớp (pupils của contest.toml): {0}", "not on the list of the class (pupils of contest.toml): {0}";
    ONLY_NOBODY: "không có học sinh nào tên như '{0}'; các tên là: {1}", "there is no pupil called '{0}'; the names are: {1}";
    ONLY_SEVERAL: "'{0}' hợp với nhiều tên: {1}; hãy ghi cả họ tên", "'{0}' fits several names: {1}; write the whole name";
    TAKEN_TOGETHER: "coi là của cùng một học sinh: {0}", "taken together as one pupil's: {0}";
    NEARLY_ALIKE: "tên gần giống nhau (có phải cùng một học sinh?): {0}", "names that differ little, are they one pupil: {0}";
    NOBODYS: "không rõ của học sinh nào nên không chấm: {0}", "belongs to no pupil and was not judged: {0}";
    CLASS_CUT: "thư mục của lớp chứa quá nhiều: chỉ xem {0} mục", "the folder of the class holds too much: only {0} names were looked at";

    // Which source counts.
    LATE: "ghi sau hạn nộp nên không được tính", "was written after the deadline and does not count";
    NOT_ALLOWED: "kỳ thi không cho dùng {0} nên không được tính", "{0} is not allowed in this contest, so it does not count";
    LAST_COUNTS: "tính {0}; viết trước đó nên không tính: {1}", "{0} counts; written before it: {1}";
    NAME_DECIDES: "tính {0}; ghi cùng lúc nên xét theo tên, không tính: {1}", "{0} counts; written at the same time, so that the names decide: {1}";
    TAKEN_FOR: "{0}: được coi là bài {1}", "{0} was judged as {1}";
    NOT_IN_CONTEST: "{0}: bài {1} không có trong kỳ thi", "{0}: {1} is not in this contest";
    SEVERAL_PROBLEMS: "{0}: tên file nhắc đến nhiều bài nên không rõ là bài nào", "{0}: several problems stand in the name, so that it is for none";
    SHARED_NAME: "{0}: {1} trong tên file hoặc tên thư mục", "{0}: {1} in the name of the file or of its folder";
    NO_PROBLEM: "{0}: tên file không cho biết là bài nào", "{0}: no problem can be told from the name";

    // What was not read.
    IS_LINK: "là một liên kết nên không mở", "is a link and was not opened";
    IS_SPECIAL: "không phải là file thường nên không mở", "is no regular file and was not opened";
    IS_REFUSED: "không đọc được: {0}", "cannot be read: {0}";
    IS_TOO_LARGE: "dài hơn 1 MiB nên không chấm", "is longer than 1 MiB and was not judged";
    IS_TOO_MUCH: "không đọc nữa, vì các file của học sinh này cộng lại quá 16 MiB", "was not read any more: the files of this pupil are longer than 16 MiB in all";
    IS_DAMAGED: "bị hỏng nên không đọc được", "is damaged and cannot be read";
    IS_NO_ARCHIVE: "không phải là file zip, hoặc đã hỏng hẳn", "is no zip archive, or damaged as a whole";
    IS_ENCRYPTED: "có mật khẩu nên không mở được", "has a password and cannot be opened";
    IS_PACKED: "nén theo cách không mở được ở đây: hãy nén lại thành zip", "is packed in a way that cannot be opened here: pack it as zip again";
    OTHER_ARCHIVE: "{0}: loại file nén này không mở được ở đây: hãy giải nén, hoặc nén lại thành zip", "{0}: archives of this kind cannot be opened here: unpack it, or pack it as zip";
    ARCHIVE_IN_ARCHIVE: "{0}: file nén lồng quá sâu trong các file nén khác nên không mở", "{0}: lies in too many other archives and was not opened";
    ARCHIVES_CUT: "{0}: không mở nữa, vì đã mở {1} file nén của học sinh này", "{0}: was not opened, since {1} archives of this pupil already were";
    ARCHIVE_DAMAGED: "{0}: file nén bị hỏng; số file còn thấy trong đó: {1}", "{0}: the archive is damaged; files that can still be found in it: {1}";
    NAMES_CUT: "{0}: có quá nhiều file, chỉ xem {1} file đầu", "{0}: holds too many files, only the first {1} were looked at";
    TOO_DEEP: "{0}: nằm sâu quá {1} thư mục nên không xem", "{0}: lies more than {1} folders deep and was not looked into";
    NO_SOURCES: "{0} file không phải là bài làm: {1}", "no solutions, {0} in all: {1}";
    SKIPPED: "không xem: {0}", "not looked into: {0}";
    AND_MORE: "{0} và {1} tên nữa", "{0} and {1} more";
    MORE_REMARKS: "và {0} ghi chú nữa", "and {0} more remarks";
}
