{$mode objfpc}
var
  n, m, start, i, source, target, first, last: longint;
  arcs: array[1..200, 1..200] of longint;
  unknown, moves, decided: array[1..200] of longint;

procedure settle(v, count: longint);
begin
  moves[v] := count;
  inc(last);
  decided[last] := v;
end;

begin
  assign(input, 'GAME.INP');
  reset(input);
  assign(output, 'GAME.OUT');
  rewrite(output);
  read(n, m, start);
  fillchar(arcs, sizeof(arcs), 0);
  for i := 1 to n do
  begin
    unknown[i] := 0;
    moves[i] := -1;
  end;
  for i := 1 to m do
  begin
    read(source, target);
    inc(arcs[source, target]);
    inc(unknown[source]);
  end;
  last := 0;
  for i := 1 to n do
    if unknown[i] = 0 then settle(i, 0);
  first := 1;
  while first <= last do
  begin
    target := decided[first];
    inc(first);
    for source := 1 to n do
      if arcs[source, target] > 0 then
      begin
        dec(unknown[source], arcs[source, target]);
        if moves[source] < 0 then
          if not odd(moves[target]) or (unknown[source] = 0) then
            settle(source, moves[target] + 1);
      end;
  end;
  if moves[start] < 0 then writeln(0)
  else if odd(moves[start]) then writeln(1)
  else writeln(2);
  close(output);
end.
