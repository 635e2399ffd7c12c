{ Giữ danh sách rô bốt còn hoạt động; mỗi nửa lượt cho chúng bước, đếm số rô bốt ở mỗi ô, ô có từ hai rô bốt trở lên
  hoặc đã có đống sắt vụn thì thành đống sắt vụn. }
type
  robot = record
    row, col: longint;
    fast: boolean;
  end;
var
  grid: array[1..1000] of ansistring;
  junk: array[1..1000, 1..1000] of boolean;
  count: array[1..1000, 1..1000] of longint;
  robots: array[1..1000000] of robot;
  size, rows, heroRow, heroCol, destroyed: longint;
  line: ansistring;
  buffer: array[0..65535] of char;

procedure readRobots;
var
  i, j: longint;
begin
  size := 0;
  for i := 1 to rows do
    for j := 1 to length(grid[i]) do
    begin
      junk[i][j] := grid[i][j] = '*';
      count[i][j] := 0;
      if grid[i][j] = '@' then
      begin
        heroRow := i;
        heroCol := j;
      end;
      if (grid[i][j] = '+') or (grid[i][j] = '#') then
      begin
        inc(size);
        robots[size].row := i;
        robots[size].col := j;
        robots[size].fast := grid[i][j] = '#';
      end;
    end;
end;

{ Một bước về phía đích theo một tọa độ. }
function toward(from, target: longint): longint;
begin
  if from < target then toward := from + 1
  else if from > target then toward := from - 1
  else toward := from;
end;

{ Siêu nhân tiêu diệt các rô bốt ở ô kề sắp bước, các rô bốt còn lại bước; slowToo: cả rô bốt chậm. }
procedure step(slowToo: boolean);
var
  i, kept: longint;
  r: robot;
begin
  kept := 0;
  for i := 1 to size do
  begin
    r := robots[i];
    if r.fast or slowToo then
    begin
      if (abs(r.row - heroRow) <= 1) and (abs(r.col - heroCol) <= 1) then
      begin
        inc(destroyed);
        continue;
      end;
      r.row := toward(r.row, heroRow);
      r.col := toward(r.col, heroCol);
    end;
    inc(kept);
    robots[kept] := r;
    inc(count[r.row][r.col]);
  end;
  size := kept;
end;

{ Rô bốt chạm nhau hay chạm đống sắt vụn thì thành sắt vụn. }
procedure crash;
var
  i, kept: longint;
begin
  for i := 1 to size do
    with robots[i] do
      if count[row][col] > 1 then junk[row][col] := true;
  kept := 0;
  for i := 1 to size do
  begin
    count[robots[i].row][robots[i].col] := 0;
    if not junk[robots[i].row][robots[i].col] then
    begin
      inc(kept);
      robots[kept] := robots[i];
    end;
  end;
  size := kept;
end;

begin
  assign(input, 'KILLBOTS.INP');
  settextbuf(input, buffer);
  reset(input);
  assign(output, 'KILLBOTS.OUT');
  rewrite(output);
  rows := 0;
  while not eof do
  begin
    readln(line);
    if line <> '$' then
    begin
      inc(rows);
      grid[rows] := line;
      continue;
    end;
    readRobots;
    destroyed := 0;
    while size > 0 do
    begin
      step(true);
      crash;
      step(false);  { rô bốt nhanh bước lần nữa }
      crash;
    end;
    writeln(destroyed);
    rows := 0;
  end;
  close(output);
end.
