// Trò chơi Nim, hai thể thức: sau mỗi nước đi của máy, người chơi ở thế thua nếu điều đó làm được.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

vector<int> heap;
bool misere;

// Dòng tiếp theo không phải dòng trống, tách thành các từ; hết dữ liệu thì không có từ nào.
vector<string> readWords() {
    string line, word;
    vector<string> words;
    while (words.empty() && getline(cin, line)) {
        istringstream in(line);
        while (in >> word) words.push_back(word);
    }
    return words;
}

// Số nguyên viết bằng chữ số thập phân, hoặc -1.
int toNumber(const string &word) {
    int value = 0;
    for (char c : word) {
        if (c < '0' || c > '9') return -1;
        value = min(value * 10 + (c - '0'), 1000);  // từ 31 trở lên thì lớn bao nhiêu cũng như nhau
    }
    return value;
}

bool isAnswer(const string &question, const vector<string> &words) {
    if (question == "RULE") return words.size() == 1 && (words[0] == "misere" || words[0] == "normal");
    if (question == "FIRST") return words.size() == 1 && (words[0] == "YOU" || words[0] == "MACHINE");
    if (question == "HEAPS") {
        for (const string &word : words)
            if (toNumber(word) < 1 || toNumber(word) > 30) return false;
        return words.size() <= 10;
    }
    if (words.size() != 2) return false;
    int i = toNumber(words[0]), k = toNumber(words[1]);
    return i >= 1 && i <= (int)heap.size() && k >= 1 && k <= heap[i - 1];
}

// Hỏi cho đến khi được trả lời; endl xả luôn bộ đệm.
vector<string> ask(const string &question) {
    while (true) {
        cout << "ASK " << question << endl;
        vector<string> words = readWords();
        if (words.empty() || isAnswer(question, words)) return words;
        cout << "AGAIN" << endl;
    }
}

// Người sắp đi có thua không.
bool isLost() {
    int sum = 0;
    bool large = false;
    for (int stones : heap) {
        sum ^= stones;
        if (stones > 1) large = true;
    }
    if (misere && !large) return sum == 1;
    return sum == 0;
}

// Thử mọi nước đi; ở thế thua thì bốc một viên ở một đống bất kì còn sỏi.
void machineMove() {
    int chosen = -1, left = 0;
    for (int i = 0; i < (int)heap.size(); i++) {
        int stones = heap[i];
        if (chosen < 0 && stones > 0) chosen = i, left = stones - 1;
        for (int rest = 0; rest < stones; rest++) {
            heap[i] = rest;
            if (isLost()) chosen = i, left = rest;
        }
        heap[i] = stones;
    }
    cout << "TAKE " << chosen + 1 << ' ' << heap[chosen] - left << endl;
    heap[chosen] = left;
}

int main() {
    vector<string> words = ask("RULE");
    if (words.empty()) return 0;
    misere = words[0] == "misere";
    words = ask("HEAPS");
    if (words.empty()) return 0;
    for (const string &word : words) heap.push_back(toNumber(word));
    words = ask("FIRST");
    if (words.empty()) return 0;
    bool yourTurn = words[0] == "YOU";
    while (true) {
        int total = 0;
        cout << "HEAPS";
        for (int stones : heap) cout << ' ' << stones, total += stones;
        cout << endl;
        if (total == 0) break;
        if (yourTurn) {
            words = ask("MOVE");
            if (words.empty()) return 0;
            heap[toNumber(words[0]) - 1] -= toNumber(words[1]);
        } else {
            machineMove();
        }
        yourTurn = !yourTurn;
    }
    // Ai sắp đi không phải là người bốc viên cuối cùng.
    cout << "WINNER " << (yourTurn == misere ? "YOU" : "MACHINE") << endl;
}
