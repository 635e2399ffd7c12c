
// Looks a few moves ahead, and hopes.
bool lost(const Position &at, int ahead) {
    Moves all = moves(at);
    if (all.empty()) return true;
    if (ahead == 0) return false;
    for (auto &a_move : all)
        if (lost(a_move.second, ahead - 1)) return false;
    return true;
}

string choose(const Moves &all) {
    for (auto &a_move : all)
        if (lost(a_move.second, 2)) return a_move.first;
    return all.back().first;
}
