// Cho rằng hai từ bằng nhau là thắng.
#include <fstream>
#include <string>
#include <vector>

int main() {
    std::ifstream in("GAME12.INP");
    std::ofstream out("GAME12.OUT");
    int n;
    std::string s, hers, his;
    in >> n >> s;
    std::vector<int> places[26];
    for (int i = 0; i < n; i++) places[s[i] - 'a'].push_back(i);
    std::vector<bool> taken(n);
    int last = n;
    for (int turn = 0; turn < n; turn++) {
        if (turn % 2 == 0) {
            do last--; while (taken[last]);
            his += s[last];
            continue;
        }
        for (auto &stack : places) {
            while (!stack.empty() && stack.back() >= last) stack.pop_back();
            if (stack.empty()) continue;
            taken[stack.back()] = true;
            hers += s[stack.back()];
            stack.pop_back();
            break;
        }
    }
    out << (hers <= his ? "YES" : "NO") << '\n' << hers << '\n';
}
