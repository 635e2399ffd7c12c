"use strict";
// The two scripts that go into the archive of tests: they run a program on every test and collect what it
// writes, `chay.bat` on Windows, `chay.sh` everywhere else (chay is Vietnamese for run).
//
//   nim/tests/01/NIM.INP      a test; it is copied to work/box, where the program runs, and is its input, too
//   nim/answers/01.OUT        what the reference writes
//   nim/out/01.OUT            made by the scripts: what the program wrote, or what it printed if it wrote nothing
//   nim/out/log.txt           a line a test: its number, the exit code, and file, printed or none

globalThis.TroChoi ??= {};

(() => {
  const { say } = TroChoi;

  // The same without marks above and below letters: a console of Windows may have no others.
  const plain = (text) =>
    text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/đ/g, "d").replace(/Đ/g, "D").replace(/[^ -~\n]/g, "?");

  // The seconds after which a program is given up: no right one needs so many.
  const patience = (data) => Math.max(10, ...data.tiers.map(({ time_ms: ms }) => Math.ceil(ms / 100)));

  const shell = (data) => `#!/bin/sh
# sh chay.sh bai.cpp: ${say("run-what")}
program=$1
if [ -z "$program" ]; then
  printf '%s ' '${say("run-ask")}'
  read -r program
fi
if [ ! -f "$program" ]; then
  echo "${say("run-none")} $program" >&2
  exit 2
fi
case $program in /*) ;; *) program=$PWD/$program ;; esac
cd -- "$(dirname -- "$0")" || exit 2
rm -rf out work
mkdir out work
kind=$(printf %s "\${program##*.}" | tr 'A-Z' 'a-z')
case $kind in
  cpp | cc | cxx) g++ -O2 -std=c++17 -o work/run "$program" && set -- "$PWD/work/run" || exit 2 ;;
  pas) cp "$program" work/run.pas && (cd work && fpc -O2 run.pas >&2) && set -- "$PWD/work/run" || exit 2 ;;
  py) set -- python3 "$program" ;;
  *) set -- "$program" ;;
esac
if command -v timeout >/dev/null; then set -- timeout ${patience(data)} "$@"; fi
for test in tests/*/; do
  number=$(basename "$test")
  rm -rf work/box
  mkdir work/box
  cp "\${test}${data.file}.INP" work/box/
  (cd work/box && exec "$@" <${data.file}.INP >../printed 2>../errors)
  code=$?
  left=none
  for file in work/box/*; do
    if [ "$(basename "$file" | tr 'a-z' 'A-Z')" = ${data.file}.OUT ]; then
      cp "$file" "out/$number.OUT"
      left=file
    fi
  done
  if [ $left = none ] && [ -s work/printed ]; then
    cp work/printed "out/$number.OUT"
    left=printed
  fi
  echo "$number $code $left" >>out/log.txt
  echo "${say("run-test")} $number: $code"
done
rm -rf work
echo '${say("run-done")}'
`;

  // Folders in which `judge` looks for compilers too (judge/src/system/windows.rs), below the drive and below those for
  // programs.
  const ON_DRIVE = String.raw`msys64\ucrt64\bin msys64\mingw64\bin msys64\clang64\bin mingw64\bin MinGW\bin TDM-GCC-64\bin w64devkit\bin Dev-Cpp\MinGW64\bin CodeBlocks\MinGW\bin`;
  const INSTALLED = String.raw`CodeBlocks\MinGW\bin Dev-Cpp\MinGW64\bin Embarcadero\Dev-Cpp\TDM-GCC-64\bin RedPanda-Cpp\MinGW64\bin mingw64\bin`;

  // Python ends what it runs by itself. Any other program has a name of its own for each run and test, and somebody
  // waits until its time is over, and ends what is still called so.
  const limited = (seconds) => `"import os, subprocess, sys; sys.excepthook = lambda *_: os._exit(124); ` +
    `sys.exit(subprocess.call([sys.executable, sys.argv[1]], timeout=${seconds}))"`;

  // Where a name with marks, blanks or signs stands, it is in quotes and never passes through call, which
  // would read it once more; a compiler sees a copy with a plain name, since many know no other letters.
  const batch = (data) => plain(`@echo off
rem chay.bat bai.cpp: ${say("run-what")}
setlocal enableextensions disabledelayedexpansion
set "PROGRAM=%~1"
if not defined PROGRAM set /p "PROGRAM=${say("run-ask")} "
if not defined PROGRAM goto none
set "PROGRAM=%PROGRAM:"=%"
if not exist "%PROGRAM%" goto none
for %%A in ("%PROGRAM%") do set "KIND=%%~xA"
for %%A in ("%PROGRAM%") do set "PROGRAM=%%~fA"
cd /d "%~dp0"
if exist out rmdir /s /q out
if exist work rmdir /s /q work
mkdir out
mkdir work
set "RUNS=chay%RANDOM%"
echo ${say("run-limit", patience(data))}
for %%D in (${ON_DRIVE}) do call :seek "%SystemDrive%\\%%D"
for %%P in ("%ProgramFiles%" "%ProgramFiles(x86)%" "%LocalAppData%\\Programs") do for %%D in (${INSTALLED}) do call :seek "%%~P\\%%D"
for /d %%D in ("%SystemDrive%\\FPC\\*" "%SystemDrive%\\lazarus\\fpc\\*") do call :seek "%%~D\\bin\\x86_64-win64" & call :seek "%%~D\\bin\\i386-win32"
for /d %%D in ("%LocalAppData%\\Programs\\Python\\Python3*" "%ProgramFiles%\\Python3*" "%SystemDrive%\\Python3*") do call :seek "%%~D"
if /i "%KIND%"==".cpp" goto cpp
if /i "%KIND%"==".pas" goto pas
if /i "%KIND%"==".py" goto py
if /i "%KIND%"==".exe" copy /y "%PROGRAM%" work\\run.exe >nul
set RUN="%PROGRAM%"
goto all
:cpp
copy /y "%PROGRAM%" work\\run.cpp >nul
cd work
g++ -O2 -std=c++17 -static -o run.exe run.cpp
goto built
:pas
copy /y "%PROGRAM%" work\\run.pas >nul
cd work
fpc -O2 run.pas
:built
if not exist run.exe goto failed
cd ..
goto all
:py
set RUN=python -c ${limited(patience(data))} "%PROGRAM%"
where py >nul 2>nul && set RUN=py -3 -c ${limited(patience(data))} "%PROGRAM%"
:all
for /d %%T in (tests\\*) do call :one %%~nxT
rmdir /s /q work
echo ${say("run-done")}
goto end
:seek
if exist %1 set "PATH=%PATH%;%~1"
goto :eof
:one
if exist work\\box rmdir /s /q work\\box
mkdir work\\box
copy /y tests\\%1\\${data.file}.INP work\\box >nul
if not exist work\\run.exe goto run
copy /y work\\run.exe work\\%RUNS%-%1.exe >nul
set RUN=..\\%RUNS%-%1.exe
start "" /b cmd /c "ping -n ${patience(data) + 1} 127.0.0.1 >nul & (echo 124 >work\\late%RUNS%-%1) 2>nul & taskkill /f /im %RUNS%-%1.exe >nul 2>nul" <nul
:run
cd work\\box
%RUN% <${data.file}.INP >..\\printed.txt 2>..\\errors.txt
set CODE=%errorlevel%
cd ..\\..
if exist work\\late%RUNS%-%1 set CODE=124
set LEFT=none
for %%F in (work\\printed.txt) do if not "%%~zF"=="0" set LEFT=printed
if exist work\\box\\${data.file}.OUT set LEFT=file
if %LEFT%==printed copy /y work\\printed.txt out\\%1.OUT >nul
if %LEFT%==file copy /y work\\box\\${data.file}.OUT out\\%1.OUT >nul
>>out\\log.txt echo %1 %CODE% %LEFT%
echo ${say("run-test")} %1: %CODE%
goto :eof
:none
echo ${say("run-none")} "%PROGRAM%"
goto end
:failed
cd ..
echo ${say("run-failed")}
:end
if not defined CHAY_GOES_ON pause
`).replaceAll("\n", "\r\n");

  TroChoi.runner = { shell, batch };
})();
