{$mode objfpc}
var
  n, k, left, limit, total: longint;
  coins: array[1..100] of longint;
  lead, first: array[0..100, 0..100] of longint;

function value(left, limit: longint): longint;
var
  best, gain, ahead, take: longint;
begin
  if limit > left then limit := left;
  if (left = 0) or (first[left, limit] > 0) then exit(lead[left, limit]);
  best := -1000000;
  gain := 0;
  for take := 1 to limit do
  begin
    gain := gain + coins[left - take + 1];
    ahead := gain - value(left - take, take);
    if ahead > best then
    begin
      best := ahead;
      first[left, limit] := take;
    end;
  end;
  lead[left, limit] := best;
  result := best;
end;

begin
  assign(input, 'NUMCOINS.INP');
  reset(input);
  assign(output, 'NUMCOINS.OUT');
  rewrite(output);
  read(n, k);
  total := 0;
  for left := n downto 1 do
  begin
    read(coins[left]);
    total := total + coins[left];
  end;
  writeln((total + value(n, k)) div 2);
  left := n;
  limit := k;
  while left > 0 do
  begin
    if limit > left then limit := left;
    limit := first[left, limit];
    left := left - limit;
    write(limit, ' ');
  end;
  writeln;
  close(output);
end.
