//! What is said to teachers who pack problems, in both languages, Vietnamese first.
//!
//! What is wrong with a package or a room is for those who keep the set, and in English.

use bilingual::sentences;

sentences! {
    // What a system cannot carry.
    DRAFT: "bài còn là bản nháp (draft = true trong problem.toml)", "it is a draft (draft = true in problem.toml)";
    READS_AND_TALKS: "chương trình vừa đọc file vừa đối thoại, không hệ thống nào khác làm được như vậy", "the program reads a file and talks too, which no other system knows";
    FILES_ONLY: "chương trình đối thoại, mà Themis chỉ biết file", "the program talks, and Themis knows files only";
    RIGHT_OR_WRONG: "kết quả được chấm điểm từng phần và {0} không được trọn điểm, mà ở đây chỉ có đúng và sai", "outputs earn parts of the points, and {0} does not earn all: here is only right and wrong";
    TOO_LARGE: "{0} có {1} MiB, mà trang của VNOJ chỉ nhận {2}", "{0} has {1} MiB; VNOJ's page takes {2}";

    // What this machine cannot make.
    NO_SOLUTIONS: "gói cần cả các bài giải mẫu, mà bộ dành cho học sinh không có: hãy xuất từ bộ đề đầy đủ", "a package holds solutions too, which an archive for pupils has not: make it where the whole set is";
    NO_PRESS: "CMS cần đề bài ở dạng PDF; hãy dùng make export TO=cms, lệnh này dịch thêm chương trình làm ra PDF", "CMS wants the statement as PDF; make export TO=cms builds the program that makes it";
    NO_COMPILER: "CMS cần trình chấm đã dịch sẵn, mà máy này không có g++", "CMS wants its checkers compiled, and there is no g++ here";
}
