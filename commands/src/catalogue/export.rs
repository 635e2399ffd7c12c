//! `judge export`: what became of all.

use bilingual::sentences;

sentences! {
    FILES_THERE: "{0} đọc ghi file, nên không dùng --streams ở đó", "{0} reads and writes files: --streams is not for it";
    ROW: "{0} {1} / {2} bài  thư mục {3}  file nén {4}  {5}", "{0} {1} of {2}  folders {3}  archives {4}  {5}";
    TIME: "trong {0} giây", "in {0} s";
    ALL_PROBLEMS: "tất cả", "all";
    LEFT_OUT: "không đóng gói:", "left out:";
    FAILED: "bị lỗi:", "failed:";
}
