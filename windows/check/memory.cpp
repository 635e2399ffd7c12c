// 0xC0000005
int main() { volatile int *nowhere = nullptr; *nowhere = 1; }
