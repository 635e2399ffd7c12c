# What makes programs for Windows on another system, and what runs them there; to be sourced. An ordinary machine
# has the first by
#     rustup target add x86_64-pc-windows-gnu
#     apt-get install gcc-mingw-w64-x86-64 g++-mingw-w64-x86-64
# and the second by
#     apt-get install wine64
# Without the first it ends with 77, and says what is missing. Without the second, WINE is empty.

WINDOWS=x86_64-pc-windows-gnu

missing() { echo "skipped: nothing can be made for Windows here: $*" >&2; exit 77; }

command -v x86_64-w64-mingw32-gcc >/dev/null || missing "apt-get install gcc-mingw-w64-x86-64"
has_windows() { ls "$("${RUSTC:-rustc}" --print target-libdir --target "$WINDOWS" 2>/dev/null)"/libstd-*.rlib >/dev/null 2>&1; }
if ! has_windows; then
    [ -z "${ONLY_IF_THERE:-}" ] && timeout 300 rustup target add "$WINDOWS" >/dev/null 2>&1
    has_windows || missing "rustup target add $WINDOWS"
fi

WINE=$(command -v wine64 || command -v wine || ls /usr/lib/wine/wine64 2>/dev/null || true)
if [ -n "$WINE" ]; then
    export WINEPREFIX=${WINEPREFIX:-$PWD/target/wine} WINEDEBUG=${WINEDEBUG:--all} WINEDLLOVERRIDES="mscoree,mshtml="
    if [ ! -d "$WINEPREFIX/drive_c" ]; then
        mkdir -p "$WINEPREFIX"
        "$WINE" wineboot -i >/dev/null 2>&1
    fi
    # Names in Vietnamese; a crash is to have no debugger.
    unset LANG LC_ALL
    export LC_CTYPE=C.UTF-8
    "$WINE" reg add 'HKLM\Software\Microsoft\Windows NT\CurrentVersion\AeDebug' /v Debugger /d false /f >/dev/null 2>&1
    dlls=$WINEPREFIX/drive_c/windows/system32
    [ -e "$dlls/bcryptprimitives.dll" ] || x86_64-w64-mingw32-gcc -O2 -shared -s windows/bcryptprimitives.c \
        -o "$dlls/bcryptprimitives.dll" -ladvapi32
    export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=$WINE
fi
