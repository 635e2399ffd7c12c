// Thay mỗi đoạn bằng giá trị băm modulo 2^61 - 1 với cơ số rút ngẫu nhiên lúc chạy, nên không ai dựng
// trước được hai đoạn trùng giá trị. Với mỗi độ dài, sắp xếp các giá trị để đánh số các đoạn khác nhau.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <random>
#include <string>
#include <vector>

const uint64_t MOD = (1ULL << 61) - 1;

uint64_t mul(uint64_t a, uint64_t b) {
    unsigned __int128 product = (unsigned __int128)a * b;
    uint64_t sum = (product & MOD) + (product >> 61);
    return sum < MOD ? sum : sum - MOD;
}

int main() {
    std::ifstream in("GAME29.INP");
    std::ofstream out("GAME29.OUT");
    std::mt19937_64 random(std::chrono::steady_clock::now().time_since_epoch().count());
    const uint64_t BASE = random() % (MOD - 1000) + 500;
    int n;
    in >> n;
    std::string text;  // mọi từ viết liền
    std::vector<int> left;  // từ mỗi ký tự đến hết từ của nó có bao nhiêu ký tự
    std::vector<char> first;  // ký tự này có mở đầu một từ không
    size_t longest = 0;
    while (n-- > 0) {
        std::string word;
        in >> word;
        longest = std::max(longest, word.size());
        for (size_t i = 0; i < word.size(); i++) {
            left.push_back(word.size() - i);
            first.push_back(i == 0);
        }
        text += word;
    }
    std::vector<uint64_t> prefix = {0}, power = {1};
    for (char c : text) {
        prefix.push_back((mul(prefix.back(), BASE) + c) % MOD);
        power.push_back(mul(power.back(), BASE));
    }
    // number[i]: số thứ tự của đoạn bắt đầu ở i trong các đoạn dài k (dài k + 1 trong longer).
    std::vector<int> number(text.size()), longer(text.size());
    std::vector<char> loses, longer_loses;
    std::vector<std::pair<uint64_t, int>> parts;
    for (int k = longest; k > 0; k--) {
        number.swap(longer);
        loses.swap(longer_loses);
        parts.clear();
        for (size_t i = 0; i < text.size(); i++)
            if (left[i] >= k) parts.push_back({(prefix[i + k] + MOD - mul(prefix[i], power[k])) % MOD, i});
        std::sort(parts.begin(), parts.end());
        loses.clear();
        for (size_t j = 0; j < parts.size(); j++) {
            int i = parts[j].second;
            if (j == 0 || parts[j].first != parts[j - 1].first) loses.push_back(0);
            number[i] = loses.size() - 1;
            if (first[i] && left[i] == k) loses.back() = 1;
            if (left[i] > k && !longer_loses[longer[i]]) loses.back() = 1;
            if (!first[i] && !longer_loses[longer[i - 1]]) loses.back() = 1;
        }
    }
    std::string winning;
    for (char c = 33; c < 127; c++) {
        size_t at = text.find(c);
        if (at != std::string::npos && !loses[number[at]]) winning += c;
    }
    if (winning.empty()) out << "Second\n";
    else out << "First\n" << winning << '\n';
}
