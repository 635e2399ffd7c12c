// Tìm kiếm đúng theo luật chơi; mỗi thế cờ chỉ tính một lần.
#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <string>
using namespace std;

const int MULTIPLE = 1;   // rule multiple
const bool REST = false;  // rule rest
const bool MEMORY = true; // rule memory

bool prime(int number) {
    for (int divisor = 2; divisor * divisor <= number; divisor++)
        if (number % divisor == 0) return false;
    return number > 1;
}

// Ron có được lấy viên kẹo mang số này không?
bool ron(int number) {
    if (MULTIPLE > 1) return number % MULTIPLE == 0;
    string digits = to_string(number), reversed(digits.rbegin(), digits.rend());
    return digits == reversed;
}

// own[0]: số viên chỉ Hermione lấy được; own[1]: số viên chỉ Ron lấy được;
// shared: số viên cả hai lấy được; left: số viên còn lại; turn: 0 nếu Hermione sắp đi.
map<array<int, 5>, int> known;

// Số viên người sắp đi được, từ đây đến hết.
int best(array<int, 2> own, int shared, int left, int turn) {
    array<int, 5> position = {own[0], own[1], shared, left, turn};
    if (MEMORY && known.count(position)) return known[position];
    int result = -1;
    if (own[turn] > 0) {
        array<int, 2> next = own;
        next[turn]--;
        result = left - best(next, shared, left - 1, 1 - turn);
    }
    if (shared > 0) result = max(result, left - best(own, shared - 1, left - 1, 1 - turn));
    if (result < 0) result = REST ? left : 0;
    if (MEMORY) known[position] = result;
    return result;
}

int main() {
    ifstream in("SWEET.INP");
    ofstream out("SWEET.OUT");
    int n;
    in >> n;
    array<int, 2> own = {0, 0};
    int shared = 0;
    for (int number = 1; number <= n; number++) {
        bool hers = prime(number), his = ron(number);
        if (hers && his) shared++;
        else if (hers) own[0]++;
        else if (his) own[1]++;
    }
    out << best(own, shared, n, 0) << '\n';
}
