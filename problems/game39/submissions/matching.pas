{$mode objfpc}
var
  n1, n2, m, i, j, v: longint;
  adjacent: array[1..1000, 1..1000] of boolean;
  mate: array[1..1000] of longint;
  visited, lost: array[1..1000] of boolean;

function augment(v: longint): boolean;
var
  u: longint;
begin
  visited[v] := true;
  for u := n1 + 1 to n1 + n2 do
    if adjacent[v, u] then
      if (mate[u] = 0) or (not visited[mate[u]] and augment(mate[u])) then
      begin
        mate[v] := u;
        mate[u] := v;
        exit(true);
      end;
  result := false;
end;

procedure leaveFree(v: longint);
var
  u: longint;
begin
  lost[v] := true;
  for u := 1 to n1 + n2 do
    if adjacent[v, u] and not lost[mate[u]] then leaveFree(mate[u]);
end;

begin
  assign(input, 'GAME39.INP');
  reset(input);
  assign(output, 'GAME39.OUT');
  rewrite(output);
  read(n1, n2, m);
  for m := m downto 1 do
  begin
    read(i, j);
    adjacent[i, n1 + j] := true;
    adjacent[n1 + j, i] := true;
  end;
  for v := 1 to n1 do
  begin
    fillchar(visited, sizeof(visited), false);
    augment(v);
  end;
  for v := 1 to n1 + n2 do
    if (mate[v] = 0) and not lost[v] then leaveFree(v);
  for v := 1 to n1 + n2 do
  begin
    if v = n1 + 1 then writeln;
    if lost[v] then write('R') else write('H');
  end;
  writeln;
  close(output);
end.
