#include <fstream>
#include <vector>
using namespace std;

int main() {
    ifstream in("DICE.INP");
    ofstream out("DICE.OUT");
    int v, s, most;
    in >> v >> s >> most;
    int points = most - s;
    vector<vector<bool>> good(points + 1, vector<bool>(7));
    for (int r = 0; r <= points; r++)
        for (int face = 1; face <= 6 && face <= r; face++) {
            bool hasReply = false;
            for (int reply = 1; reply <= 6; reply++)
                if (reply != face && reply != 7 - face && good[r - face][reply]) hasReply = true;
            good[r][face] = !hasReply;
        }
    vector<int> faces;
    for (int face = 1; face <= 6; face++)
        if (face != v && face != 7 - v && good[points][face]) faces.push_back(face);
    out << faces.size();
    for (int face : faces) out << ' ' << face;
    out << '\n';
}
