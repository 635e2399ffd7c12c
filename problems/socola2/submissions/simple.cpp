// Duyệt có nhớ: trạng thái là danh sách các thanh còn bẻ được, xếp tăng dần.
#include <algorithm>
#include <fstream>
#include <map>
#include <vector>
using namespace std;

typedef vector<pair<int, int>> Pieces;
map<Pieces, int> known;

// Đặt thanh a × b lên bàn; trả về 1 nếu đó là một ô rời.
int put(Pieces &pieces, int a, int b) {
    if (a * b == 1) return 1;
    pair<int, int> piece(min(a, b), max(a, b));
    pieces.insert(upper_bound(pieces.begin(), pieces.end(), piece), piece);
    return 0;
}

// Người sắp đi được nhiều hơn đối thủ bao nhiêu ô.
int lead(const Pieces &pieces) {
    if (pieces.empty()) return 0;
    auto found = known.find(pieces);
    if (found != known.end()) return found->second;
    int best = -1000;
    for (size_t i = 0; i < pieces.size(); i++) {
        if (i > 0 && pieces[i] == pieces[i - 1]) continue;
        int a = pieces[i].first, b = pieces[i].second;
        Pieces others = pieces;
        others.erase(others.begin() + i);
        for (int k = 1; 2 * k <= a; k++) {
            Pieces left = others;
            int kept = put(left, k, b) + put(left, a - k, b);
            best = max(best, kept - lead(left));
        }
        for (int k = 1; 2 * k <= b; k++) {
            Pieces left = others;
            int kept = put(left, a, k) + put(left, a, b - k);
            best = max(best, kept - lead(left));
        }
    }
    return known[pieces] = best;
}

int main() {
    ifstream fin("SOCOLA2.INP");
    ofstream fout("SOCOLA2.OUT");
    int m, n;
    fin >> m >> n;
    Pieces bar;
    int squares = put(bar, m, n) ? 0 : m * n;
    int first = lead(bar);
    fout << (squares + first) / 2 << ' ' << (squares - first) / 2 << '\n';
}
