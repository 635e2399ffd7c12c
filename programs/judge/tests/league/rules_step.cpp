#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>
using namespace std;

// Beads on a strip, ascending; the last number is the length of the strip.
typedef vector<long long> Position;
typedef vector<pair<string, Position>> Moves;

Position opening(int) {
    ifstream file("STEP.INP");
    long long cells, count;
    file >> cells >> count;
    Position at(count);
    for (long long &bead : at) file >> bead;
    sort(at.begin(), at.end());
    at.push_back(cells);
    return at;
}

Moves moves(const Position &at) {
    Moves all;
    long long cells = at.back();
    Position beads(at.begin(), at.end() - 1);
    if (beads.back() == cells) return all;
    for (long long from : beads) {
        long long to = from + 1;
        while (find(beads.begin(), beads.end(), to) != beads.end()) to++;
        Position after = beads;
        *find(after.begin(), after.end(), from) = to;
        sort(after.begin(), after.end());
        after.push_back(cells);
        all.push_back({to_string(from) + " " + to_string(to), after});
    }
    return all;
}
