// Mỗi hàng đáng giá một số: các viên cùng màu ở đầu hàng đáng 1, các viên sau đó đáng 1/2, 1/4, 1/8...
// (xanh là dương, đỏ là âm). Hermione thắng khi tổng dương; nước đi thắng là nước để lại tổng không âm.
#include <iostream>
#include <string>
#include <vector>
using namespace std;

typedef __int128 Value;
const Value ONE = (Value)1 << 59;  // đơn vị là 2^-59

// value[j]: giá trị của j viên đầu tiên trong hàng.
vector<Value> prefixes(const string &row) {
    vector<Value> value(row.size() + 1);
    Value weight = ONE;
    bool changed = false;
    for (size_t j = 0; j < row.size(); j++) {
        if (row[j] != row[0]) changed = true;
        if (changed) weight /= 2;
        value[j + 1] = value[j] + (row[j] == 'B' ? weight : -weight);
    }
    return value;
}

int main() {
    freopen("STONE.INP", "r", stdin);
    freopen("STONE.OUT", "w", stdout);
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<string> rows(n);
    Value sum = 0;
    for (string &row : rows) {
        cin >> row;
        sum += prefixes(row).back();
    }
    if (sum <= 0) {
        cout << "Ron\n";
        return 0;
    }
    for (int i = 0; i < n; i++) {
        vector<Value> value = prefixes(rows[i]);
        for (size_t j = 0; j < rows[i].size(); j++)
            if (rows[i][j] == 'B' && sum - value.back() + value[j] >= 0) {
                cout << "Hermione\n" << i + 1 << ' ' << j + 1 << '\n';
                return 0;
            }
    }
}
