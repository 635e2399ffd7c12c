#include <fstream>
#include <map>
#include <string>
#include <vector>
using namespace std;

string ring;
int n, best;
vector<bool> seen;          // tập bi còn lại (theo bit) đã xét chưa
map<vector<int>, int> memo;

const string VOWELS = "AEIOUY";

// Số bi còn lại ít nhất nếu được bỏ qua khoảng cách: cnt[0] phụ âm có thể ghép đôi (một nửa),
// cnt[1] phụ âm lẻ loi, cnt[2..7] số nguyên âm mỗi loại.
int ideal(vector<int> cnt) {
    auto found = memo.find(cnt);
    if (found != memo.end()) return found->second;
    int total = 2 * cnt[0] + cnt[1], vowels = 0;
    for (int i = 2; i < 8; i++) vowels += cnt[i];
    total += vowels;
    int result = total;
    if (total >= 5) {
        if (cnt[0] > 0) {
            vector<int> next = cnt;
            next[0]--;
            result = min(result, ideal(next));
        }
        for (int i = 2; i < 8; i++)
            for (int j = i; j < 8; j++) {
                vector<int> next = cnt;
                next[i]--;
                next[j]--;
                if (next[i] < 0 || next[j] < 0) continue;
                if (i == j) result = min(result, ideal(next));
                for (int k = j; k < 8; k++) {
                    if (next[k] == 0) continue;
                    next[k]--;
                    result = min(result, ideal(next));
                    next[k]++;
                }
            }
    }
    return memo[cnt] = result;
}

int bound(int mask) {
    vector<int> cnt(8), letter(26);
    for (int i = 0; i < n; i++)
        if (mask >> i & 1) letter[ring[i] - 'A']++;
    for (int c = 0; c < 26; c++) {
        size_t vowel = VOWELS.find(char('A' + c));
        if (vowel != string::npos) {
            cnt[2 + vowel] = letter[c];
        } else {
            cnt[0] += letter[c] / 2;
            cnt[1] += letter[c] % 2;
        }
    }
    return ideal(cnt);
}

void visit(int mask) {
    if (seen[mask]) return;
    seen[mask] = true;
    if (bound(mask) >= best) return;  // không thể tốt hơn
    vector<int> bead;
    for (int i = 0; i < n; i++)
        if (mask >> i & 1) bead.push_back(i);
    int k = bead.size();
    best = min(best, k);
    if (k < 5) return;
    for (int i = 0; i < k; i++)
        for (int a = 1; a < 5; a++) {
            int x = bead[i], y = bead[(i + a) % k];
            int rest = mask & ~(1 << x) & ~(1 << y);
            if (ring[x] == ring[y]) visit(rest);
            if (VOWELS.find(ring[x]) == string::npos || VOWELS.find(ring[y]) == string::npos) continue;
            for (int b = a + 1; b < 5; b++) {
                int z = bead[(i + b) % k];
                if (VOWELS.find(ring[z]) != string::npos) visit(rest & ~(1 << z));
            }
        }
}

int main() {
    ifstream("ZUMA.INP") >> ring;
    n = ring.size();
    best = n + 1;
    seen.resize(1 << n);
    visit((1 << n) - 1);
    ofstream("ZUMA.OUT") << best << '\n';
}
