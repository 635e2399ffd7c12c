{ What honest programs in Pascal do. }
{$mode objfpc}
uses cthreads, SysUtils, Classes, Math;
type
    TIdle = class(TThread)
        procedure Execute; override;
    end;
var
    text: System.Text;
    numbers: file of Longint;
    i, x: Longint;
    many: array of Longint;
    lines: TStringList;
    found: TSearchRec;
    s: String;
    idle: TIdle;

procedure TIdle.Execute;
begin
    Sleep(1);
end;

function Deep(n: Longint): Longint;
begin
    if n = 0 then exit(0);
    Deep := Deep(n - 1) + 1;
end;

begin
    Assign(text, 'a.txt'); Rewrite(text); WriteLn(text, '1 2'); Close(text);
    Append(text); WriteLn(text, '3'); Close(text);
    Reset(text); ReadLn(text, i, x); Close(text);
    Assign(numbers, 'b.bin'); Rewrite(numbers);
    for i := 1 to 1000 do Write(numbers, i);
    Seek(numbers, 5); Truncate(numbers); Close(numbers);
    Reset(numbers); Read(numbers, x); Close(numbers);
    Rename(numbers, 'c.bin'); Erase(numbers);
    MkDir('d'); ChDir('d'); ChDir('..'); RmDir('d'); GetDir(0, s);
    Randomize;
    SetLength(many, 10000000);
    for i := 0 to High(many) do many[i] := Random(100);
    idle := TIdle.Create(false); idle.WaitFor; idle.Free;
    if Deep(100000) <> 100000 then Halt(2);
    try
        x := 0; x := 5 div x; Halt(3);
    except
        on E: EDivByZero do;
    end;
    lines := TStringList.Create; lines.Add('x'); lines.SaveToFile('l.txt'); lines.LoadFromFile('l.txt');
    TFileStream.Create('l.txt', fmOpenReadWrite).Free;
    TFileStream.Create('m.txt', fmCreate).Free;
    if FindFirst('*', faAnyFile, found) <> 0 then Halt(4);
    FindClose(found);
    if not FileExists('l.txt') or (Now < 1) or (FileSetDate('m.txt', FileAge('m.txt')) <> 0) then Halt(5);
    if not RenameFile('m.txt', 'n.txt') or not DeleteFile('n.txt') then Halt(6);
    while not Eof do ReadLn(s);
    Assign(Output, 'NIM.OUT'); Rewrite(Output); Write('ANSWER'); Close(Output);
end.
