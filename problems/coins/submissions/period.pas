{$mode objfpc}{$H+}
var
  table, window: string;
  k, l, m, n, start, period: longint;
  tower: int64;
  buffer, outBuffer: array[0..65535] of char;
begin
  assign(input, 'COINS.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'COINS.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(k, l, m);
  table := '';
  for n := 1 to l do table := table + 'A';
  n := 0;
  repeat
    window := copy(table, n + 1, l);
    if (window[l] = 'B') or (window[l - k + 1] = 'B') or (window[1] = 'B') then
      table := table + 'A'
    else
      table := table + 'B';
    inc(n);
    start := 0;
    while copy(table, start + 1, l) <> copy(table, n + 1, l) do inc(start);
  until start < n;
  period := n - start;
  while m > 0 do
  begin
    read(tower);
    if tower >= start then tower := start + (tower - start) mod period;
    write(table[l + tower + 1]);
    dec(m);
  end;
  writeln;
  close(output);
end.
