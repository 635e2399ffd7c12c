// Đúng như luật: với từng cung thủ, đếm lại vị trí của mọi người liên quan.
#include <fstream>
#include <vector>
using namespace std;

int n;
vector<int> score;

int place(int i) {
    int better = 0;
    for (int j = 0; j < n; j++)
        if (score[j] > score[i]) better++;
    return better + 1;
}

bool canBeFather(int i) {
    if (score[i] % 10 != 5) return false;
    if (i + 1 == n || score[i + 1] >= score[i]) return false;
    for (int j = 0; j < i; j++)
        if (place(j) == 1) return true;
    return false;
}

int main() {
    ifstream in("SHOOTING.INP");
    ofstream out("SHOOTING.OUT");
    in >> n;
    score.resize(n);
    for (int &s : score) in >> s;
    int best = 0;
    for (int i = 0; i < n; i++)
        if (canBeFather(i) && (best == 0 || place(i) < best)) best = place(i);
    out << best << '\n';
}
