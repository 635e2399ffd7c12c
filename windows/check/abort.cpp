// 3, in silence
#include <cstdlib>
int main() { abort(); }
