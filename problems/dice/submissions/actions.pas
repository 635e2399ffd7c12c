{$mode objfpc}
var
  good: array[0..100000, 1..6] of boolean;
  v, s, most, points, r, face, reply, count: longint;
  hasReply: boolean;
begin
  assign(input, 'DICE.INP');
  reset(input);
  assign(output, 'DICE.OUT');
  rewrite(output);
  read(v, s, most);
  points := most - s;
  for r := 0 to points do
    for face := 1 to 6 do
    begin
      good[r][face] := false;
      if face > r then continue;
      hasReply := false;
      for reply := 1 to 6 do
        if (reply <> face) and (reply <> 7 - face) and good[r - face][reply] then hasReply := true;
      good[r][face] := not hasReply;
    end;
  good[points][v] := false;
  good[points][7 - v] := false;
  count := 0;
  for face := 1 to 6 do
    if good[points][face] then inc(count);
  write(count);
  for face := 1 to 6 do
    if good[points][face] then write(' ', face);
  writeln;
  close(output);
end.
