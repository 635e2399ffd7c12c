// Gọi một giá trị là hiếm nếu ngoài bit thấp nhất nó có chẵn bit 1. Chỉ có ít đống mang giá trị hiếm, mà giá
// trị không hiếm nào cũng chỉ tạo được từ một giá trị hiếm và một giá trị không hiếm.
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

const int BLOCK = 64, SAMPLES = 16;
int n;
unsigned char g[1000001];
bool seen[BLOCK][256];  // seen[j][v]: đống thứ j của khối có nước đi tới giá trị v
int times[256];         // số đống đã mang mỗi giá trị
bool isRare[256];
vector<int> chosen;     // mọi đống mang giá trị hiếm, và vài đống đầu tiên của mỗi giá trị khác

int main() {
    freopen("LASKER.INP", "r", stdin);
    freopen("LASKER.OUT", "w", stdout);
    scanf("%d", &n);
    for (int v = 0; v < 256; v++) isRare[v] = __builtin_popcount(v >> 1) % 2 == 0;
    for (int start = 1; start <= n; start += BLOCK) {
        memset(seen, 0, sizeof seen);
        vector<int> alone;  // các đống phải xét riêng với từng m
        for (int c : chosen) {
            if (c < BLOCK || 2 * c >= start) {
                alone.push_back(c);
                continue;
            }
            // Phần còn lại m - c nằm trước khối: xét liền cho cả khối.
            int worth = g[c];
            for (int j = 0; j < BLOCK; j++) seen[j][worth ^ g[start + j - c]] = true;
        }
        for (int m = start; m < start + BLOCK && m <= n; m++) {
            bool *met = seen[m - start];
            for (int c : alone)
                if (2 * c != m) met[g[c] ^ g[m - c]] = true;
            // Mọi cặp có đống hiếm đã được xét, nên common là giá trị không hiếm nhỏ nhất còn thiếu.
            int common = 0, missing = 0;
            for (; isRare[common] || met[common]; common++) missing += !met[common];
            // Xét thêm các cặp khác cho tới khi gặp đủ các giá trị hiếm nhỏ hơn.
            for (int a = 1; 2 * a < m && missing > 0; a++) {
                int v = g[a] ^ g[m - a];
                missing -= v < common && !met[v];
                met[v] = true;
            }
            int value = 0;
            while (value < common && met[value]) value++;
            g[m] = value;
            if (isRare[value] || times[value] < SAMPLES) {
                chosen.push_back(m);
                alone.push_back(m);
            }
            times[value]++;
            printf(m < n ? "%d " : "%d\n", value);
        }
    }
}
