{ F(k): số lượng số nhiều nhất mà k cái kẹo luôn đủ; câu hỏi chia thành F(k-2) số "có" và F(k-1) số "không". }
var
  n, now, next, sum: int64;  { now, next: F(k) và F(k + 1) }
  k: longint;
begin
  assign(input, 'GUESS.INP');
  reset(input);
  assign(output, 'GUESS.OUT');
  rewrite(output);
  read(n);
  now := 1;
  next := 1;
  k := 0;
  while now < n do
  begin
    sum := now + next;
    now := next;
    next := sum;
    inc(k);
  end;
  writeln(k);
  close(output);
end.
