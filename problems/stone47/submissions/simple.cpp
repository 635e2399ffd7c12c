// Bảng thắng thua của mọi thế (số đống 1, 2 và 3 viên): đủ cho vài trăm đống.
#include <fstream>
#include <vector>
using namespace std;

long long most;
vector<bool> lost;

size_t place(int ones, int twos, int threes) { return (threes * (most + 1) + twos) * (most + 1) + ones; }

// Thế sau khi bốc take viên ở một đống size viên có thua không.
bool leavesLost(int ones, int twos, int threes, int size, int take) {
    int count[4] = {0, ones, twos, threes};
    if (count[size] == 0) return false;
    count[size]--;
    count[size - take]++;
    return lost[place(count[1], count[2], count[3])];
}

int main() {
    ifstream in("STONE.INP");
    ofstream out("STONE.OUT");
    long long n, m;
    in >> n >> m;
    most = n + m;
    if (most > 300) {
        // Bảng không đủ chỗ trong bộ nhớ, đành đoán.
        out << "NO\n";
        return 0;
    }
    lost.resize((m + 1) * (most + 1) * (most + 1));
    for (int threes = 0; threes <= m; threes++)
        for (int twos = 0; threes + twos <= most; twos++)
            for (int ones = 0; threes + twos + ones <= most; ones++) {
                bool wins = false;
                for (int size = 1; size <= 3; size++)
                    for (int take = 1; take <= size; take++)
                        if (leavesLost(ones, twos, threes, size, take)) wins = true;
                lost[place(ones, twos, threes)] = !wins;
            }
    vector<int> sizes, takes;
    for (int size = 2; size <= 3; size++)
        for (int take = 1; take <= size; take++)
            if (leavesLost(0, n, m, size, take)) {
                sizes.push_back(size);
                takes.push_back(take);
            }
    if (sizes.empty()) {
        out << "NO\n";
        return 0;
    }
    out << "YES\n" << sizes.size() << '\n';
    for (size_t k = 0; k < sizes.size(); k++) out << sizes[k] << ' ' << takes[k] << '\n';
}
