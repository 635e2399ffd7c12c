{ Hai đống bằng nhau triệt tiêu nhau, nên chỉ cần biết N và M chẵn hay lẻ. }
var
  n, m: int64;
  sum, size, count: longint;
begin
  assign(input, 'STONE.INP');
  reset(input);
  assign(output, 'STONE.OUT');
  rewrite(output);
  read(n, m);
  sum := 0;
  if odd(n) then sum := sum xor 2;
  if odd(m) then sum := sum xor 3;
  count := 0;
  for size := 2 to 3 do
    if (size xor sum) < size then inc(count);
  if count = 0 then writeln('NO')
  else
  begin
    writeln('YES');
    writeln(count);
    for size := 2 to 3 do
      if (size xor sum) < size then writeln(size, ' ', size - (size xor sum));
  end;
  close(output);
end.
