//! For parents: what is kept of a pupil, on one screen.

use axum::response::Response;
use bilingual::{Text, sentences};

use crate::html::page;
use crate::say;
use crate::server::{Server, Visitor};

sentences! {
    SITE: "Đây là máy chủ nộp bài tin học của lớp, chạy trên một máy tính của thầy cô hoặc của trường.", "This is where a class hands in its programs. It runs on one computer of the teacher or the school.";
    WHAT: "Giữ những gì", "What is kept";
    WHAT_NAME: "Một tên do thầy cô gõ, có thể là biệt danh.", "A name that the teacher has typed; it may be a nickname.";
    WHAT_CODE: "Dấu vết (hàm băm) của mã vào lớp; từ đó không tìm lại được mã.", "A hash of the pupil's code, from which the code cannot be found.";
    WHAT_WORK: "Các chương trình đã nộp, giờ nộp, kết quả chấm, và lời nhắn của thầy cô về chúng.", "The programs that were handed in, when, their verdicts, and what the teacher wrote about them.";
    WHAT_NOT: "Không có ngày sinh, số điện thoại, email, ảnh hay địa chỉ nhà. Địa chỉ của máy trong mạng không được ghi lại. Cookie chỉ để nhớ phiên làm việc và ngôn ngữ.", "No birthday, phone number, e-mail, picture or address. Network addresses are not written down. Cookies keep the session and the language, nothing else.";
    WHO: "Ai xem được", "Who sees it";
    WHO_SEES: "Chỉ học sinh đó và thầy cô. Các bạn trong lớp không thấy bài hay kết quả của nhau. Riêng ai nộp chương trình đấu thì cả lớp thấy tên và các ván đấu của nó, không thấy chương trình.", "The pupil and the teachers. Other pupils see neither programs nor verdicts of his or hers. Of a program that plays, and is handed in for that, the class sees the name and the games, not the program.";
    WHO_ELSE: "Không có gì được gửi sang máy chủ khác, và không trang nào tải gì từ nơi khác. Trong mạng của trường các trang không được mã hóa.", "Nothing is sent to other servers, and no page loads anything from elsewhere. Within the school's network the pages are not encrypted.";
    HOW_LONG: "Giữ bao lâu", "For how long";
    HOW_LONG_KEPT: "Cho đến khi thầy cô xóa. Phiên làm việc hết hạn sau hai tuần không dùng. Bản sao lưu quá một tuần bị xóa khi máy chủ chạy.", "Until the teacher deletes it. A session ends when it was not used for two weeks. Backups of more than a week ago are deleted when the server runs.";
    DELETED: "Xóa thế nào", "How it is deleted";
    DELETED_HOW: "Nói với thầy cô, lúc nào cũng được. Tên, mã, các chương trình, nhận xét của máy chấm và lời nhắn bị xóa ngay và bị ghi đè; chỉ còn các con số: nộp mấy lần, mấy bài đúng. Các bản sao lưu trước đó bị xóa sau một tuần.", "Tell the teacher, at any time. Name, code, programs, what the judge said of them and notes are deleted at once and written over; only numbers stay: how often something was handed in, and how much was right. The backups from before go after a week.";
    TAKEN: "Mỗi học sinh xem lại và tải về được mọi chương trình của mình.", "Every pupil can read and download all of his or her programs.";
}

/// The page.
pub(crate) fn about(server: &Server, visitor: &Visitor) -> Response {
    let lang = visitor.lang;
    let section = |(title, all): (Text, &[Text])| {
        let all: Vec<String> = all
            .iter()
            .map(|it| format!("<li>{}</li>\n", it.of(lang)))
            .collect();
        format!("<h2>{}</h2>\n<ul>\n{}</ul>\n", title.of(lang), all.concat())
    };
    let what: &[Text] = &[WHAT_NAME, WHAT_CODE, WHAT_WORK, WHAT_NOT];
    let sections = [
        (WHAT, what),
        (WHO, &[WHO_SEES, WHO_ELSE]),
        (HOW_LONG, &[HOW_LONG_KEPT]),
        (DELETED, &[DELETED_HOW, TAKEN]),
    ];
    let main = format!(
        "<div class=\"prose\">\n<p>{}</p>\n{}</div>\n",
        SITE.of(lang),
        sections.map(section).concat()
    );
    page(server, visitor, say::PARENTS.of(lang), &main)
}
