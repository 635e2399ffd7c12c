{$mode objfpc}
var
  n, i, outcome: longint;
  card: array[1..20] of longint;

function value(first, last, mine, yours, alpha, beta: longint): longint;
var
  side, taken, ahead: longint;
begin
  if first > last then exit(ord(mine mod 3 = 0) - ord(yours mod 3 = 0));
  result := -1;
  for side := 0 to 1 do
  begin
    if side = 0 then taken := card[first] else taken := card[last];
    ahead := -value(first + 1 - side, last - side, yours, mine + taken, -beta, -alpha);
    if ahead > result then result := ahead;
    if result > alpha then alpha := result;
    if alpha >= beta then break;
  end;
end;

begin
  assign(input, 'GAME3ENDS.INP');
  reset(input);
  assign(output, 'GAME3ENDS.OUT');
  rewrite(output);
  read(n);
  for i := 1 to n do read(card[i]);
  outcome := value(1, n, 0, 0, -1, 1);
  if outcome > 0 then writeln('FIRST')
  else if outcome < 0 then writeln('SECOND')
  else writeln('DRAW');
  close(output);
end.
