// As Windows ends a program whose stack is used up; Wine ends it without a number.
#include <windows.h>
int main() { ExitProcess(0xC00000FD); }
