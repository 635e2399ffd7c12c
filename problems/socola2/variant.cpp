// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <fstream>
#include <map>
#include <vector>
using namespace std;

const int SIZE = 1;        // rule size
const bool GIFT = false;   // rule gift
const bool EDGE = false;   // rule edge
const bool MEMORY = true;  // rule memory

typedef vector<pair<int, int>> Pieces;
map<Pieces, int> known;

int lead(Pieces pieces);

// Để một phần của thanh vừa bẻ lại trên bàn, hoặc cho biết số ô của phần nhỏ được giữ.
int part(Pieces &pieces, int m, int n) {
    if (m * n <= SIZE) return m * n;
    pieces.push_back({min(m, n), max(m, n)});
    return 0;
}

// Người sắp đi sẽ hơn đối thủ bao nhiêu ô?
int lead(Pieces pieces) {
    if (pieces.empty()) return 0;
    sort(pieces.begin(), pieces.end());
    if (MEMORY && known.count(pieces)) return known[pieces];
    int best = -1000000000;
    for (size_t i = 0; i < pieces.size(); i++) {
        int sides[2] = {pieces[i].first, pieces[i].second};
        for (int s = 0; s < 2; s++)
            for (int k = 1; k < sides[s]; k++) {
                if (EDGE && k > 1 && k < sides[s] - 1) continue;
                Pieces next = pieces;
                next.erase(next.begin() + i);
                int kept = part(next, k, sides[1 - s]);
                kept += part(next, sides[s] - k, sides[1 - s]);
                best = max(best, (GIFT ? -kept : kept) - lead(next));
            }
    }
    if (MEMORY) known[pieces] = best;
    return best;
}

int main() {
    ifstream in("SOCOLA2.INP");
    ofstream out("SOCOLA2.OUT");
    int m, n;
    in >> m >> n;
    if (m * n == 1) {
        out << "0 0\n";
        return 0;
    }
    int ahead = lead({{min(m, n), max(m, n)}});
    out << (m * n + ahead) / 2 << ' ' << (m * n - ahead) / 2 << '\n';
}
