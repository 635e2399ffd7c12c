//! What the pages say, Vietnamese first.

use bilingual::sentences;

sentences! {
    SITE: "Trò chơi", "Trò chơi";
    SKIP: "Đến thẳng nội dung", "Skip to the content";
    NAV: "Trang", "Pages";
    ROAD: "Các bài", "Problems";
    OWN: "Bài nộp của tôi", "My submissions";
    ALL_SUBMISSIONS: "Bài nộp", "Submissions";
    CLASS: "Bảng lớp", "The class";
    CONTESTS: "Kỳ thi", "Contests";
    STOPPED: "đang tạm dừng", "stands still";
    RANKING: "Bảng xếp hạng", "Ranking";
    OPEN_RANKING: "Cho cả lớp xem bảng xếp hạng", "Open the ranking to the class";
    PEOPLE: "Tên và mã", "Names and codes";
    PARENTS: "Dành cho phụ huynh: máy chủ giữ những gì", "For parents: what is kept here";
    MACHINE: "Máy chủ", "The machine";
    LADDER: "Sàn đấu", "Ladder";
    TAKE_OWN: "Tải mọi chương trình của tôi (zip)", "Download all my programs (zip)";
    LOG_OUT: "Thoát", "Log out";
    OTHER_LANGUAGE: "English", "Tiếng Việt";
    OPEN: "Máy này không ngăn được chương trình của học sinh với các file khác: máy chủ chạy với --trust.", "Nothing keeps the programs of pupils from the other files of this machine: the server runs with --trust.";

    // The way in.
    DOOR: "Vào lớp", "Come in";
    DOOR_ABOUT: "Gõ mã ghi trên tờ giấy của bạn. Chữ hoa hay chữ thường đều được. Mất mã thì xin thầy cô mã mới.", "Type the code on your slip of paper, in capitals or not. If it is lost, ask your teacher for a new one.";
    CODE: "Mã", "Code";
    ENTER: "Vào", "Enter";
    WRONG_CODE: "Mã này không đúng. Xem lại từng chữ, hoặc xin thầy cô mã mới.", "This code is not right. Look at each letter again, or ask your teacher for a new one.";
    TOO_OFTEN: "Thử quá nhiều lần. Hãy đợi một phút rồi thử lại.", "Too many tries. Wait a minute, and try again.";

    // Problems.
    SOLVED: "{0} trên {1} bài đã giải", "{0} of {1} problems solved";
    PROBLEM: "Bài", "Problem";
    LEVEL: "độ khó {0} trong 5", "level {0} of 5";
    STATE: "Kết quả", "State";
    IS_SOLVED: "đã giải", "solved";
    TRIES: "{0} lần nộp", "{0} tries";
    TIME: "{0} ms", "{0} ms";
    MEMORY: "{0} MiB", "{0} MiB";
    STATEMENT: "Đề bài", "Statement";
    ON_SET: "Bàn chơi, gợi ý, bài học, bài tập và chỗ viết, chạy chương trình", "The board, hints, the lesson, exercises, a place to write and run a program";
    TO_CLASS: "Nộp {0} cho lớp", "Hand in {0} to the class";
    TAKE: "Lấy chương trình đã viết ở trang của bài", "Take the program written on the page of the problem";
    HAND_IN: "Nộp bài", "Hand in";
    HAND_IN_ABOUT: "Dán chương trình vào ô, hoặc chọn file. Chương trình đọc {0}.INP và ghi {0}.OUT.", "Paste your program, or choose its file. It reads {0}.INP and writes {0}.OUT.";
    SOURCE: "Chương trình", "Program";
    FILE: "Hoặc file", "Or a file";
    LANGUAGE: "Ngôn ngữ", "Language";
    BEFORE: "Các lần nộp trước", "Submissions so far";

    // Submissions.
    SUBMISSION: "Bài nộp {0}", "Submission {0}";
    NONE: "Chưa có bài nộp nào.", "Nothing was handed in yet.";
    OLDER: "Cũ hơn", "Older ones";
    WHO: "Học sinh", "Pupil";
    AT: "Lúc", "At";
    RECEIVED: "Đã nhận", "Received";
    WAITING: "Đã nhận, đang chờ chấm", "Received, waiting to be judged";
    KEPT: "Bài đã nằm trên đĩa của máy chủ. Đóng trang này cũng không mất.", "It is on the server's disk. Closing this page loses nothing.";
    PLACE: "Có {0} việc chấm trước bài này, chừng {1} giây nữa thì xong.", "{0} jobs come before it; it is done in about {1} seconds.";
    JUDGING: "Đang chấm", "Being judged";
    PROGRESS: "{0} test đã chấm", "{0} tests judged";
    SAMPLES_DONE: "Đã chấm xong các ví dụ: {0}. Các test còn lại đang chờ.", "The samples are judged: {0}. The other tests wait.";
    ASIDE: "? Máy chưa chấm được bài này", "? The machine could not judge it";
    ASIDE_ABOUT: "Bài này chưa có kết quả, không phải là 0 điểm. Thầy cô đã được báo.", "It has no verdict, which is not no points. Your teacher sees it.";
    RETRY: "Chấm lại", "Try again";
    AGAIN: "Chấm lại bài nộp này", "Judge this submission again";
    AGAIN_ABOUT: "Đang chấm lại. Đến khi xong, kết quả này vẫn được tính.", "It is being judged again. Until that is done, this verdict counts.";
    OLDER_TESTS: "theo bộ test cũ", "of older tests";
    SILENT: "Đã nhận. Kết quả được cho biết sau kỳ thi.", "Received. The verdict is told after the contest.";
    POINTS: "{0} điểm", "{0} points";
    TEST: "Test", "Test";
    VERDICT: "Kết quả", "Verdict";
    CPU: "Thời gian", "Time";
    PEAK: "Bộ nhớ", "Memory";
    REASON: "Vì sao", "Why";
    DIALOGUE: "Lời thoại (> chương trình nói, < nói với chương trình)", "The dialogue (> said by the program, < said to it)";
    LEFT_OUT: "{0} test cuối không chấm nữa, vì chương trình đã chạy quá lâu ở các test trước", "the last {0} tests were left out: the program took too long on those before them";
    SHOW_SOURCE: "Chương trình đã nộp", "The program that was handed in";
    DOWNLOAD: "Tải về", "Download";
    GONE: "Không còn chương trình này.", "This program is gone.";
    LIVE: "Trang này tự cập nhật.", "This page renews itself.";
    LOST: "Mất liên lạc với máy chủ, đang thử lại. Bài đã nộp vẫn còn.", "The server is not reached, trying again. What was handed in is there.";

    // A small input on which a program fails.
    EXAMPLE: "Dữ liệu nhỏ nhất làm chương trình sai", "The smallest input on which it fails";
    EXAMPLE_ABOUT: "Máy tìm một dữ liệu nhỏ, vừa đủ để tính tay, mà chương trình trả lời sai. Mỗi giờ ba lần.", "The machine looks for an input that is small enough to be worked through by hand. Three times an hour.";
    EXAMPLE_LATER: "Hãy tự tìm lỗi thêm một lần: từ lần nộp thứ hai, máy tìm giúp một dữ liệu nhỏ mà chương trình sai.", "Look for the fault once more yourself: from the second try on, the machine finds a small input on which your program fails.";
    LOOK_FOR: "Tìm giúp tôi", "Find one";
    LOOKING: "Đang tìm một dữ liệu nhỏ, nhiều nhất chừng nửa phút.", "A small input is looked for; that takes half a minute at most.";
    FOUND_NONE: "Đã thử {0} dữ liệu nhỏ, chương trình đúng cả. Lỗi chỉ lộ ra ở dữ liệu lớn, hoặc vì chạy quá lâu.", "It is right on all {0} small inputs that were tried. The fault shows on large ones alone, or it is too slow.";
    FOUND: "Chương trình sai ở dữ liệu này: {0}.", "It fails on this input: {0}.";
    TOO_MANY_SEARCHES: "Mỗi giờ tìm được ba lần. Hãy tự thử vài dữ liệu nhỏ trong lúc chờ.", "There are three searches an hour. Try some small inputs of your own in the meantime.";
    SHOULD: "Kết quả đúng", "What is right";
    WROTE: "Chương trình ghi", "What it wrote";
    WATCH: "Xem chương trình thua ở bàn cờ", "Watch it lose at the board";

    // What a teacher looks at first.
    STUCK_LONGEST: "Kẹt lâu nhất", "Stuck longest";
    SINCE: "từ {0}", "since {0}";
    NO_PUPILS: "Lớp chưa có học sinh. Bước đầu tiên: thêm tên ở trang Tên và mã.", "The class has no pupils. The first step: add names on the page of names and codes.";
    NO_SUBMISSIONS: "Chưa ai nộp bài. Phát mã cho học sinh, ghi {0} lên bảng, rồi bảo cả lớp mở bài đầu tiên.", "Nothing was handed in yet. Hand out the codes, write {0} on the blackboard, and have the class open its first problem.";

    // Lessons, and how problems are set.
    HINTS: "Gợi ý", "Hints";
    HINTS_LATER: "Còn {0} gợi ý nữa. Mỗi lần nộp chưa đúng mở thêm một gợi ý; giải xong thì mở hết.", "There are {0} more. Each try that fails opens one, and the right program all of them.";
    LESSON_LATER: "Bài học nói hết cách giải. Nó mở khi bạn giải xong; đọc ngay bây giờ cũng được, thầy cô sẽ thấy là bạn đã đọc trước.", "The lesson tells the whole solution. It opens once you have solved the problem; you may read it now, and your teacher will see that you did.";
    READ_LESSON: "Tôi muốn đọc bài học", "I want to read the lesson";
    HAS_READ: "đã đọc bài học", "has read the lesson";
    HINTS_ABOUT: "Mở từng gợi ý một. Nghĩ thêm một lúc rồi hãy mở gợi ý sau.", "Open one at a time, and think for a while before you open the next.";
    HINT: "Gợi ý {0}", "Hint {0}";
    LESSON: "Bài học", "Lesson";
    PLAN: "Giao bài", "Assignments";
    PLAN_ABOUT: "Bài tập về nhà: trước hạn nộp, học sinh chỉ biết kết quả, thời gian của từng test và test ấy để làm gì; sau hạn thì như luyện tập.", "Homework: until its deadline pupils are told of each test the verdict, the time and what it is for; after it all is as in practice.";
    WHOLE_CLASS: "Cả lớp", "The whole class";
    ANOTHER_PROBLEM: "Bài khác", "Another problem";
    MODE: "Cách giao", "Mode";
    AS_CLASS: "mọi thứ như cả lớp", "all as the class";
    PRACTICE: "luyện tập", "practice";
    HOMEWORK: "bài tập về nhà", "homework";
    HOMEWORK_UNTIL: "bài tập về nhà, hạn nộp {0}", "homework until {0}";
    HOMEWORK_OVER: "luyện tập; đã quá hạn {0}, nộp từ đó là nộp muộn", "practice; the deadline was {0}, what comes after it is late";
    LATE: "nộp muộn", "late";
    UNTIL: "Hạn nộp", "Deadline";
    LESSON_OPEN: "Bài học: mở khi giải xong hoặc khi xin đọc", "The lesson: once solved, or on request";
    HINTS_OPEN: "Gợi ý: mỗi lần nộp chưa đúng mở một", "Hints: one for each try that fails";
    SAVE: "Lưu", "Save";
    NO_DEADLINE: "Bài tập về nhà cần có hạn nộp, chẳng hạn 2026-12-04 22:00.", "Homework needs a deadline, such as 2026-12-04 22:00.";

    // Notes.
    NOTE: "Lời nhắn của thầy cô", "A note from your teacher";
    HAS_NOTE: "có lời nhắn", "has a note";
    NOTE_TO: "Nhắn cho học sinh về bài nộp này", "A note to the pupil on this submission";
    NOTE_ABOUT: "Học sinh thấy lời nhắn ở trang này. Gửi ô trống là rút lại lời nhắn.", "The pupil sees it on this page. Send an empty field to take it back.";
    NOTE_SEND: "Gửi lời nhắn", "Send the note";
    NOTE_TOO_LONG: "Lời nhắn dài hơn {0} ký tự.", "The note has more than {0} letters.";

    // A source beside another.
    BESIDE_BEFORE: "Đặt cạnh bài nộp trước của học sinh này (bài nộp {0})", "Beside this pupil's submission before (submission {0})";
    BESIDE_ALIKE: "Giống {0} % bài nộp {1} của {2}: đặt cạnh nhau. Giống nhau chưa phải là chép: hãy hỏi.", "{0} % like submission {1} of {2}: side by side. Alike is not copied: ask first.";
    BESIDE_ABOUT: "≠ dòng đã sửa, − dòng chỉ có ở bên trái, + dòng chỉ có ở bên phải", "≠ a line that was changed, − a line of the left one alone, + a line of the right one alone";
    BESIDE_CUT: "Chỉ so {0} dòng đầu.", "Only the first {0} lines are compared.";

    // Misreadings.
    MISREADINGS: "hiểu nhầm", "misreadings";
    MISREADINGS_OF: "Lớp hiểu nhầm {0} thế nào", "How the class misreads {0}";
    SO_MANY: "{0} trên {1} học sinh sai cùng một kiểu", "{0} of {1} pupils fail alike";
    SAME_TESTS: "Kết quả sai giống hệt nhau ở các test {0}.", "Their wrong outputs are the same on the tests {0}.";
    AS_KNOWN: "Kết quả giống hệt chương trình sai {0} của bài này:", "They write just what the wrong program {0} of this problem does:";
    NO_GROUPS: "Chưa có hai học sinh nào sai cùng một kiểu.", "No two pupils fail alike so far.";
    EACH_ALONE: "{0} học sinh sai mỗi người một kiểu.", "{0} pupils fail each in a way of their own.";
    NO_OUTPUTS: "{0} học sinh không có kết quả sai để so: chương trình chạy quá lâu, dừng giữa chừng hoặc không dịch được.", "{0} pupils wrote nothing wrong that could be compared: their programs were too slow, stopped, or did not compile.";
    KNOWN_ABOUT: "Bài này có sẵn vài chương trình sai hay gặp. Chấm chúng xong, nhóm nào sai giống hệt một chương trình ở ba test trở lên thì được gọi tên.", "This problem has wrong programs of its own. Once they are judged, they name groups above whose outputs are the same on three tests or more.";
    JUDGE_KNOWN: "Chấm các chương trình sai có sẵn", "Judge the wrong programs";

    // The class.
    STUCK: "chưa giải", "not solved";
    OPEN_CELL: "đang chờ", "waiting";
    QUEUE: "{0} việc đang chờ, {1} đang chấm, {2} không chấm được", "{0} jobs wait, {1} run, {2} could not be judged";
    OUTDATED: "{0}: bộ test đã đổi, {1} bài nộp còn tính theo bộ test cũ", "{0}: the tests have changed, {1} submissions still count by the older ones";
    JUDGED_AGAIN: "{0}: đã cho chấm lại, {1} bài nộp còn tính theo lần chấm trước", "{0}: judged again, {1} submissions still count as before";
    CHANGES: "Chấm lại: {0}", "Judge again: {0}";
    CHANGES_ABOUT: "Đã chấm lại {1} trên {0} bài nộp; {2} bài đổi kết quả.", "{1} of {0} submissions are judged again; {2} of them change.";
    NO_CHANGES: "Mọi kết quả đều theo bộ test hiện có. Nếu cho chấm lại (chẳng hạn vì lúc trước máy bận quá), kết quả đang có vẫn tính cho đến khi thầy cô xem bài nào thay đổi và đồng ý.", "All verdicts are of the tests that there are. If you judge again, for instance because the machine was too busy, they count until you have seen what changes and accept it.";
    REJUDGE: "Chấm lại các bài nộp", "Judge the submissions again";
    APPLY: "Tính theo kết quả mới", "Count the new verdicts";
    NOW: "Đang tính", "Counts now";
    THEN: "Sau khi chấm lại", "Judged again";
    ADDRESS: "Địa chỉ để ghi lên bảng", "The address for the blackboard";
    NAMES: "Thêm học sinh, mỗi dòng một tên", "Add pupils, a name a line";
    ADD: "Thêm", "Add";
    NAME: "Tên", "Name";
    MAKE_CODES: "Làm mã cho những người chưa có mã, và in", "Make codes for those who have none, and print them";
    HAS_CODE: "có mã", "has a code";
    NO_CODE: "chưa có mã", "has no code";
    NEW_CODE: "Mã mới", "New code";
    FORGET: "Xóa tên và bài", "Forget";
    FORGET_ABOUT: "Xóa một người thì tên, mã và các chương trình của người ấy mất hẳn; số bài đã giải vẫn được đếm.", "Of a person who is forgotten, name, code and programs are gone for good; what was solved still counts.";
    SURE: "Tôi chắc chắn", "I am sure";
    CODES: "Mã của lớp", "Codes of the class";
    CODES_ABOUT: "In trang này rồi cắt rời: mã chỉ hiện một lần này. Mất mã thì làm mã mới, mã cũ thôi dùng được.", "Print this page and cut it up: codes are shown this once. Who loses one gets a new one, and the old one ends.";
    CODES_KEEP: "Mã này là của riêng bạn.", "This code is yours alone.";
    NO_CODES: "Ai cũng đã có mã.", "Everybody has a code.";

    // What is refused.
    LOG_IN: "Hãy vào lớp bằng mã trước.", "Log in with a code first.";
    NOT_FOUND: "Không có trang này.", "There is no such page.";
    FOREIGN: "Yêu cầu này không đến từ trang của máy chủ.", "This request does not come from a page of this server.";
    STALE: "Trang này mở đã quá lâu. Hãy bấm nộp lần nữa.", "This page was open for too long. Please press the key again.";
    TOO_LARGE: "Chương trình lớn hơn 256 KiB.", "The program is larger than 256 KiB.";
    TOO_SLOW: "Gửi quá chậm.", "This was sent too slowly.";
    BAD_FORM: "Không đọc được những gì đã gửi.", "What was sent cannot be read.";
    EMPTY: "Chưa có chương trình nào: hãy dán vào ô hoặc chọn một file.", "There is no program: paste it, or choose a file.";
    NOT_ALLOWED: "Kỳ thi không cho dùng {0}.", "{0} is not allowed in this contest.";
    WHICH_LANGUAGE: "Hãy chọn ngôn ngữ.", "Please choose the language.";
    NO_RANDOM: "hệ thống không cho số ngẫu nhiên", "the system gives no random numbers";
    CHANGED: "các test đã thay đổi: hãy khởi động lại máy chủ", "the tests have changed: please start the server again";
    BROKEN: "Máy chủ gặp lỗi. Hãy thử lại; nếu vẫn thế, báo thầy cô.", "The server has a fault. Try again, and tell your teacher if it stays.";

    // At the terminal.
    ABOUT: "Máy chủ cho một lớp: học sinh nộp bài bằng trình duyệt và thấy ngay kết quả", "A server for a class: pupils hand in with a browser, and see their verdicts at once";
    READY: "Mở bằng trình duyệt: {0}", "Open in a browser: {0}";
    OR_AT: "hoặc: {0}", "or: {0}";
    NO_NETWORK: "Máy này chưa vào mạng nào, lớp chưa tới được: hãy vào Wi-Fi hoặc bật điểm phát, rồi khởi động lại. Lệnh hostname -I cho biết địa chỉ của máy.", "This machine is in no network, no class reaches it: join a Wi-Fi or make a hotspot, and start again. The command hostname -I tells its address.";
    TEACHER_CODE: "Mã của giáo viên, chỉ hiện một lần này: {0}", "The teacher's code, shown this once: {0}";
    STOP: "Bấm Ctrl-C để dừng; mọi bài đã nhận vẫn còn.", "Ctrl-C stops it; whatever was received is kept.";
    TAKEN_PORT: "cổng {0} đang có chương trình khác dùng: hãy dừng nó, hoặc chọn cổng khác: --listen {1}", "another program uses port {0}: stop it, or choose another port: --listen {1}";
    BUSY_PORT: "không mở được {0}: {1}", "{0} cannot be opened: {1}";
    WIDE_ALONE: "mở ra ngoài máy này thì phải có file của lớp: --class class.toml", "to be reached from other machines it needs a class: --class class.toml";
    UNSEALED: "máy này chưa ngăn đủ các chương trình của học sinh ({0}), nên không mở cho cả lớp. Cách làm cho đủ, theo docs/machines:\n\n{1}", "this machine does not seal off the programs of pupils completely ({0}), so it does not open for a class. What completes the seal, as docs/machines has it:\n\n{1}";
    TRUST_ROOT: "--trust không dùng được với quyền root: hãy chạy bằng một tài khoản thường", "--trust is refused to root: run it as an ordinary user";
    TRUST_WIDE: "trên Windows, --trust chỉ dùng được ở chính máy này (127.0.0.1)", "on Windows --trust is for this machine alone (127.0.0.1)";
    BAD_CLASS: "{0}: {1}", "{0}: {1}";
    RESTORED: "Đã khôi phục {0}.", "{0} is restored.";
    REPLACED: "Bản trước đó được giữ ở {0}.", "What was there is kept as {0}.";
    RESTORE_WORDS: "chỉ có: judge serve restore FILE", "there is only: judge serve restore FILE";
    MYSELF: "Tôi", "I";
    TEACHER: "Giáo viên", "Teacher";
}
