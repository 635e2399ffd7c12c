{ Cặp đã nhặt được thì về sau vẫn nhặt được: luôn nhặt màu nhỏ nhất, giữ trong một đống nhị phân (heap). }
var
  m, n, t, side, line, c, i, taken, size: longint;
  colour: array[0..999999] of longint;
  place: array[1..500000, 0..1] of longint;
  gone: array[0..999999] of boolean;
  waiting: array[1..500000] of boolean;
  shown: array[0..3, 1..500000] of longint;  { số quân của mỗi màu đang ở rìa, nhìn từ trái, phải, trên, dưới }
  seen: array[0..3, 0..999] of longint;      { trên mỗi hàng, cột: số ô đã nhìn qua từ phía đó }
  heap, play: array[1..500000] of longint;
  buffer, outBuffer: array[0..65535] of char;

procedure push(c: longint);
var
  at: longint;
begin
  inc(size);
  at := size;
  while (at > 1) and (heap[at div 2] > c) do
  begin
    heap[at] := heap[at div 2];
    at := at div 2;
  end;
  heap[at] := c;
end;

function pop: longint;
var
  at, child, c: longint;
begin
  pop := heap[1];
  c := heap[size];
  dec(size);
  at := 1;
  while 2 * at <= size do
  begin
    child := 2 * at;
    if (child < size) and (heap[child + 1] < heap[child]) then inc(child);
    if heap[child] >= c then break;
    heap[at] := heap[child];
    at := child;
  end;
  heap[at] := c;
end;

function cellAt(side, line, i: longint): longint;
begin
  case side of
    0: cellAt := line * n + i;
    1: cellAt := line * n + n - 1 - i;
    2: cellAt := i * n + line;
    else cellAt := (m - 1 - i) * n + line;
  end;
end;

function lineLength(side: longint): longint;
begin
  if side < 2 then lineLength := n else lineLength := m;
end;

{ Quân ở rìa của hàng (cột) này, nhìn từ phía side, là quân nào? }
procedure look(side, line: longint);
var
  c: longint;
begin
  while (seen[side][line] < lineLength(side)) and gone[cellAt(side, line, seen[side][line])] do
    inc(seen[side][line]);
  if seen[side][line] = lineLength(side) then exit;
  c := colour[cellAt(side, line, seen[side][line])];
  inc(shown[side][c]);
  if (shown[side][c] = 2) and not waiting[c] then
  begin
    waiting[c] := true;
    push(c);
  end;
end;

{ Quân ở ô t vừa được nhặt: hàng, cột nào đang thấy nó thì nhìn tiếp. }
procedure lookBehind(t: longint);
var
  side, line: longint;
begin
  for side := 0 to 3 do
  begin
    if side < 2 then line := t div n else line := t mod n;
    if (seen[side][line] < lineLength(side)) and (cellAt(side, line, seen[side][line]) = t) then
      look(side, line);
  end;
end;

begin
  assign(input, 'MAHJONG.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'MAHJONG.OUT');
  settextbuf(output, outBuffer);
  rewrite(output);
  read(m, n);
  for t := 0 to m * n - 1 do
  begin
    read(colour[t]);
    place[colour[t]][0] := place[colour[t]][1];
    place[colour[t]][1] := t;
  end;
  for side := 0 to 3 do
    for line := 0 to m * n div lineLength(side) - 1 do look(side, line);
  taken := 0;
  while size > 0 do
  begin
    c := pop;
    inc(taken);
    play[taken] := c;
    for i := 0 to 1 do gone[place[c][i]] := true;
    for i := 0 to 1 do lookBehind(place[c][i]);
  end;
  writeln(taken);
  for i := 1 to taken do write(play[i], ' ');
  writeln;
  close(output);
end.
