#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>
using namespace std;

// The free cells, one bit each.
typedef vector<long long> Position;
typedef vector<pair<string, Position>> Moves;

Position opening(int game) {
    ifstream file("EULER.INP");
    int boards;
    file >> boards;
    long long free = 0;
    for (int k = 0; k < game; k++) {
        free = 0;
        for (int row = 0; row < 4; row++) {
            string line;
            file >> line;
            for (int column = 0; column < 4; column++)
                if (line[column] == '.') free |= 1 << (4 * row + column);
        }
    }
    return {free};
}

Moves moves(const Position &at) {
    Moves all;
    auto bit = [](int row, int column) { return 1LL << (4 * row + column); };
    auto add = [&](const string &said, long long cells) {
        if ((at[0] & cells) == cells) all.push_back({said, {at[0] & ~cells}});
    };
    for (int line = 0; line < 4; line++) {
        long long right = 0, left = 0, down = 0, up = 0;
        for (int k = 0; k < 3; k++) {
            right |= bit(line, k), left |= bit(line, 3 - k);
            down |= bit(k, line), up |= bit(3 - k, line);
            string far = " " + to_string(line + 1) + " " + to_string(k + 1);
            add(">" + far, right), add("<" + far, left), add("v" + far, down), add("^" + far, up);
        }
        for (int column = 0; column < 4; column++)
            add("o " + to_string(line + 1) + " " + to_string(column + 1), bit(line, column));
    }
    return all;
}
