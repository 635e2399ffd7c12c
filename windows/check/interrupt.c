/* Ctrl-C, as somebody presses it: starts a command in a console that nobody sees, and interrupts it after some
   seconds. It ends with the command's own number.

   usage: interrupt.exe SECONDS COMMAND    (the command with all its words in one) */
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

static DWORD started(wchar_t *line, DWORD flags, DWORD ms) {
    STARTUPINFOW about = {sizeof about};
    PROCESS_INFORMATION made;
    DWORD code = 99;
    if (!CreateProcessW(NULL, line, NULL, NULL, TRUE, flags, NULL, NULL, &about, &made)) return 98;
    if (ms && WaitForSingleObject(made.hProcess, ms) == WAIT_TIMEOUT) {
        /* Not this program itself. */
        SetConsoleCtrlHandler(NULL, TRUE);
        GenerateConsoleCtrlEvent(CTRL_C_EVENT, 0);
    }
    WaitForSingleObject(made.hProcess, 60000);
    GetExitCodeProcess(made.hProcess, &code);
    return code;
}

int wmain(int count, wchar_t **words) {
    /* Once more, with a console. */
    if (count == 3) {
        wchar_t *line = malloc((wcslen(GetCommandLineW()) + 9) * sizeof *line);
        wcscpy(line, GetCommandLineW());
        wcscat(line, L" within");
        return started(line, CREATE_NO_WINDOW, 0);
    }
    return started(words[2], 0, _wtoi(words[1]) * 1000);
}
