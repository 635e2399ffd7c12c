// Sàng từng đoạn số lẻ vừa bộ nhớ đệm, mỗi số một byte; bội của 3, 5, 7, 11, 13 được chép sẵn từ một mẫu lặp lại, vì
// độ dài đoạn chia hết cho 15015. Tìm số nguyên tố tám byte một lần. Chỉ nhớ khoảng cách giữa các số nguyên tố liền
// nhau, mỗi khoảng một byte; phép chia cho n - 1 là một phép nhân, lượt đi và lượt về không rẽ nhánh.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

const uint32_t PERIOD = 3 * 5 * 7 * 11 * 13, LENGTH = 4 * PERIOD, PADDED = (LENGTH + 7) / 8 * 8;
const uint64_t ONES = 0x0101010101010101;

struct Root {
    uint32_t prime, place;
};

unsigned char pattern[PADDED], segment[PADDED];
uint8_t gaps[5000000];
uint32_t n, k, a, rounds, last, place;
uint64_t over_n, over_others;  // 2^64 chia cho n và n - 1, làm tròn lên

static inline uint32_t times(uint32_t number, uint64_t over) { return uint32_t((unsigned __int128)number * over >> 64); }

// Mọi người bị đi qua `laps` lần (theo modulo n), `rest` người đầu thêm một lần nữa.
struct Round {
    uint32_t laps, rest;

    Round(uint32_t prime) {
        uint32_t quotient = times(prime, over_others);
        rest = prime - quotient * (n - 1);
        laps = quotient - times(quotient, over_n) * n;
    }
    uint32_t forth(uint32_t place) const {
        uint32_t rotated = place <= rest ? min(place - 1, rest) : place;
        return min(rotated - laps, rotated - laps + n);
    }
    uint32_t back(uint32_t place) const {
        uint32_t forward = min(place + laps, place + laps - n);
        return forward == rest ? 0 : forward + (forward < rest);
    }
};

static inline void play(uint32_t prime) {
    if (rounds == k) return;
    gaps[rounds++] = prime - last;  // nhỏ hơn 256 tới tận 3·10^8
    last = prime;
    place = Round(prime).forth(place);
}

int main() {
    FILE *in = fopen("NEIGHBOR.INP", "r");
    if (fscanf(in, "%u %u %u", &n, &k, &a) != 3) return 1;
    over_n = ~uint64_t(0) / n + 1;
    over_others = ~uint64_t(0) / (n - 1) + 1;
    place = a - 1;

    for (uint32_t prime : {2, 3, 5, 7, 11, 13}) play(prime);
    for (uint32_t prime : {3, 5, 7, 11, 13})
        for (uint32_t at = prime / 2; at < LENGTH; at += prime) pattern[at] = 1;
    memset(pattern + LENGTH, 1, PADDED - LENGTH);

    vector<Root> roots;
    uint32_t next_root = 17;
    for (uint32_t first = 1; rounds < k; first += 2 * LENGTH) {
        memcpy(segment, pattern, PADDED);
        if (first == 1) segment[0] = 1;
        // Các số nguyên tố có bình phương nằm trong đoạn này.
        for (; next_root * next_root < first + 2 * LENGTH; next_root += 2) {
            bool prime = true;
            for (uint32_t d = 3; d * d <= next_root && prime; d += 2) prime = next_root % d != 0;
            if (prime) roots.push_back({next_root, (next_root * next_root - first) / 2});
        }
        for (auto &[prime, start] : roots) {
            uint32_t at = start;
            for (; at < LENGTH; at += prime) segment[at] = 1;
            start = at - LENGTH;
        }
        for (uint32_t at = 0; at < PADDED; at += 8) {
            uint64_t word;
            memcpy(&word, segment + at, 8);
            for (word ^= ONES; word; word &= word - 1) play(first + 2 * (at + __builtin_ctzll(word) / 8));
        }
    }

    uint32_t right = (place + 1) % n, left = (place + n - 1) % n;
    for (uint32_t i = k, prime = last; i-- > 0; prime -= gaps[i]) {
        Round round(prime);
        right = round.back(right);
        left = round.back(left);
    }
    FILE *out = fopen("NEIGHBOR.OUT", "w");
    fprintf(out, "%u %u\n", right + 1, left + 1);
}
