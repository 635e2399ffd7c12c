// Right: minimax that remembers every position. Up to 40 squares there are few enough of them.
#include <algorithm>
#include <fstream>
#include <string>
#include <unordered_map>

static const int SIDES = 57;
static int number[SIDES][SIDES], rows[256], columns[256];
// The breakable pieces in ascending order, one character each.
static std::unordered_map<std::string, int> known;

static int put(std::string &pieces, int a, int b) {
    if (a * b == 1) return 1;
    char piece = char(number[a][b]);
    pieces.insert(std::upper_bound(pieces.begin(), pieces.end(), piece), piece);
    return 0;
}

static int lead(const std::string &pieces) {
    if (pieces.empty()) return 0;
    auto found = known.find(pieces);
    if (found != known.end()) return found->second;
    int best = -100;
    for (size_t i = 0; i < pieces.size(); i++) {
        std::string others = pieces;
        others.erase(i, 1);
        int a = rows[(unsigned char)pieces[i]], b = columns[(unsigned char)pieces[i]];
        for (int k = 1; k < a; k++) {
            std::string left = others;
            int kept = put(left, k, b) + put(left, a - k, b);
            best = std::max(best, kept - lead(left));
        }
        for (int k = 1; k < b; k++) {
            std::string left = others;
            int kept = put(left, a, k) + put(left, a, b - k);
            best = std::max(best, kept - lead(left));
        }
    }
    return known[pieces] = best;
}

int main() {
    std::ifstream in("SOCOLA2.INP");
    std::ofstream out("SOCOLA2.OUT");
    int m, n, pieces = 0;
    in >> m >> n;
    for (int a = 1; a < SIDES; a++)
        for (int b = a; a * b < SIDES; b++) {
            rows[++pieces] = a;
            columns[pieces] = b;
            number[a][b] = number[b][a] = pieces;
        }
    std::string bar;
    int squares = put(bar, m, n) ? 0 : m * n;
    int first = lead(bar);
    out << (squares + first) / 2 << ' ' << (squares - first) / 2 << '\n';
}
