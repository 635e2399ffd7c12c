{ Nguyên lý dấu hai chấm: cành trên cạnh v tính như một thân thẳng dài g[v] + 1 cạnh. }
var
  n, v, p, counts, found: longint;
  below, g, want, cuts: array of longint;
  buffer, outBuffer: array[0..65535] of char;

begin
  assign(input, 'HACKEN.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'HACKEN.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(n);
  setlength(below, n + 1);
  setlength(g, n + 1);
  setlength(want, n + 1);
  setlength(cuts, n + 1);
  for v := 1 to n do read(below[v]);
  for v := n downto 1 do
    g[below[v]] := g[below[v]] xor (g[v] + 1);
  { want[v]: giá trị phải có ở v để cả thế cờ bằng 0; -1 nếu cắt ở trên v không thể thắng. }
  found := 0;
  for v := 1 to n do
  begin
    p := below[v];
    want[v] := -1;
    if want[p] >= 0 then
    begin
      counts := want[p] xor g[p] xor (g[v] + 1);
      if counts = 0 then
      begin
        inc(found);
        cuts[found] := v;
      end;
      want[v] := counts - 1;
    end;
  end;
  writeln(found);
  for v := 1 to found do writeln(cuts[v]);
  close(output);
end.
