#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>
using namespace std;

// A queen goes to the left, down, or both.
typedef vector<long long> Position;
typedef vector<pair<string, Position>> Moves;

Position opening(int game) {
    ifstream file("HAU.INP");
    long long tests, p = 0, q = 0;
    file >> tests;
    for (int k = 0; k < game; k++) file >> p >> q;
    return {p, q};
}

Moves moves(const Position &at) {
    Moves all;
    auto add = [&](long long p, long long q) {
        all.push_back({to_string(p) + " " + to_string(q), {p, q}});
    };
    for (long long p = 0; p < at[0]; p++) add(p, at[1]);
    for (long long q = 0; q < at[1]; q++) add(at[0], q);
    for (long long d = 1; d <= min(at[0], at[1]); d++) add(at[0] - d, at[1] - d);
    return all;
}
