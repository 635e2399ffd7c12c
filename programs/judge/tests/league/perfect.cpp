
map<Position, bool> known;

bool lost(const Position &at) {
    auto found = known.find(at);
    if (found != known.end()) return found->second;
    bool is = true;
    for (auto &a_move : moves(at))
        if (is && lost(a_move.second)) is = false;
    return known[at] = is;
}

string choose(const Moves &all) {
    for (auto &a_move : all)
        if (lost(a_move.second)) return a_move.first;
    return all[0].first;
}
