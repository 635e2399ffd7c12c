@echo off
rem Tha mot bai lam len file nay de cham: nim.cpp, NIM.pas, nim (1).cpp, bai 1 hau.py. Ten file cho biet la bai nao.
rem Drop a solution on this file to have it judged; its name tells the problem.
setlocal
if "%~1"=="" goto none
"%~dp0judge.exe" run --lang vi -- "%~1"
if not errorlevel 2 goto end
echo.
echo Chua co trinh bien dich thi xem HUONG-DAN.txt.
set "id="
set /p "id=May cham khong biet la bai nao thi go ten bai, vi du nim (bo trong thi thoi): "
if "%id%"=="" goto end
"%~dp0judge.exe" run --lang vi -- "%id%" "%~1"
goto end
:none
echo Hay keo file bai lam, vi du nim.cpp, roi tha len cham.bat.
:end
echo.
pause
