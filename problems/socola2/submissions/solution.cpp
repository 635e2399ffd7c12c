// Quy hoạch động có nhớ trên các tập thanh còn trên bàn. Mỗi tập được nén thành một số: mỗi loại thanh
// ứng với một chữ số, chữ số đó là số thanh loại này đang có.
#include <fstream>
#include <unordered_map>
#include <vector>
using namespace std;

typedef unsigned __int128 Key;

struct Hash {
    size_t operator()(Key key) const {
        Key mixed = ((Key)(unsigned long long)key + 1) * 0x9e3779b97f4a7c15ULL;
        mixed += (Key)(unsigned long long)(key >> 64) * 0xd1b54a32d192ed03ULL;
        return (unsigned long long)mixed ^ (unsigned long long)(mixed >> 64);
    }
};

struct Break {
    vector<int> left;  // các loại thanh còn lại trên bàn
    int kept;          // số ô rời thuộc về người bẻ
};

int kind[49][49], kinds;         // số hiệu của loại thanh a × b; -1 là ô rời
Key unitOf[300];                 // giá trị của một thanh loại này trong khóa
vector<Break> breaks[300];
int amount[300];
unordered_map<Key, signed char, Hash> known;

// Người sắp đi được nhiều hơn đối thủ bao nhiêu ô.
int lead(Key key) {
    auto found = known.find(key);
    if (found != known.end()) return found->second;
    int best = -100;
    for (int k = 0; k < kinds; k++) {
        if (amount[k] == 0) continue;
        amount[k]--;
        for (const Break &b : breaks[k]) {
            Key after = key - unitOf[k];
            for (int piece : b.left) after += unitOf[piece], amount[piece]++;
            best = max(best, b.kept - lead(after));
            for (int piece : b.left) amount[piece]--;
        }
        amount[k]++;
    }
    if (best == -100) best = 0;  // không còn thanh nào bẻ được
    return known[key] = best;
}

int main() {
    ifstream fin("SOCOLA2.INP");
    ofstream fout("SOCOLA2.OUT");
    int m, n;
    fin >> m >> n;
    if (m > n) swap(m, n);
    Key unit = 1;
    kind[1][1] = -1;
    for (int a = 1; a <= m; a++)
        for (int b = a; b <= n; b++) {
            if (a * b == 1) continue;
            kind[a][b] = kind[b][a] = kinds;
            unitOf[kinds] = unit;
            unit *= m * n / (a * b) + 1;
            for (int cut = 2; cut <= a + b; cut++) {
                int first, second;
                if (cut <= b) {  // bẻ ngang cạnh b
                    if (2 * (cut - 1) > b) continue;
                    first = kind[a][cut - 1], second = kind[a][b - cut + 1];
                } else {  // bẻ ngang cạnh a
                    int part = cut - b;
                    if (2 * part > a) continue;
                    first = kind[part][b], second = kind[a - part][b];
                }
                Break made{{}, 0};
                for (int piece : {first, second}) {
                    if (piece < 0) made.kept++;
                    else made.left.push_back(piece);
                }
                breaks[kinds].push_back(made);
            }
            kinds++;
        }
    if (m * n == 1) {
        fout << "0 0\n";
        return 0;
    }
    amount[kinds - 1] = 1;
    int first = lead(unitOf[kinds - 1]);
    fout << (m * n + first) / 2 << ' ' << (m * n - first) / 2 << '\n';
}
