{$mode objfpc}
var
  ring: string;
  n, best, i: longint;
  vowel: array[0..19] of boolean;
  seen: array[0..1 shl 20 - 1] of boolean;

procedure visit(left: longint);
var
  k, vowels, odds, bound, i, x, a, b, p, q, r: longint;
  bead: array[0..19] of longint;
  allowed: boolean;
begin
  if seen[left] then exit;
  seen[left] := true;
  k := 0;
  vowels := 0;
  odds := 0;
  for i := 0 to n - 1 do
    if odd(left shr i) then
    begin
      bead[k] := i;
      inc(k);
      if vowel[i] then inc(vowels) else odds := odds xor (1 shl (ord(ring[i + 1]) - 65));
    end;
  if k < best then best := k;
  if vowels >= 3 then bound := 2 else bound := 4 - k mod 2;
  if popcnt(dword(odds)) > bound then bound := popcnt(dword(odds));
  if (k < 5) or (bound >= best) then exit;
  for x := 0 to k - 1 do
    for a := 1 to 4 do
      for b := a to 4 do
      begin
        p := bead[x];
        q := bead[(x + a) mod k];
        r := bead[(x + b) mod k];
        if q = r then allowed := ring[p + 1] = ring[q + 1]
        else allowed := vowel[p] and vowel[q] and vowel[r];
        if allowed then visit(left and not (1 shl p or 1 shl q or 1 shl r));
      end;
end;

begin
  assign(input, 'ZUMA.INP');
  reset(input);
  assign(output, 'ZUMA.OUT');
  rewrite(output);
  read(ring);
  n := length(ring);
  best := n;
  for i := 0 to n - 1 do vowel[i] := pos(ring[i + 1], 'AEIOUY') > 0;
  visit(1 shl n - 1);
  writeln(best);
  close(output);
end.
