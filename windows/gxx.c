/* A g++.exe for Wine, where no compiler for Windows can be had: it has a compiler of the system around Wine do the
   work. It leaves what it was asked in a folder, and waits there for the answer (windows/check.sh). */
#include <stdio.h>
#include <string.h>
#include <windows.h>

int main(int count, char **words) {
    char here[1024], name[256], ready[256];
    GetCurrentDirectoryA(sizeof here, here);
    sprintf(name, "C:\\gxx\\%lu", GetCurrentProcessId());
    FILE *request = fopen(name, "wb");
    if (!request) return 3;
    fprintf(request, "%s\n", here);
    for (int i = 1; i < count; i++) fprintf(request, "%s\n", words[i]);
    fclose(request);
    sprintf(ready, "%s.ready", name);
    MoveFileA(name, ready);
    strcat(name, ".done");
    for (int i = 0; i < 1200; i++) {
        FILE *done = fopen(name, "rb");
        if (done) {
            int code = 3, letter;
            fscanf(done, "%d", &code);
            fgetc(done);
            while ((letter = fgetc(done)) != EOF) fputc(letter, stderr);
            fclose(done);
            DeleteFileA(name);
            return code;
        }
        Sleep(50);
    }
    return 4;
}
