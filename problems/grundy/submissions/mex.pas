{$mode objfpc}
var
  g: array[1..1000] of integer;
  reached: array[0..1023] of boolean;
  n, m, a: integer;
begin
  assign(input, 'GRUNDY.INP');
  reset(input);
  assign(output, 'GRUNDY.OUT');
  rewrite(output);
  read(n);
  for m := 1 to n do
  begin
    fillchar(reached, sizeof(reached), false);
    for a := 1 to (m - 1) div 2 do
      reached[g[a] xor g[m - a]] := true;
    g[m] := 0;
    while reached[g[m]] do inc(g[m]);
    if m > 1 then write(' ');
    write(g[m]);
  end;
  writeln;
  close(output);
end.
