//! What can be wrong with any input or file.

use bilingual::sentences;

sentences! {
    AT: "{0}:{1}: {2}", "{0}:{1}: {2}";
    OF_LIST: "{0} {1}", "{0} {1}";
    PART: "{0} {1}: {2}", "{0} {1}: {2}";
    NO_NUMBER_LEFT: "{0}: dữ liệu hết ở chỗ cần một số từ {1} đến {2}", "{0}: the input ends where a number in {1}..={2} is expected";
    NOT_IN: "{0}: {1} không nằm trong khoảng từ {2} đến {3}", "{0}: {1} is not in {2}..={3}";
    NOT_WHOLE: "{0}: {1} không phải là số nguyên", "{0}: {1} is not a whole number";
    NO_WORD_LEFT: "{0}: dữ liệu hết ở chỗ cần một từ gồm các ký tự '{1}'", "{0}: the input ends where a word over '{1}' is expected";
    STRANGER: "{0}: '{1}' không thuộc các ký tự '{2}'", "{0}: '{1}' is not one of '{2}'";
    LENGTH: "{0}: độ dài là {1}, không phải {2}", "{0}: a length of {1} is not {2}";
    LENGTH_NOT_IN: "{0}: độ dài {1} không nằm trong khoảng từ {2} đến {3}", "{0}: a length of {1} is not {2}..={3}";
    TOO_MANY: "{0}: không được có quá {1}", "{0}: no more than {1} are allowed";
    AFTER_END: "{0} thừa, dữ liệu đã hết", "{0} stands after the end of the input";
    NOT_TEXT: "byte {0} không phải là văn bản UTF-8", "byte {0} is not UTF-8 text";
    LINE_TOO_LONG: "dài quá {0} byte", "longer than {0} bytes";

    // Files and arguments.
    NOT_FOUND: "{0}: không có file này trong thư mục hiện tại (kể cả viết khác chữ hoa, chữ thường, như {1})", "{0}: no such file in the current folder (nor in any other case, such as {1})";
    NOT_REGULAR: "{0}: không phải file thường mà là thư mục, ống dẫn (pipe) hoặc thiết bị", "{0}: is no regular file but a folder, a pipe or a device";
    UNREADABLE: "{0}: không đọc được: {1}", "{0}: cannot be read: {1}";
    UNWRITABLE: "{0}: không ghi được: {1}", "{0}: cannot be written: {1}";
    SAME_FILE: "{0}: cũng là file dữ liệu; hãy chọn file khác cho kết quả", "{0}: is the input too; choose another file for the output";
    USAGE: "{0}: không cần đối số, hoặc cần INPUT OUTPUT, hoặc - ; xem {0} --help", "{0}: expected no argument, INPUT OUTPUT, or - ; see {0} --help";
    NO_ARGUMENT: "{0}: không nhận đối số; xem {0} --help", "{0}: expected no argument; see {0} --help";

    // The help of a program.
    HELP: "\
{0}: lời giải mẫu; đề bài ở problems/{0}/
{0}         đọc {1}.INP (viết hoa hay thường đều được) trong thư mục hiện tại, ghi {1}.OUT
{0} A B     đọc file A, ghi file B
{0} -       đọc thiết bị vào chuẩn, ghi thiết bị ra chuẩn
mã thoát: 0 giải xong, 2 dữ liệu sai (cho biết file, dòng và lý do), 1 lỗi khác
", "\
{0}: reference solution; the statement is in problems/{0}/
{0}         reads {1}.INP (in any case) in the current folder, writes {1}.OUT
{0} A B     reads the file A, writes the file B
{0} -       reads standard input, writes standard output
exit code: 0 solved, 2 the input is bad (said with file, line and reason), 1 other failures
";
    HELP_OF_TALK: "\
{0}: lời giải mẫu của một bài tương tác; đề bài ở problems/{0}/
{0}{1}  chơi qua thiết bị vào chuẩn và thiết bị ra chuẩn, mỗi nước đi một dòng;
{3}  {2}
judge play {0}  để chơi với nó ngay trên màn hình
mã thoát: 0 ván chơi hoặc dữ liệu đã hết, 1 nước đi sai hoặc lỗi khác, 2 dữ liệu ban đầu sai
", "\
{0}: reference solution of an interactive problem; the statement is in problems/{0}/
{0}{1}  plays over standard input and output, one move a line;
{3}  {2}
judge play {0}  lets a person play against it at the terminal
exit code: 0 game or input over, 1 a bad move or another failure, 2 a bad opening
";
    OPENED_BY_LINE: "dòng đầu của thiết bị vào chuẩn là dữ liệu ban đầu", "the first line of standard input is the opening";
    OPENED_BY_FILE: "{0}.INP trong thư mục hiện tại là dữ liệu ban đầu", "{0}.INP in the current folder is the opening";
    NOT_OPENED: "không có dữ liệu ban đầu", "there is no opening to read";
}
