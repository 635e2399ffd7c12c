// Không cho chim nhảy xa quá bốn tảng băng, tin rằng nhảy xa hơn thì chẳng bao giờ có lợi.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <unordered_map>

const int VO_CUNG = 1000000000;
int n, ca[13];
std::unordered_map<long long, int> nho;

// Hiệu (người 1 trừ người 2) còn gom được từ trạng thái này.
// bang: các tảng băng còn lại; chim[0], chim[1]: chỗ đứng của chim hai người.
int tinh(int bang, int chim0, int chim1, int luot, bool kiaHet) {
    int chim[2] = {chim0, chim1};
    long long khoa = (((((long long)bang << 13) | chim0) << 13 | chim1) << 1) | luot;
    auto it = nho.find(khoa);
    if (it != nho.end()) return it->second;
    int dau = luot == 0 ? 1 : -1, totNhat = -VO_CUNG;
    for (int tu = 0; tu < n; tu++) {
        if ((chim[luot] >> tu & 1) == 0) continue;
        for (int buoc = -1; buoc <= 1; buoc += 2)
            for (int den = tu + buoc; den >= 0 && den < n && std::abs(den - tu) <= 4; den += buoc) {
                int o = 1 << den;
                if ((bang & o) == 0 || ((chim0 | chim1) & o) != 0) break;
                int moi[2] = {chim0, chim1};
                moi[luot] ^= 1 << tu | o;
                int sau = tinh(bang ^ 1 << tu, moi[0], moi[1], 1 - luot, false);
                totNhat = std::max(totNhat, ca[tu] + dau * sau);
            }
    }
    int kq = dau * totNhat;
    if (totNhat == -VO_CUNG) {
        if (!kiaHet) {
            kq = tinh(bang, chim0, chim1, 1 - luot, true);
        } else {
            // cả hai đều không đi được: mỗi người thu cá dưới chân chim của mình
            kq = 0;
            for (int i = 0; i < n; i++) kq += ((chim0 >> i & 1) - (chim1 >> i & 1)) * ca[i];
        }
    }
    return nho[khoa] = kq;
}

int datChim(int chim0, int chim1, int soChim) {
    int tatCa = (1 << n) - 1;
    if (soChim == 4) return tinh(tatCa, chim0, chim1, 0, false);
    int kq = soChim % 2 == 0 ? -VO_CUNG : VO_CUNG;
    for (int i = 0; i < n; i++) {
        int o = 1 << i;
        if (((chim0 | chim1) & o) != 0) continue;
        if (soChim % 2 == 0) kq = std::max(kq, datChim(chim0 | o, chim1, soChim + 1));
        else kq = std::min(kq, datChim(chim0, chim1 | o, soChim + 1));
    }
    return kq;
}

int main() {
    std::ifstream in("FISH.INP");
    std::ofstream out("FISH.OUT");
    in >> n;
    for (int i = 0; i < n; i++) in >> ca[i];
    nho.reserve(4000000);
    out << datChim(0, 0, 0) << '\n';
}
