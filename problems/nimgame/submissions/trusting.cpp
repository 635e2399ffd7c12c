// Tin mọi thứ được gõ vào: dòng không hợp lệ cũng được chơi như một nước đi.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string rule;
    std::cout << "ASK RULE" << std::endl;
    if (!(std::cin >> rule)) return 0;
    std::cout << "ASK HEAPS" << std::endl;
    std::string line, first;
    std::vector<int> heap;
    int sum = 0, left = 0;
    std::getline(std::cin >> std::ws, line);
    std::istringstream sizes(line);
    for (int size; sizes >> size; left += size) heap.push_back(size);
    int n = int(heap.size());
    std::cout << "ASK FIRST" << std::endl;
    if (!(std::cin >> first)) return 0;
    bool you = first == "YOU";
    while (true) {
        std::cout << "HEAPS";
        for (int stones : heap) std::cout << ' ' << stones;
        std::cout << std::endl;
        if (left == 0) break;
        int i, take;
        if (you) {
            std::cout << "ASK MOVE" << std::endl;
            if (!(std::cin >> i >> take)) return 0;
            i--;
        } else {
            sum = 0;
            int large = 0, ones = 0, largest = 0;
            for (int j = 0; j < n; j++) {
                sum ^= heap[j];
                large += heap[j] > 1;
                ones += heap[j] == 1;
                if (heap[j] > heap[largest]) largest = j;
            }
            i = largest;
            take = 1;
            if (rule == "misere" && large == 1) take = heap[i] - (ones % 2 == 0);
            else if (rule != "misere" || large > 1)
                for (int j = 0; j < n; j++)
                    if ((heap[j] ^ sum) < heap[j]) i = j, take = heap[j] - (heap[j] ^ sum);
            std::cout << "TAKE " << i + 1 << ' ' << take << std::endl;
        }
        heap[i] -= take;
        left -= take;
        you = !you;
    }
    std::cout << (you == (rule == "misere") ? "WINNER YOU" : "WINNER MACHINE") << std::endl;
    return 0;
}
