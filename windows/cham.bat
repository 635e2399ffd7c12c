@echo off
rem Tha mot bai lam len file nay de cham: nim.cpp, NIM.pas, hau.py. Ten file cho biet la bai nao.
rem Drop a solution on this file to have it judged; its name tells the problem.
setlocal
if "%~1"=="" goto none
set "id=%~n1"
if not exist "%~dp0problems\%id%\problem.toml" set /p "id=Bai nao, vi du nim? "
"%~dp0judge.exe" run --lang vi -- "%id%" "%~1"
goto end
:none
echo Hay keo file bai lam, vi du nim.cpp, roi tha len cham.bat.
:end
echo.
pause
