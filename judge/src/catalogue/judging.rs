//! Verdicts, and why.

use bilingual::sentences;

sentences! {
    // Verdicts.

    // Limits.
    TIME_USED: "{0} ms, giới hạn {1} ms", "{0} ms of {1} ms";
    TIME_USED_STOPPED: "{0} ms, giới hạn {1} ms, đã bị dừng", "{0} ms of {1} ms, then stopped";
    MEMORY_USED: "{0} MiB, giới hạn {1} MiB", "{0} MiB of {1} MiB";
    MEMORY_USED_STOPPED: "{0} MiB, giới hạn {1} MiB, đã bị dừng", "{0} MiB of {1} MiB, then stopped";
    MEMORY_ASKED: "xin thêm bộ nhớ quá giới hạn {0} MiB", "it asked for more memory than the {0} MiB that it may have";
    MOSTLY_STACK: "phần lớn là ngăn xếp: đệ quy quá sâu, hoặc không dừng?", "most of it stack: recursion that is too deep, or never ends?";
    TOO_LARGE: "{0} dài quá giới hạn", "{0} grew past its limit";
    FILES_TOO_LARGE: "các file ghi ra lớn quá giới hạn", "the files that it wrote grew past their limit";
    IDLED: "bị dừng sau {0} ms, trong đó chỉ tính toán {1} ms: chương trình ngủ hoặc đứng chờ", "stopped after {0} ms, of which it computed only {1} ms: it sleeps or waits";
    PROCESSES: "bị dừng: tạo quá nhiều tiến trình hoặc luồng", "stopped: it started too many processes or threads";
    POINTS_SHARE: "được {0} % số điểm: {1}", "{0} % of the points: {1}";

    // Outputs.
    STDOUT: "thiết bị ra chuẩn", "standard output";
    STDERR: "thiết bị báo lỗi chuẩn", "standard error";
    OPPONENT_SAYS: "những gì đối thủ phải nói", "what it made the opponent say";
    NOT_WRITTEN: "không thấy ghi ra {0}", "no {0} was written";
    OTHER_WRITTEN: "không thấy ghi ra {0}, nhưng có {1}", "{0} was not written, but {1} was";
    STDOUT_INSTEAD: "đã ghi ra thiết bị ra chuẩn, không phải ra {0}", "wrote to standard output instead of {0}";
    EMPTY_OUTPUT: "{0} rỗng, nên những gì in ra thiết bị ra chuẩn không được tính", "{0} is empty, and standard output does not count then";
    IS_LINK: "{0} là một liên kết nên không được tính", "{0} is a symbolic link and does not count";
    IS_NO_FILE: "{0} không phải là file thường nên không được tính", "{0} is not a file and does not count";
    FIRST_COUNTS: "chỉ tính {0}, không tính {1}", "{0} counts, not {1}";
    WRONG_NAME: "chương trình nhắc đến {0}, nhưng tên đúng là {1}", "the program names {0}, but the right name is {1}";
    NAME_OF_EXPLORER: "chương trình nhắc đến {0}, nhưng tên đúng là {1}: đuôi cuối là của Windows, Windows giấu nó đi", "the program names {0}, but the right name is {1}: Windows hides the last extension of a file";

    // Dialogues.
    ENDLESS: "sau {0} s ván chơi vẫn chưa xong", "the game is not over after {0} s";
    CLOCK: "đã dùng hết thời gian suy nghĩ của cả ván", "its turns have taken longer than a game may last";
    GOES_ON: "ván chơi đã xong mà chương trình còn viết: '{0}'", "it goes on after the end of the game: '{0}'";
    DOES_NOT_END: "ván chơi đã xong, dữ liệu đã hết, nhưng chương trình không kết thúc", "the game is over and its input has ended, but it does not end";
    HALF_A_LINE: "đến lượt chương trình, nhưng '{0}' chưa phải là một dòng trọn vẹn: đã xuống dòng và xả bộ đệm chưa?", "it is its turn, and what it has said, '{0}', is no whole line: does it end every line, and flush the output?";
    SILENT: "đến lượt chương trình mà nó không nói gì: đã xả bộ đệm sau mỗi dòng chưa (endl, fflush(stdout), flush(output), print(…, flush=True))?", "it is its turn, and it says nothing: does it flush the output after every line (endl, fflush(stdout), flush(output), print(…, flush=True))?";

    // Compiling.
    EMPTY_SOURCE: "{0}: chưa có gì trong file: đã lưu bài chưa?", "{0}: there is nothing in it: was it saved?";
    DOES_NOT_COMPILE: "{0}: không biên dịch được:\n{1}", "{0} does not compile:\n{1}";
    COMPILER_NOT_RUN: "không chạy được trình biên dịch: {0}", "the compiler cannot be run: {0}";
    OUT_OF_TIME: "chấm bài này đã quá {0} s mà chưa xong, nên test này không được chấm; đó không phải lỗi của bài", "judging this program has taken more than {0} s, so this test was not judged; that says nothing of the program";
    NO_RUN: "không có chỗ để chạy: {0}", "no folder for the run: {0}";
    OUTPUT_UNREAD: "không đọc được kết quả: {0}", "the output cannot be read: {0}";
    NO_PLACE: "không có chỗ để đặt chương trình: {0}", "no place for the program: {0}";
    CALL_REFUSED: "trên máy này ngôn ngữ cần lời gọi hệ thống số {0}{1}, mà danh sách lời gọi được phép (sandbox/CALLS.md) không có", "on this machine the language needs system call {0}{1}, which is not on the list of those that are allowed (sandbox/CALLS.md)";
    COMPILER_TIME: "trình biên dịch bị dừng: chạy quá {0} s", "the compiler was stopped: it took more than {0} s";
    COMPILER_MEMORY: "trình biên dịch bị dừng: dùng quá 2 GiB bộ nhớ", "the compiler was stopped: it took more than 2 GiB of memory";
    COMPILER_DISK: "trình biên dịch bị dừng: ghi quá 512 MiB", "the compiler was stopped: it wrote more than 512 MiB";
    COMPILER_STOPPED: "trình biên dịch bị dừng", "the compiler was stopped";
    COMPILER_SILENT: "trình biên dịch báo lỗi mà không nói gì", "the compiler failed without a word";
    NO_CONIO: "conio.h chỉ có trên Windows: hãy bỏ dòng #include <conio.h> cùng các lệnh getch(), clrscr()", "conio.h is there on Windows only: take its #include away, and getch() and clrscr() with it";
    NO_WINDOWS: "windows.h chỉ có trên Windows: hãy bỏ dòng #include <windows.h> cùng những lệnh lấy từ đó", "windows.h is there on Windows only: take its #include away, and what comes from it";
    NO_STDCPP: "bits/stdc++.h chỉ có ở g++: hãy #include từng thư viện cần dùng, như <iostream>, <vector>", "bits/stdc++.h comes with g++ only: include each library that is needed, such as <iostream>, <vector>";
    NO_GETS: "gets đã bị bỏ khỏi C và C++: hãy dùng fgets, hoặc getline(cin, s) trong C++", "gets was removed from C and C++: use fgets, or getline(cin, s) in C++";
    MORE_LINES: "… và {0} dòng nữa", "… and {0} more lines";
    MORE_ERRORS: "… và {0} dòng nữa, trong đó {1} dòng báo lỗi", "… and {0} more lines, of which {1} tell of errors";
    NO_MAIN: "không lớp nào có public static void main(String[] args)", "no class has a public static void main(String[] args)";
    NO_COMPILER: "ở đây không chấm được {0}: không tìm thấy {1} trong PATH", "{0} cannot be judged here: no {1} was found in PATH";
    COMPILER_MUTE: "ở đây không chấm được {0}: {1} không khởi động được; hãy cài lại", "{0} cannot be judged here: {1} does not start; install it anew";
    COMPILER_FELL: "{0}: chính {1} bị hỏng khi dịch bài này, nên chưa biết bài đúng hay sai: {2}", "{0}: {1} itself failed when it compiled it, so nothing is known of the program: {2}";
    OLD_STANDARD: "trình biên dịch ở đây cũ, chỉ biết đến chuẩn {0} chứ chưa biết {1}", "the compiler here is old: it knows {0}, and not {1}";
    MACHINE_FAILS: "ở đây không chấm được {0}: chương trình mẫu của bộ chấm cũng hỏng với {1}: {2}; hãy cài {3} mới, trọn bộ, rồi thử bằng judge doctor", "{0} cannot be judged here: the judge's own small program fails with {1}, too: {2}; install a new {3}, with all that belongs to it, and try judge doctor";
    NO_SOURCE: "{0}: không phải mã nguồn ({1}), cũng không phải file chạy được", "{0}: neither a source ({1}) nor an executable file";
    OTHER_LANGUAGE: "{0}: không phải mã nguồn {1}; tên file phải có đuôi {2}", "{0}: no source in {1}, whose names end in {2}";
    TOO_LONG: "{0}: dài hơn {1} MiB, không phải là một bài làm", "{0}: longer than {1} MiB, as no solution is";
    NAME_GOES_ON: "{0}: tên file thừa phần đuôi, hãy đổi thành {1}", "{0}: the name goes on behind its extension; rename it to {1}";
    FOR_WINDOWS: "{0}: là chương trình của Windows, ở đây không chạy được: hãy nộp mã nguồn", "{0}: a program for Windows, which cannot run here: hand in its source";
    RESERVED: "{0}: Windows không cho file mang tên này (như con, nul, aux): hãy đổi tên file", "{0}: Windows lets no file have this name (as con, nul, aux): rename it";
    NOT_A_FILE: "{0}: không phải là file", "{0}: is not a file";
    UNREADABLE: "{0}: không đọc được: {1}", "{0}: {1}";

    // What was handed in.
    IS_UTF16: "{0}: được lưu ở dạng UTF-16, trình biên dịch không đọc được: hãy lưu lại ở dạng UTF-8", "{0}: saved as UTF-16, which compilers do not read: save it as UTF-8";
    NOT_UTF8: "{0}: dòng {1} không phải UTF-8 (có lẽ là windows-1258, TCVN3 hay VNI): nên lưu lại file ở dạng UTF-8", "{0}: line {1} is not UTF-8 (windows-1258, perhaps): better save it as UTF-8";
    MODULE_IS_LINK: "{0} là một liên kết nên không được dùng", "{0} is a link, and is not taken along";
    MODULE_TOO_LONG: "{0} dài hơn 1 MiB nên không được dùng", "{0} is longer than 1 MiB, and is not taken along";
    MOST_MODULES: "chỉ dùng nhiều nhất {0} module, tổng cộng {1} MiB", "no more than {0} modules and {1} MiB of them are taken along";

    // Crashes.
    NOT_STARTED: "không chạy được: {0}", "it cannot be started: {0}";
    NO_PROGRAM: "đây không phải là một chương trình của máy này", "it is no program for this machine";
    NO_INTERPRETER: "chương trình cần một trình thông dịch hay thư viện không có ở đây", "it needs an interpreter or a library that is not there";
    EXIT_CODE: "mã thoát {0}", "exit code {0}";
    SIGNAL: "tín hiệu {0}", "signal {0}";
    KILLED_BY: "bị dừng bởi {0}", "killed by {0}";
    KILLED_WITH_HINT: "bị dừng bởi tín hiệu {0} ({1})", "killed by {0} ({1})";
    ENDED_BY_WINDOWS: "bị Windows dừng vì lỗi {0} ({1})", "ended by Windows for {0} ({1})";
    SELDOM: "lỗi hiếm gặp", "an error that is seldom seen";
    NO_MEMORY: "xin bộ nhớ mà không được", "no memory could be had";
    NO_LIBRARY: "thiếu một file .dll, hoặc file ấy không hợp: hãy nộp mã nguồn để bộ chấm dịch", "a .dll file is missing or does not fit: hand in the source, so that the judge compiles it";
    HEAP_BROKEN: "ghi ra ngoài vùng nhớ đã xin: chỉ số ra ngoài mảng, hoặc delete hai lần", "it wrote outside of the memory that it had asked for: an index out of range, or a second delete";
    STACK_OVERFLOW: "tràn ngăn xếp: đệ quy quá sâu, hoặc không dừng", "stack overflow: recursion too deep, or without end";
    NOT_ITS_OWN: "truy cập vùng nhớ không phải của mình: chỉ số ra ngoài mảng, hoặc con trỏ sai", "memory that is not its own: an index out of range, or a wrong pointer";
    DIVISION: "chia cho 0", "division by zero";
    GAVE_UP: "tự bỏ cuộc: assert sai, hoặc ngoại lệ không được bắt", "it gave up: a failed assertion or an uncaught exception";
    IMPOSSIBLE: "lệnh máy không hợp lệ: thường là hàm thiếu return", "an impossible instruction: often a function without return";
    NOT_BY_JUDGE: "không phải do bộ chấm: có thể máy hết bộ nhớ", "not by the judge: the machine may be out of memory";
    AT_LINE: "{0} (dòng {1})", "{0} (line {1})";
    AT_LINE_OF: "{0} ({1}, dòng {2})", "{0} ({1}, line {2})";
    PASCAL_ERROR: "lỗi {0} của Pascal: {1}", "runtime error {0} of Pascal: {1}";
    PASCAL_2: "không có file cần mở; kiểm tra lại tên file", "no such file; check its name";
    PASCAL_5: "không được phép mở file này", "this file may not be opened";
    PASCAL_100: "đọc quá cuối file", "reading past the end of a file";
    PASCAL_103: "file chưa được mở (thiếu reset hoặc rewrite)", "the file is not open (no reset or rewrite)";
    PASCAL_106: "dữ liệu đọc vào không phải là số", "what was read is no number";
    PASCAL_201: "chỉ số hoặc giá trị ra ngoài phạm vi", "an index or a value is out of its range";
    PASCAL_202: "tràn ngăn xếp: đệ quy quá sâu, hoặc biến cục bộ quá lớn", "stack overflow: recursion too deep, or local variables too large";
    PASCAL_203: "không cấp phát được bộ nhớ", "no memory can be had";
    PASCAL_205: "số thực quá lớn", "a real number is too large";
    PASCAL_207: "phép tính số thực không hợp lệ, như căn của số âm", "an invalid operation on real numbers, such as the root of a negative one";
    PASCAL_215: "số nguyên bị tràn", "an integer overflows";
    PASCAL_216: "truy cập vùng nhớ không phải của mình: chỉ số ra ngoài mảng, con trỏ sai, hoặc đệ quy quá sâu", "memory that is not its own: an index out of range, a wrong pointer, or recursion too deep";
    PASCAL_217: "ngoại lệ không được bắt", "an uncaught exception";

    // Tiers.
    TIER_SAMPLE: "ví dụ", "sample";
    TIER_SOURCE: "giới hạn gốc", "source";
    TIER_BEYOND: "giới hạn nâng cao", "beyond";
}
