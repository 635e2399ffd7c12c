// Sau mỗi bước chỉ giữ 400 vòng có ít phụ âm lẻ đôi nhất, vì viên lẻ đôi ở lại đến cuối. Nhưng lẻ đôi là chuyện của các
// chữ, còn hủy được cặp nào là chuyện của chỗ đứng.
#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <vector>
using namespace std;

const string VOWELS = "AEIOUY";
const size_t WIDTH = 400;

bool vowel(char c) { return VOWELS.find(c) != string::npos; }

// Số phụ âm xuất hiện một số lẻ lần.
int unpaired(const string &ring) {
    int odd = 0;
    for (char c = 'A'; c <= 'Z'; c++) odd += !vowel(c) && count(ring.begin(), ring.end(), c) % 2 == 1;
    return odd;
}

// Xâu nhỏ nhất trong các cách đọc vòng.
string normal(string ring) {
    string best = ring;
    for (int way = 0; way < 2; way++) {
        for (size_t i = 0; i < ring.size(); i++) {
            rotate(ring.begin(), ring.begin() + 1, ring.end());
            best = min(best, ring);
        }
        reverse(ring.begin(), ring.end());
    }
    return best;
}

// Các vòng sau một nước.
vector<string> after(const string &ring) {
    vector<string> result;
    size_t k = ring.size();
    if (k < 5) return result;
    for (size_t i = 0; i < k; i++) {
        string t = ring.substr(i) + ring.substr(0, i);  // năm bi đầu là năm bi được chọn
        for (int a = 1; a < 5; a++) {
            string two = t.substr(1);
            two.erase(a - 1, 1);
            if (t[0] == t[a]) result.push_back(two);
            for (int b = 1; b < a; b++) {
                if (!vowel(t[0]) || !vowel(t[a]) || !vowel(t[b])) continue;
                string three = two;
                three.erase(b - 1, 1);
                result.push_back(three);
            }
        }
    }
    return result;
}

int main() {
    string ring;
    ifstream("ZUMA.INP") >> ring;
    vector<string> layer = {ring};
    size_t best = ring.size();
    while (!layer.empty()) {
        set<string> next;
        for (const string &s : layer) {
            best = min(best, s.size());
            for (const string &t : after(s)) next.insert(normal(t));
        }
        vector<pair<int, string>> order;
        for (const string &s : next) order.push_back({unpaired(s), s});
        sort(order.begin(), order.end());
        layer.clear();
        for (size_t i = 0; i < order.size() && i < WIDTH; i++) layer.push_back(order[i].second);
    }
    ofstream("ZUMA.OUT") << best << '\n';
}
