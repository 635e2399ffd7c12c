//! The interactors.

use words::sentences;

sentences! {
    // All of them.
    YOU_WIN: "bạn thắng", "you win";
    PROGRAM_WINS: "chương trình thắng", "the program wins";
    HEAP: "đống {0}", "heap {0}";
    ROW: "hàng", "row";
    COLUMN: "cột", "column";
    GIVES_AWAY: "{0} đánh mất thế thắng", "{0} gives the win away";

    // GAME10.
    NUMBER: "số", "number";
    TAKEN: "ô {0} {1} đã có số", "the cell {0} {1} is taken";
    OPPONENT_WON: "đối phương đã thắng", "the opponent has won";
    DRAWN: "ván chơi hòa", "the game is drawn";
    WIN_MISSING: "{0} là nước thắng, nhưng thiếu WIN", "{0} wins, but WIN is missing";
    WORD_AFTER: "từ sau nước đi", "the word after the move";
    DOES_NOT_WIN: "{0} không phải là nước thắng", "{0} does not win";
    CELL_AND_NUMBER: "hàng, cột và số, mỗi thứ từ 1 đến 4", "row, column and number, each from 1 to 4";
    PROGRAM_HAS_TEN: "chương trình có một hàng hoặc cột với tổng 10: chương trình thắng", "the program has completed a line to 10: it wins";
    YOU_HAVE_TEN: "bạn có một hàng hoặc cột với tổng 10: bạn thắng", "you have completed a line to 10: you win";
    FULL: "bảng đã đầy: hòa", "the board is full: a draw";

    // IOIGAME.
    MOVE: "nước đi", "move";
    BELOW_HALF: "{0} làm mức bảo đảm giảm còn {1}, một nửa của dãy là {2}", "{0} lets the guarantee fall to {1}, half of the row is {2}";
    GUARANTEE_FALLS: "{0} làm mức bảo đảm giảm từ {1} còn {2}", "{0} lets the guarantee fall from {1} to {2}";
    TOTALS: "chương trình {0}, bạn {1}, còn {2} số:", "program {0}, you {1}, {2} numbers left:";
    L_OR_R: "L hoặc R", "L or R";
    FINAL_TOTALS: "chương trình được {0}, bạn được {1}", "the program has {0}, you have {1}";
    NO_RECORD: "ván chơi đã xong mà không có IOIGAME.OUT", "there is no IOIGAME.OUT after the end of the game";
    OWN_TOTAL: "tổng của bạn", "your total";
    OTHER_TOTAL: "tổng của đối phương", "the other total";
    WRONG_TOTAL: "{0}: các nước đi cộng lại được {1}, nhưng gặp {2}", "{0}: the moves sum up to {1}, found {2}";

    // KNIGHT.
    NO_KNIGHT_MOVE: "quân mã không đi được từ ô {0} {1} đến ô {2} {3}", "the knight cannot go from {0} {1} to {2} {3}";
    KNIGHT_MOVE: "nước đi từ ô {0} {1} đến ô {2} {3}", "the move from {0} {1} to {2} {3}";
    WINS_LATE: "{0} thắng sau {1} nước của cả hai bên; có thể thắng sau {2} nước", "{0} wins after {1} moves of both; it can be done in {2}";
    LOSES_EARLY: "{0} thua sau {1} nước của cả hai bên; có thể kéo dài đến {2} nước", "{0} loses after {1} moves of both; it can be put off to {2}";
    ROW_AND_COLUMN: "hàng và cột ({0})", "row and column ({0})";
    BROKEN_OFF: "ván chơi dừng ở đây", "the game is broken off";
    PROGRAM_STUCK: "chương trình không đi được nữa: bạn thắng", "the program cannot move: you win";
    YOU_STUCK: "bạn không đi được nữa: chương trình thắng", "you cannot move: the program wins";

    // NIMGAME.
    OTHER_KEYWORD: "lúc này cần {0}, nhưng gặp {1}", "expected {0} now, found {1}";
    SILENCE: "im lặng", "silence";
    WRONG_TABLE: "đống {0}: bảng ghi {1} viên, nhưng đống có {2} viên", "heap {0}: the table shows {1}, but it holds {2}";
    HEAP_NAME: "đống", "heap";
    STONES: "số viên sỏi", "stones";
    EMPTY_HEAP: "đống {0} không còn sỏi", "heap {0} is empty";
    NIM_GIVES_AWAY: "bốc {0} viên ở đống {1} đánh mất thế thắng: {2} là thế thắng theo thể thức {3}", "{0} from heap {1} gives the win away: {2} is won in {3} play";
    OTHER_WINNER: "bên kia mới là bên thắng", "the other player has won";
    HEAP_HOLDS: "đống {0}: {1}", "heap {0}: {1}";
    MISERE_OR_NORMAL: "misere hoặc normal", "misere or normal";
    STONES_OF_EACH: "số viên sỏi của từng đống", "the stones of each heap";
    YOU_OR_MACHINE: "YOU hoặc MACHINE", "YOU or MACHINE";
    HEAP_AND_STONES: "đống và số viên sỏi", "heap and stones";
}
