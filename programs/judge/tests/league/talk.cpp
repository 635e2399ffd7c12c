
int main() {
    int game, side;
    cin >> game >> side;
    string line;
    getline(cin, line);
    Position at = opening(game);
    for (int turn = 1;; turn = 3 - turn) {
        Moves all = moves(at);
        if (all.empty()) return 0;
        if (turn == side) {
            line = choose(all);
            cout << line << endl;
        } else if (!getline(cin, line)) {
            return 0;
        }
        for (auto &a_move : all)
            if (a_move.first == line) {
                at = a_move.second;
                break;
            }
    }
}
