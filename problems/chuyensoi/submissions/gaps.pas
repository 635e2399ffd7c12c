{$mode objfpc}
var
  k, most, i, d, black, white, total, now, after, wins: longint;
  gap, strip, distance: array[1..100] of longint;
begin
  assign(input, 'CHUYENSOI.INP');
  reset(input);
  assign(output, 'CHUYENSOI.OUT');
  rewrite(output);
  read(k, most);
  total := 0;
  for i := 1 to k do
  begin
    read(black, white);
    gap[i] := white - black - 1;
    total := total xor (gap[i] mod (most + 1));
  end;
  wins := 0;
  for i := 1 to k do
    for d := 1 to most do
      if d <= gap[i] then
      begin
        now := gap[i] mod (most + 1);
        after := (gap[i] - d) mod (most + 1);
        if total xor now xor after = 0 then
        begin
          inc(wins);
          strip[wins] := i;
          distance[wins] := d;
        end;
      end;
  writeln(total);
  writeln(wins);
  for i := 1 to wins do writeln(strip[i], ' ', distance[i]);
  close(output);
end.
