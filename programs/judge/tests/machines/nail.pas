{ Right, and by the number of games wrong, slow, fat or crashing. }
var
    inp, out: Text;
    games, i: LongInt;
    l, a, b, c, d, t, wider: Int64;
    x: LongWord;
    wrong: Boolean;
    held: ^Byte;
begin
    Assign(inp, 'NAIL.INP'); Reset(inp);
    Assign(out, 'NAIL.OUT'); Rewrite(out);
    ReadLn(inp, games);
    x := 0;
    if games = 50 then while True do Inc(x);
    if games = 7 then
        for i := 1 to 400 do begin
            GetMem(held, 1 shl 20);
            FillChar(held^, 1 shl 20, i);
        end;
    if games = 60 then begin held := nil; held^ := 1; end;
    if games = 80 then for i := 1 to 800000000 do x := x + LongWord(i);
    wrong := games = 1;
    while games > 0 do begin
        Dec(games);
        ReadLn(inp, l, a, b, c, d);
        t := (l - 1) div (a + d);
        wider := (d - c) - (b - a);
        if (wider > 0) and ((a - 1) div wider < t) then t := (a - 1) div wider;
        if (l <= t * (b + c) + b) <> wrong then WriteLn(out, 'A') else WriteLn(out, 'B');
    end;
    Close(out);
end.
