//! `judge stress`.

use words::sentences;

sentences! {
    NOTHING: "không tìm thấy chỗ sai nào trong {0} lần thử; lần chậm nhất {1} trong {2} ms", "no fault in {0} inputs; the slowest took {1} of {2} ms";
    FAILS: "sai ở lần thử thứ {0}: {1}", "fails on input {0}: {1}";
    BEST_PLAY: "nếu cả hai chơi tối ưu: {0}", "if both play perfectly: {0}";
    KEPT: "đã giữ lại: {0}; judge run {1} … --mine chấm cả test này", "kept: {0}; judge run {1} … --mine judges it too";
}
