// Sau mỗi viên chỉ cho bi biến mất nhiều nhất ba lượt.
#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

typedef array<int, 7> Board;  // mỗi cột một số: viên bi thứ r từ dưới lên chiếm 3 bit 3r..3r+2

int n;
string discs;
bool cut;  // đã phải bỏ bớt trạng thái chưa

int height(int column) {
    int h = 0;
    while (column >> (3 * h)) h++;
    return h;
}

int countDiscs(const Board &b) {
    int sum = 0;
    for (int column : b) sum += height(column);
    return sum;
}

// Mọi viên có số bằng kích thước nhóm cột hoặc nhóm hàng biến mất cùng một lúc.
bool vanish(Board &b) {
    int h[7], group[7];
    bool any = false;
    for (int c = 0; c < 7; c++) h[c] = height(b[c]);
    Board next = {};
    int size[7] = {};
    for (int r = 0; r < 7; r++) {
        for (int c = 0; c < 7;) {
            int end = c;
            while (end < 7 && h[end] > r) end++;
            for (int i = c; i < end; i++) group[i] = end - c;
            c = max(end, c + 1);
        }
        for (int c = 0; c < 7; c++) {
            if (h[c] <= r) continue;
            int value = b[c] >> (3 * r) & 7;
            if (value == h[c] || value == group[c])
                any = true;
            else
                next[c] |= value << (3 * size[c]++);
        }
    }
    b = next;
    return any;
}

// Các trạng thái sau khi thả một viên; hai trạng thái đối xứng gương được coi là một.
void expand(const Board &b, int value, vector<Board> &out) {
    for (int c = 0; c < 7; c++) {
        int h = height(b[c]);
        if (h == 7) continue;
        Board next = b;
        next[c] |= value << (3 * h);
        for (int times = 0; times < 3 && vanish(next); times++) {
        }
        Board mirror = next;
        reverse(mirror.begin(), mirror.end());
        out.push_back(min(next, mirror));
    }
}

// Thử từng lớp, mỗi lớp chỉ giữ nhiều nhất width (20 viên cuối: lastWidth) trạng thái ít bi nhất.
// Trả về số bi ít nhất, 50 nếu mọi cách đều hết chỗ.
int search(size_t width, size_t lastWidth) {
    cut = false;
    vector<Board> layer(1, Board{}), next;
    vector<pair<int, Board>> order;
    for (int i = 0; i < n; i++) {
        next.clear();
        for (const Board &b : layer) expand(b, discs[i] - '0', next);
        order.clear();
        for (const Board &b : next) order.push_back({countDiscs(b), b});
        sort(order.begin(), order.end());
        order.erase(unique(order.begin(), order.end()), order.end());
        size_t most = n - 1 - i < 20 ? lastWidth : width;
        if (order.size() > most) {
            order.resize(most);
            cut = true;
        }
        layer.clear();
        for (const pair<int, Board> &p : order) layer.push_back(p.second);
    }
    return order.empty() ? 50 : order[0].first;
}

int main() {
    ifstream("DROP.INP") >> n >> discs;
    int best = search(100, 1000);
    // Chưa chắc là ít nhất: thử lại với nhiều trạng thái hơn.
    if (cut && best > 0) best = min(best, n <= 30 ? search(600000, 600000) : search(300, 10000));
    ofstream out("DROP.OUT");
    if (best == 50)
        out << "Game Over!\n";
    else
        out << best << '\n';
}
