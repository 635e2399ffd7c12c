// Đệ quy có nhớ trên mọi thế cờ, đúng theo luật.
#include <fstream>
#include <map>
#include <vector>
using namespace std;

int n;
vector<int> below;
map<vector<bool>, bool> known;

// Thế cờ sau khi cắt: đỉnh nào không còn nối với mặt đất thì rơi.
vector<bool> after(vector<bool> stands, int cut) {
    stands[cut] = false;
    for (int v = 1; v <= n; v++)
        if (!stands[below[v]]) stands[v] = false;
    return stands;
}

bool lost(const vector<bool> &stands) {
    if (known.count(stands)) return known[stands];
    bool result = true;
    for (int v = 1; v <= n; v++)
        if (stands[v] && lost(after(stands, v))) result = false;
    return known[stands] = result;
}

int main() {
    ifstream in("HACKEN.INP");
    ofstream out("HACKEN.OUT");
    in >> n;
    below.resize(n + 1);
    for (int v = 1; v <= n; v++) in >> below[v];
    vector<bool> all(n + 1, true);
    vector<int> cuts;
    for (int v = 1; v <= n; v++)
        if (lost(after(all, v))) cuts.push_back(v);
    out << cuts.size() << '\n';
    for (int v : cuts) out << v << '\n';
}
