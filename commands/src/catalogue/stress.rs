//! `judge stress`.

use bilingual::sentences;

sentences! {
    NOTHING: "không tìm thấy chỗ sai nào trong {0} lần thử; lần chậm nhất {1} trong {2} ms", "no fault in {0} inputs; the slowest took {1} of {2} ms";
    FAILS: "sai ở lần thử thứ {0}: {1}", "fails on input {0}: {1}";
    UNSTEADY: "chạy lại với chính dữ liệu này thì: {0}; kết quả của chương trình thay đổi mỗi lần chạy", "run once more on this very input: {0}; the program does not do the same each time";
    BEST_PLAY: "nếu cả hai chơi tối ưu: {0}", "if both play perfectly: {0}";
    KEPT: "đã giữ lại: {0}; để chấm cả test này: {1}", "kept: {0}; to judge it too: {1}";
}
