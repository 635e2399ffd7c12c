{ Hai hàm của tài liệu, với kiểu integer của chúng: 16 bit. }
var
  q, test: longint;
  n, m: integer;

function wins(n, m: integer): integer;
begin
  if n mod (m + 1) = 0 then wins := 0 else wins := 1;
end;

function take(n, m: integer): integer;
begin
  take := n mod (m + 1);
  { Thế thua: bốc tạm 1 viên, nếu còn. }
  if take = 0 then take := ord(n > 0);
end;

begin
  assign(input, 'BOCSOIA.INP');
  reset(input);
  assign(output, 'BOCSOIA.OUT');
  rewrite(output);
  read(q);
  for test := 1 to q do
  begin
    read(n, m);
    writeln(wins(n, m), ' ', take(n, m));
  end;
  close(output);
end.
