{$mode objfpc}
var
  n, m, x, y, row, k, length, win, loss: integer;
  moves: array[1..200] of integer;
begin
  assign(input, 'COBANG0.INP');
  reset(input);
  assign(output, 'COBANG0.OUT');
  rewrite(output);
  read(n, m, x, y);
  for row := 1 to x do
  begin
    win := 0;
    loss := 0;
    for k := 1 to m do
      if k < row then
      begin
        length := moves[row - k] + 1;
        if not odd(length) then
        begin
          if length > loss then loss := length;
        end
        else if (win = 0) or (length < win) then win := length;
      end;
    if win > 0 then moves[row] := win else moves[row] := loss;
  end;
  writeln(moves[x] mod 2);
  writeln(moves[x]);
  close(output);
end.
