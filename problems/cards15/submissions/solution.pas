{ Mỗi số chỉ có một quân chủ: nếu c người cùng nói một số thì ít nhất c - 1 người nói sai. }
var
  named: array[6..14] of longint;  { bao nhiêu người nói số này }
  trump, value, liars: longint;
begin
  assign(input, 'CARDS.INP');
  reset(input);
  assign(output, 'CARDS.OUT');
  rewrite(output);
  while not seekeof do
  begin
    read(trump);
    inc(named[trump]);
  end;
  liars := 0;
  for value := 6 to 14 do
    if named[value] > 1 then liars := liars + named[value] - 1;
  writeln(liars);
  close(output);
end.
