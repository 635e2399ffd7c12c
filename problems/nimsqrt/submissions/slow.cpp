// Đúng theo luật chơi: bảng thắng thua từ đống nhỏ lên, dài đến số lớn nhất được hỏi.
#include <fstream>
#include <vector>
using namespace std;

vector<bool> wins = {false};  // wins[k]: còn k viên thì người sắp đi có thắng không

int main() {
    ifstream in("NIMSQRT.INP");
    ofstream out("NIMSQRT.OUT");
    long long n;
    while (in >> n) {
        while ((long long)wins.size() <= n) {
            long long k = wins.size();
            bool win = false;
            for (long long take = 1; take * take <= k; take++)
                if (!wins[k - take]) win = true;
            wins.push_back(win);
        }
        out << (wins[n] ? "WIN\n" : "LOSE\n");
    }
}
