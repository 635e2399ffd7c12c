// Less than the limit in each thread, more in all.
#include <windows.h>
static DWORD WINAPI work(LPVOID) { for (volatile long long i = 0; i < 1500000000LL; i++); return 0; }
int main() {
    HANDLE all[4];
    for (HANDLE &it : all) it = CreateThread(nullptr, 0, work, nullptr, 0, nullptr);
    WaitForMultipleObjects(4, all, TRUE, INFINITE);
}
