// Chuyển mỗi từ thành một số từ 0 đến 2 rồi thử mọi bộ ba quân bài.
#include <cctype>
#include <fstream>
#include <string>
using namespace std;

const string WORDS[4][3] = {{"one", "two", "three"},
                            {"red", "green", "purple"},
                            {"open", "solid", "striped"},
                            {"oval", "diamond", "squiggle"}};
int n, card[81][4];

bool isSet(int i, int j, int k) {
    for (int f = 0; f < 4; f++) {
        int a = card[i][f], b = card[j][f], c = card[k][f];
        bool alike = a == b && b == c;
        bool different = a != b && b != c && a != c;
        if (!alike && !different) return false;
    }
    return true;
}

int main() {
    ifstream in("SET.INP");
    ofstream out("SET.OUT");
    in >> n;
    for (int i = 0; i < n; i++)
        for (int f = 0; f < 4; f++) {
            string word;
            in >> word;
            for (char &letter : word) letter = tolower(letter);
            // Kiểu hình có thể ở dạng số nhiều.
            if (f == 3 && word.back() == 's') word.pop_back();
            while (WORDS[f][card[i][f]] != word) card[i][f]++;
        }
    int sets = 0;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            for (int k = j + 1; k < n; k++)
                if (isSet(i, j, k)) sets++;
    out << sets << '\n';
}
