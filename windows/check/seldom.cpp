// A number of the system's that no pupil will ever see
#include <windows.h>
int main() { ExitProcess(0xC0001234); }
