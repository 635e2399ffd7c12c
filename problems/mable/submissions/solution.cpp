// Xử lí các thao tác từ cuối lên: xóa cung trở thành thêm cung, nên dùng được các tập hợp không giao nhau.
// Gốc của mỗi tập là đỉnh mà sỏi dừng lại; gốc 0 nghĩa là không bao giờ dừng.
#include <cstdio>
#include <iostream>
#include <vector>
using namespace std;

vector<int> parent;

int findStop(int x) {
    while (parent[x] != x) {
        parent[x] = parent[parent[x]];
        x = parent[x];
    }
    return x;
}

// Thêm cung x -> p; trước đó x chưa có cung ra nên x là gốc của tập chứa nó.
void addArc(int x, int p) {
    int stop = findStop(p);
    if (stop == x) parent[x] = 0;
    else parent[x] = stop;
}

int main() {
    freopen("MABLE.INP", "r", stdin);
    freopen("MABLE.OUT", "w", stdout);
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n;
    vector<int> arc(n + 1);
    for (int i = 1; i <= n; i++) cin >> arc[i];
    cin >> q;
    vector<int> kind(q), vertex(q);
    vector<bool> deleted(n + 1);
    for (int i = 0; i < q; i++) {
        cin >> kind[i] >> vertex[i];
        if (kind[i] == 2) deleted[vertex[i]] = true;
    }
    for (int i = 0; i <= n; i++) parent.push_back(i);
    for (int i = 1; i <= n; i++)
        if (arc[i] != 0 && !deleted[i]) addArc(i, arc[i]);
    vector<int> answer;
    for (int i = q - 1; i >= 0; i--) {
        int x = vertex[i];
        if (kind[i] == 1) answer.push_back(findStop(x));
        else addArc(x, arc[x]);
    }
    for (int i = (int)answer.size() - 1; i >= 0; i--) {
        if (answer[i] == 0) cout << "CIKLUS\n";
        else cout << answer[i] << '\n';
    }
}
