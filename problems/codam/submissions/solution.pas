{ Mỗi hàng là một đống sỏi của trò chơi nim: số viên là số ô nằm giữa hai quân. }
var
  n, i, moves, row: longint;
  l, sum, gap, wanted, column: int64;
  a, b: array[1..1000000] of int64;
  buffer: array[0..65535] of char;
begin
  assign(input, 'CODAM.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'CODAM.OUT');
  rewrite(output);
  read(n, l);
  sum := 0;
  for i := 1 to n do
  begin
    read(a[i], b[i]);
    sum := sum xor (abs(a[i] - b[i]) - 1);
  end;
  moves := 0;
  for i := n downto 1 do
  begin
    gap := abs(a[i] - b[i]) - 1;
    wanted := gap xor sum;
    if wanted < gap then
    begin
      inc(moves);
      row := i;
      if a[i] < b[i] then column := b[i] - wanted - 1 else column := b[i] + wanted + 1;
    end;
  end;
  writeln(sum);
  writeln(moves);
  if moves > 0 then writeln(row, ' ', column);
  close(output);
end.
