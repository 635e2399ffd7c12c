@echo off
rem Tha mot bai lam len file nay de cham: nim.cpp, NIM.pas, hau.py. Ten file cho biet la bai nao.
rem Drop a solution on this file to have it judged; its name tells the problem.
setlocal EnableExtensions EnableDelayedExpansion
if "%~1"=="" (
    echo Hay keo file bai lam, vi du nim.cpp, roi tha len cham.bat.
    goto end
)
set "id=%~n1"
for %%c in (a b c d e f g h i j k l m n o p q r s t u v w x y z) do set "id=!id:%%c=%%c!"
if not exist "%~dp0problems\!id!\problem.toml" set /p "id=Bai nao, vi du nim? "
for /f "delims=" %%i in ("!id!") do (
    endlocal
    "%~dp0judge.exe" run --lang vi -- "%%i" "%~1"
)
:end
echo.
pause
