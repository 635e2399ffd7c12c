// 3, as the C library ends it
#include <stdexcept>
int main() { throw std::out_of_range("vector::at"); }
