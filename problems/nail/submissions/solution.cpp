// Các độ dài mà A thắng tạo thành từng khoảng. Khoảng thứ t (t = 0, 1, 2, ...) gồm các số từ
// t * (amin + bmax) + 1 đến t * (amax + bmin) + amax.
#include <algorithm>
#include <fstream>

int main() {
    std::ifstream in("NAIL.INP");
    std::ofstream out("NAIL.OUT");
    int games;
    in >> games;
    while (games--) {
        long long length, amin, amax, bmin, bmax;
        in >> length >> amin >> amax >> bmin >> bmax;
        // Khoảng cuối cùng bắt đầu không sau length.
        long long t = (length - 1) / (amin + bmax);
        // Nếu B được chọn rộng hơn A thì các khoảng ngắn dần rồi hết.
        long long wider = (bmax - bmin) - (amax - amin);
        if (wider > 0) t = std::min(t, (amin - 1) / wider);
        // Đầu mút phải có thể đến 10^36.
        __int128 end = (__int128)t * (amax + bmin) + amax;
        out << (length <= end ? "A\n" : "B\n");
    }
}
