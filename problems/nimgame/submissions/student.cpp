// The document's program in the plain form: lines with keywords, each flushed.
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

static std::vector<int> heap;
static bool misere;

// The next line that is not blank; the program ends with the input.
static std::string line() {
    std::string text;
    while (std::getline(std::cin, text))
        if (text.find_first_not_of(" \t\r\n") != std::string::npos) return text;
    exit(0);
}

static unsigned state = 20170317;
static int dice(int sides) {
    state = state * 1664525u + 1013904223u;
    return int(state >> 8) % sides;
}

static void say(const std::string &text) { std::cout << text << std::endl; }

static void table() {
    std::string text = "HEAPS";
    for (int stones : heap) text += " " + std::to_string(stones);
    say(text);
}

static bool empty() {
    for (int stones : heap)
        if (stones) return false;
    return true;
}

// Asks until exactly these numbers of whole numbers come.
static std::vector<int> numbers(const std::string &question, size_t count) {
    while (true) {
        say("ASK " + question);
        std::istringstream words(line());
        std::vector<int> found;
        std::string word;
        bool good = true;
        while (words >> word) {
            good = good && word.size() < 9 && word.find_first_not_of("0123456789") == std::string::npos;
            found.push_back(good ? std::stoi(word) : 0);
        }
        if (good && found.size() == count) {
            if (count == 1 && found[0] >= 1 && found[0] <= 10) return found;
            if (count == 2 && found[0] >= 1 && found[0] <= int(heap.size()) && found[1] >= 1 &&
                found[1] <= heap[found[0] - 1])
                return found;
        }
        say("AGAIN khong hop le");
    }
}

static void machine() {
    int sum = 0, large = 0, ones = 0, chosen = -1, take = 1;
    for (int stones : heap) {
        sum ^= stones;
        large += stones > 1;
        ones += stones == 1;
    }
    int n = int(heap.size());
    for (int i = 0; i < n; i++)
        if (chosen < 0 || heap[i] > heap[chosen]) chosen = i;
    if (misere && large == 1)
        take = ones % 2 ? heap[chosen] : heap[chosen] - 1;
    else if (large > 0 || !misere)
        for (int i = 0; i < n; i++)
            if ((heap[i] ^ sum) < heap[i]) {
                chosen = i;
                take = heap[i] - (heap[i] ^ sum);
                break;
            }
    heap[chosen] -= take;
    say("TAKE " + std::to_string(chosen + 1) + " " + std::to_string(take));
}

int main() {
    while (true) {
        say("ASK RULE");
        std::istringstream words(line());
        std::string rule, more;
        words >> rule;
        misere = rule == "misere";
        if ((misere || rule == "normal") && !(words >> more)) break;
        say("AGAIN misere hoac normal");
    }
    heap.resize(numbers("HEAPS", 1)[0]);
    for (int &stones : heap) stones = 1 + dice(30);
    bool you = dice(2);
    say(you ? "TOSS YOU" : "TOSS MACHINE");
    table();
    while (!empty()) {
        if (you) {
            std::vector<int> move = numbers("MOVE", 2);
            heap[move[0] - 1] -= move[1];
        } else {
            machine();
        }
        table();
        you = !you;
    }
    // Whoever would be next has not taken the last stone.
    say(you == misere ? "WINNER YOU" : "WINNER MACHINE");
    return 0;
}
