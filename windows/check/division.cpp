// 0xC0000094
int main(int count, char **) { volatile int none = count - 1; return 100 / none; }
