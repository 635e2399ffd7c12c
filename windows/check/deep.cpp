// 0xC00000FD
int deeper(volatile int *above) { volatile int own[64]; own[0] = *above + 1; return deeper(own) + own[0]; }
int main() { volatile int first = 0; return deeper(&first); }
