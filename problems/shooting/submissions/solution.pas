{ Bố Steve phải bắn sau người thắng cuộc đầu tiên. Trong những người phù hợp chọn người điểm cao
  nhất, rồi đếm số người có điểm cao hơn. }
var
  score: array[1..5000000] of longint;
  n, i, winner, best, place: longint;
  buffer: array[0..65535] of char;
begin
  assign(input, 'SHOOTING.INP');
  settextbuf(input, buffer);  { bộ đệm có sẵn chỉ 256 byte: đọc nhiều số sẽ chậm }
  reset(input);
  assign(output, 'SHOOTING.OUT');
  rewrite(output);
  read(n);
  winner := 1;
  for i := 1 to n do
  begin
    read(score[i]);
    if score[i] > score[winner] then winner := i;
  end;
  best := 0;
  for i := winner + 1 to n - 1 do
    if (score[i] mod 10 = 5) and (score[i + 1] < score[i]) and (score[i] > best) then best := score[i];
  place := 0;
  if best > 0 then
  begin
    place := 1;
    for i := 1 to n do
      if score[i] > best then inc(place);
  end;
  writeln(place);
  close(output);
end.
