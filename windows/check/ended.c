/* Runs a program and says how it ended if not well: by its whole number, of which a shell of Linux has the last 8
   bits, or that it never began.

   usage: ended.exe PROGRAM */
#include <stdio.h>
#include <windows.h>

int wmain(int count, wchar_t **words) {
    STARTUPINFOW about = {sizeof about};
    PROCESS_INFORMATION made;
    DWORD code;
    if (count != 2 || !CreateProcessW(words[1], NULL, NULL, NULL, TRUE, 0, NULL, NULL, &about, &made)) {
        fprintf(stderr, "never began: error %lu\n", GetLastError());
        return 1;
    }
    WaitForSingleObject(made.hProcess, INFINITE);
    GetExitCodeProcess(made.hProcess, &code);
    if (code) fprintf(stderr, "ended with 0x%08lX\n", code);
    return code != 0;
}
