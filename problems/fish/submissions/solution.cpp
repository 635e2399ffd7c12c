#include <algorithm>
#include <fstream>
#include <unordered_map>

const int INFINITE = 1000000000;
int n, fish[13];
std::unordered_map<long long, int> memo;

// Hiệu (người 1 trừ người 2) còn gom được từ trạng thái này.
// floes: các tảng băng còn lại; birds[0], birds[1]: chỗ đứng của chim hai người.
int value(int floes, int birds0, int birds1, int turn, bool otherStuck) {
    int birds[2] = {birds0, birds1};
    long long key = (((((long long)floes << 13) | birds0) << 13 | birds1) << 1) | turn;
    auto it = memo.find(key);
    if (it != memo.end()) return it->second;
    int sign = turn == 0 ? 1 : -1, best = -INFINITE;
    for (int from = 0; from < n; from++) {
        if ((birds[turn] >> from & 1) == 0) continue;
        for (int step = -1; step <= 1; step += 2)
            for (int to = from + step; to >= 0 && to < n; to += step) {
                int cell = 1 << to;
                if ((floes & cell) == 0 || ((birds0 | birds1) & cell) != 0) break;
                int next[2] = {birds0, birds1};
                next[turn] ^= 1 << from | cell;
                int after = value(floes ^ 1 << from, next[0], next[1], 1 - turn, false);
                best = std::max(best, fish[from] + sign * after);
            }
    }
    int result = sign * best;
    if (best == -INFINITE) {
        if (!otherStuck) {
            result = value(floes, birds0, birds1, 1 - turn, true);
        } else {
            // cả hai đều không đi được: mỗi người thu cá dưới chân chim của mình
            result = 0;
            for (int i = 0; i < n; i++) result += ((birds0 >> i & 1) - (birds1 >> i & 1)) * fish[i];
        }
    }
    return memo[key] = result;
}

int place(int birds0, int birds1, int placed) {
    int all = (1 << n) - 1;
    if (placed == 4) return value(all, birds0, birds1, 0, false);
    int result = placed % 2 == 0 ? -INFINITE : INFINITE;
    for (int i = 0; i < n; i++) {
        int cell = 1 << i;
        if (((birds0 | birds1) & cell) != 0) continue;
        if (placed % 2 == 0) result = std::max(result, place(birds0 | cell, birds1, placed + 1));
        else result = std::min(result, place(birds0, birds1 | cell, placed + 1));
    }
    return result;
}

int main() {
    std::ifstream in("FISH.INP");
    std::ofstream out("FISH.OUT");
    in >> n;
    for (int i = 0; i < n; i++) in >> fish[i];
    memo.reserve(4000000);
    out << place(0, 0, 0) << '\n';
}
