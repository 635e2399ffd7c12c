{ Để lại cho đối thủ một bội của m + 1. }
var
  q, test: longint;
  n, m, take: int64;
begin
  assign(input, 'BOCSOIA.INP');
  reset(input);
  assign(output, 'BOCSOIA.OUT');
  rewrite(output);
  read(q);
  for test := 1 to q do
  begin
    read(n, m);
    take := n mod (m + 1);
    if take > 0 then writeln(1, ' ', take)
    else if n > 0 then writeln('0 1')
    else writeln('0 0');
  end;
  close(output);
end.
