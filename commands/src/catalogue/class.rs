//! `judge class` and `judge league`: before and after all is judged.

use bilingual::sentences;

sentences! {
    TRUST: "ở đây không gì ngăn bài của học sinh với các file khác: chúng {0}; nếu tin được cả lớp thì thêm --trust, nếu không thì chấm trên máy Linux ngăn được (judge doctor cho biết còn thiếu gì)", "nothing here keeps what pupils hand in from other files: it {0}; if you trust the class add --trust, else mark it on a Linux that keeps them away (judge doctor tells what is missing)";
    TRUSTED: "không gì ngăn bài của học sinh với các file khác: chúng {0}", "nothing keeps what pupils hand in from other files: it {0}";
    NO_PUPIL: "{0}: không có bài của học sinh nào: không thấy thư mục, file zip hay file nguồn", "{0}: holds no pupil: neither a folder nor a zip archive nor a source";
    NO_PLAYER: "{0}: không có bài nào của một trò chơi hai người", "{0}: holds no program for a game of two";
    EXAMPLE_WRITTEN: "đây là một kỳ thi mẫu: hãy sửa tên bài, điểm và hạn nộp rồi chấm", "this is an example: change problems, points and deadline, then mark the class";
}
