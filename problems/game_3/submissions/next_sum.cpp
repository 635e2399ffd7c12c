// Mỗi người lấy quân làm tổng của mình chia hết cho 3 nếu có, nếu không thì quân chia hết cho 3,
// hoặc quân bất kỳ. Không ai nghĩ đến lúc cuối.
#include <fstream>

int main() {
    std::ifstream in("GAME_3.INP");
    std::ofstream out("GAME_3.OUT");
    int n;
    in >> n;
    int left[3] = {0, 0, 0}, sum[2] = {0, 0};
    for (int i = 0; i < n; i++) {
        long long card;
        in >> card;
        left[card % 3]++;
    }
    for (int turn = 0; turn < n; turn++) {
        int &mine = sum[turn % 2], take = (3 - mine) % 3;
        if (!left[take]) take = 0;
        while (!left[take]) take++;
        left[take]--;
        mine = (mine + take) % 3;
    }
    bool first = sum[0] == 0, second = sum[1] == 0;
    out << (first == second ? "DRAW" : first ? "FIRST" : "SECOND") << '\n';
}
