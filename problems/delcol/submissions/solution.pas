{ Người thứ nhất lấy cột nào thì được a = (a + b) - b: coi như mọi cột đều bị trừ b trước.
  Rồi hai người lần lượt lấy các cột theo tổng a + b giảm dần. }
var
  count: array[2..6000] of longint;  { count[s]: số cột có tổng hai số bằng s }
  n, i, a, b, s, mine: longint;
  result: int64;
  firstToMove: boolean;
  buffer: array[0..65535] of char;
begin
  assign(input, 'DELCOL.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'DELCOL.OUT');
  rewrite(output);
  read(n);
  result := 0;
  for i := 1 to n do
  begin
    read(a, b);
    result := result - b;
    inc(count[a + b]);
  end;
  firstToMove := true;
  for s := 6000 downto 2 do
  begin
    mine := count[s] div 2;
    if odd(count[s]) then
    begin
      if firstToMove then inc(mine);
      firstToMove := not firstToMove;
    end;
    result := result + int64(mine) * s;
  end;
  writeln(result);
  close(output);
end.
