//! `judge export`: what became of all.

use bilingual::sentences;

sentences! {
    FILES_THERE: "{0} đọc ghi file, nên không dùng --streams ở đó", "{0} reads and writes files: --streams is not for it";
    ROW: "{0} {1} / {2} bài  thư mục {3}  file nén {4}  {5}", "{0} {1} of {2}  folders {3}  archives {4}  {5}";
    TIME: "trong {0} giây", "in {0} s";
    ALL_PROBLEMS: "tất cả", "all";
    LEFT_OUT: "không đóng gói:", "left out:";
    FAILED: "bị lỗi:", "failed:";

    // What each system is given.
    THEMIS: "Themis: một thư mục để vào Tasks", "Themis: a folder for Tasks";
    VNOJ: "VNOJ: file nén cho trang dữ liệu test, và những gì cần gõ thêm", "VNOJ: an archive for the page of test data, and what is typed beside it";
    POLYGON: "Polygon: để VNOJ nhập vào; thêm --streams thì cho rbx và các trang tương tự", "Polygon: for VNOJ's importer; with --streams for rbx and the like";
    CMS: "CMS: các thư mục cho `italy_yaml`, kèm `contest.yaml`", "CMS: folders for its loader `italy_yaml`, with a `contest.yaml`";
    ICPC: "ICPC: dạng cũ, cho Kattis và `DOMjudge`", "ICPC: the legacy form, for Kattis and `DOMjudge`";
    ICPC2025: "ICPC: dạng 2025-09, cho BAPCtools", "ICPC: the form of 2025-09, for BAPCtools";
    DMOJ: "DMOJ: thư mục cho kho bài của nó", "DMOJ: a folder for its store of problems";
    HYDRO: "Hydro: thư mục hoặc file nén để nhập bài", "Hydro: a folder or an archive for its import";
}
