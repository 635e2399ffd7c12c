#include <ctime>
int main() { for (volatile long long i = 0; i < 40000000000LL; i++) if (time(nullptr) < 0) return 1; }
