{$mode objfpc}
type
  Heaps = array[1..4] of longint;
var
  n, i, take, count: longint;
  heap: Heaps;
  known: array[0..20, 0..20, 0..20, 0..20] of (unseen, isLost, isWon);
  moves: array[1..12, 1..2] of longint;

function lost(heap: Heaps): boolean;
var
  i, take: longint;
begin
  case known[heap[1], heap[2], heap[3], heap[4]] of
    isLost: exit(true);
    isWon: exit(false);
  end;
  result := true;
  for i := 1 to n do
    for take := 1 to 3 do
      if take <= heap[i] then
      begin
        heap[i] := heap[i] - take;
        if lost(heap) then result := false;
        heap[i] := heap[i] + take;
      end;
  if result then known[heap[1], heap[2], heap[3], heap[4]] := isLost
  else known[heap[1], heap[2], heap[3], heap[4]] := isWon;
end;

begin
  assign(input, 'NIM3.INP');
  reset(input);
  assign(output, 'NIM3.OUT');
  rewrite(output);
  read(n);
  for i := 1 to n do read(heap[i]);
  count := 0;
  for i := 1 to n do
    for take := 1 to 3 do
      if take <= heap[i] then
      begin
        heap[i] := heap[i] - take;
        if lost(heap) then
        begin
          inc(count);
          moves[count, 1] := i;
          moves[count, 2] := take;
        end;
        heap[i] := heap[i] + take;
      end;
  writeln(count);
  for i := 1 to count do writeln(moves[i, 1], ' ', moves[i, 2]);
  close(output);
end.
