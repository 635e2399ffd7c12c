//! `judge site`: what was written.

use bilingual::sentences;

sentences! {
    WRITTEN: "{0} trang trong {1}: {2} MiB, {3} giây", "{0} pages in {1}: {2} MiB, {3} s";
    PACKED: "file nén {0}: {1} MiB", "archive {0}: {1} MiB";
    READING_ONLY: "không có module nên các trang chỉ để đọc: chơi, lập bảng và tự chấm cần --modules (make site)", "no modules, so the pages are for reading: to play, to make tables and to check needs --modules (make site)";
    NOT_A_SITE: "{0} đã có những file khác và không phải là một trang web như vậy: hãy nêu một thư mục mới hoặc trống", "{0} holds other files, and is no site of this set: name a folder that is new or empty";
}
