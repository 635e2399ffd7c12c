// Sắp xếp mọi hậu tố; các xâu con bằng nhau, cùng độ dài, đứng liền nhau. Xét từ dài đến ngắn.
#include <algorithm>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>
using namespace std;

string text;              // mọi từ viết liền nhau
vector<int> rest;         // rest[p]: số ký tự từ vị trí p đến hết từ của nó
vector<char> isStart;     // vị trí p là đầu của một từ
vector<int> order, common;  // các hậu tố theo thứ tự từ điển; độ dài phần chung với hậu tố liền trước

bool smaller(int a, int b) {
    int c = memcmp(&text[a], &text[b], min(rest[a], rest[b]));
    return c != 0 ? c < 0 : rest[a] < rest[b];
}

int main() {
    ifstream in("GAME29.INP");
    ofstream out("GAME29.OUT");
    int n, longest = 0;
    in >> n;
    for (int i = 0; i < n; i++) {
        string word;
        in >> word;
        int length = word.size();
        longest = max(longest, length);
        for (int p = 0; p < length; p++) {
            order.push_back(text.size() + p);
            rest.push_back(length - p);
            isStart.push_back(p == 0);
        }
        text += word;
    }
    int total = text.size();
    sort(order.begin(), order.end(), smaller);
    common.assign(total, 0);
    for (int i = 1; i < total; i++) {
        int a = order[i - 1], b = order[i], most = min(rest[a], rest[b]);
        while (common[i] < most && text[a + common[i]] == text[b + common[i]]) common[i]++;
    }

    // good[p]: ghép được xâu con độ dài len bắt đầu ở p là có lợi; longer: như vậy với độ dài len + 1.
    vector<char> good, longer(total, 0);
    string answer;
    for (int len = longest; len >= 1; len--) {
        good.assign(total, 0);
        for (int i = 0; i < total;) {
            int j = i + 1;
            while (j < total && common[j] >= len) j++;
            if (rest[order[i]] >= len) {
                bool ok = true;
                for (int t = i; t < j; t++) {
                    int p = order[t];
                    if (isStart[p] && rest[p] == len) ok = false;     // là một từ trong danh sách
                    if (rest[p] > len && longer[p]) ok = false;       // ghép thêm vào cuối
                    if (!isStart[p] && longer[p - 1]) ok = false;     // ghép thêm vào đầu
                }
                if (ok) {
                    for (int t = i; t < j; t++) good[order[t]] = 1;
                    if (len == 1) answer += text[order[i]];
                }
            }
            i = j;
        }
        longer = good;
    }
    if (answer.empty()) out << "Second\n";
    else out << "First\n" << answer << "\n";
}
