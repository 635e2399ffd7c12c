//! What is said of files and of who asks, in both languages, Vietnamese first.

use bilingual::sentences;

sentences! {
    CANNOT_BE_READ: "{0}: không đọc được: {1}", "{0}: cannot be read: {1}";
    NO_FILE: "{0}: không phải là file", "{0}: is no file";
    NOT_WRITTEN: "{0}: không được ghi ra", "{0}: no such file was written";
    TOO_LONG: "kết quả dài hơn {0} MiB", "the output is longer than {0} MiB";
    STDIN: "thiết bị vào chuẩn", "standard input";
    STDIN_FAILS: "thiết bị vào chuẩn: {0}", "standard input: {0}";
    FOLDERS: "thiết bị vào chuẩn: cần một dòng ghi thư mục của test và một dòng ghi thư mục của bài làm", "standard input: expected a line with the test's folder and one with the output's";
    FILE_COUNT: "sau tên bài cần {0} file, ở đây có {1}", "expected {0} files after the problem, found {1}";
    PATH_MISSING: "thiếu tên một file trong các đối số", "a file is missing among the arguments";

    // How other systems call a checker.
    TESTLIB: "INPUT OUTPUT ANSWER; mã kết thúc 0, 1, 2, 3 hoặc 7, một dòng ở thiết bị báo lỗi chuẩn", "INPUT OUTPUT ANSWER; exit code 0, 1, 2, 3 or 7, a line on standard error";
    ICPC: "INPUT ANSWER FOLDER, kết quả đọc ở thiết bị vào chuẩn; mã kết thúc 42 hoặc 43, 1 khi có lỗi, thông báo ở FOLDER/judgemessage.txt", "INPUT ANSWER FOLDER, the output on standard input; exit code 42 or 43, 1 for a fault, the message in FOLDER/judgemessage.txt";
    CMS: "INPUT ANSWER OUTPUT; từ 0 đến 1 ở thiết bị ra chuẩn, thông báo ở thiết bị báo lỗi chuẩn", "INPUT ANSWER OUTPUT; 0 to 1 on standard output, the message on standard error";
    THEMIS: "không file nào, mà hai thư mục ghi ở thiết bị vào chuẩn, của test và của bài làm; thông báo và một dòng từ 0 đến 1 ở thiết bị ra chuẩn", "No files but two folders on standard input, of the test and of the output; a message and a line 0 to 1 on standard output";
}
