#include <windows.h>
int main() { Sleep(30000); }
