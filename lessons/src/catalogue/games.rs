//! Games: which one is meant, and what its moves are worth.

use bilingual::sentences;

sentences! {
    FIRST_PLAYER: "người đi trước", "the first player";
    SECOND_PLAYER: "người đi sau", "the second player";
    MORE_MOVES: "… {0} nước đi nữa", "… {0} more moves";
    WINS: "{0} thắng", "{0} wins";
    DRAW: "hòa", "a draw";
    UNKNOWN: "không tính được giá trị: {0}", "values cannot be found: {0}";
    WON_IN: "+ thắng sau {0}", "+ won in {0}";
    LOST_IN: "- thua sau {0}", "- lost in {0}";
    WON: "+ thắng", "+ won";
    LOST: "- thua", "- lost";
    DRAWN: "= hòa", "= drawn";
    DIFFERENCE: "hiệu {0}", "difference {0}";
    BEST_KNOWN: "tốt nhất đã biết: {0}", "best known: {0}";
    CANNOT_BE_PLAYED: "không chơi được {0} với thế cờ đầu này; các trò chơi được là {1}", "{0} cannot be played with this opening; games to play are {1}";
    UNPLAYABLE: "không chơi được {0}: {1}; các trò chơi được là {2}", "{0} cannot be played: {1}; games to play are {2}";
    FOR_ONE: "đây là trò chơi một người", "it is a puzzle for one";
    NO_GAME: "đây không phải là trò chơi", "it is no game";
    NO_SUCH_GAME: "dữ liệu có {0} ván: không có ván {1}", "the input tells of {0} games: there is no game {1}";
    MISERE: "ai lẽ ra thua vì hết nước đi thì thắng, và ngược lại", "who would have lost for want of a move wins, and the other way round";
    NO_RULES: "{0} không có luật '{1}'; các luật khác là {2}", "{0} has no rules '{1}'; other rules are {2}";
    NO_VARIANTS: "{0} chỉ chơi được theo luật của đề", "{0} is played by the rules of its statement only";
    NO_RECIPE: "không tạo được test '{0}'", "the test '{0}' cannot be made";
    NO_PICTURE: "{0} không có hình cho dữ liệu này", "{0} has no picture of this input";
    NO_SUCH_MOVE: "ở thế cờ này không có nước đi '{0}'", "this position has no move '{0}'";
    BAD_OPENING: "thế cờ đầu không đúng khuôn dạng", "the opening is not in the right form";
}
