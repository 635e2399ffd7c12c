// Chỉ so sánh 50 000 chữ số cuối cùng của n.
#include <fstream>
#include <string>

std::string n, lon;

int main() {
    std::ifstream in("GAME11.INP");
    std::ofstream out("GAME11.OUT");
    in >> n;
    int dai = (int)n.size();
    // Số lớn nhất mà người viết chữ số thứ dai bảo đảm được: người đó luôn viết 9,
    // người kia luôn viết chữ số nhỏ nhất.
    lon.assign(dai, '0');
    for (int i = dai - 1; i >= 0; i -= 2) lon[i] = '9';
    if (lon[0] == '0') lon[0] = '1';
    if (dai > 50000) {
        lon = lon.substr(dai - 50000);
        n = n.substr(dai - 50000);
    }
    bool nguoiCuoiThang = lon >= n;
    bool firstVietCuoi = dai % 2 == 1;
    out << (nguoiCuoiThang == firstVietCuoi ? "First" : "Second") << '\n';
}
