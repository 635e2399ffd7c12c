{ Bàn cờ là một dãy 16 bit; lập bảng thắng thua một lần cho mọi bàn cờ. }
var
  rods: array[1..64] of longint;       { mỗi cách đặt que là tập các ô bị chiếm }
  wins: array[0..65535] of boolean;    { theo tập các ô còn trống }
  rodCount, line, column, len, board, i, k: longint;
  cell: char;
  buffer, outBuffer: array[0..65535] of char;

procedure add(start, step, len: longint);
var
  i: longint;
begin
  inc(rodCount);
  for i := 0 to len - 1 do rods[rodCount] := rods[rodCount] or (1 shl (start + i * step));
end;

begin
  for line := 0 to 3 do
  begin
    for len := 1 to 3 do
    begin
      add(4 * line, 1, len);        { từ trái }
      add(4 * line + 3, -1, len);   { từ phải }
      add(line, 4, len);            { từ trên }
      add(12 + line, -4, len);      { từ dưới }
    end;
    for column := 0 to 3 do add(4 * line + column, 1, 1);
  end;
  for board := 0 to 65535 do
    for i := 1 to rodCount do
      if ((board and rods[i]) = rods[i]) and not wins[board xor rods[i]] then wins[board] := true;

  assign(input, 'EULER.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'EULER.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(k);
  while k > 0 do
  begin
    board := 0;
    for i := 0 to 15 do
    begin
      repeat read(cell) until cell > ' ';
      if cell = '.' then board := board or (1 shl i);
    end;
    if wins[board] then writeln('YES') else writeln('NO');
    dec(k);
  end;
  close(output);
end.
