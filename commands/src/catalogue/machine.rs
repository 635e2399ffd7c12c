//! `judge doctor`.

use bilingual::sentences;

sentences! {
    LANGUAGES: "ngôn ngữ", "languages";
    TIMES: "{0} lần giới hạn thời gian", "{0} times the time limit";
    WITH_PROCONIO: "có proconio", "with proconio";
    WITHOUT_PROCONIO: "không có proconio: không dịch được nó", "without proconio, which could not be compiled";
    OLD_STANDARD: "cũ: dịch theo chuẩn {0}", "old: it compiles by {0}";
    STACK: "ngăn xếp {0} MiB, như Themis", "{0} MiB of stack, as Themis gives";
    ON_WINDOWS: "chấm bài của người lạ thì dùng Linux", "for programs of strangers use Linux";
    NOT_CLOSED: "chương trình {0}; vì thế judge class và judge league đòi --trust", "a program {0}; so judge class and judge league ask for --trust";
    WORKS: "chạy được", "works";
    FAILS: "hỏng", "fails";
    TEMPORARY: "thư mục tạm nằm trong {0}", "temporary folders are made in {0}";
    PASSED_OVER: "không dùng được {0}", "not in {0}";
    SEALED_BY: "chương trình được cách ly bằng", "programs are sealed off by";
    YES: "có", "yes";
    NO: "thiếu", "no";
    SEALED: "cách ly hoàn toàn", "sealed off completely";
    NOT_SEALED: "chưa cách ly hoàn toàn: chỉ nên chấm những chương trình tin được", "not sealed off completely: judge only programs that you trust";
    IN_CONTAINER: "trong container: chạy docker run với --cap-add SYS_ADMIN --security-opt apparmor=unconfined, hoặc --privileged, thì chương trình được cách ly hoàn toàn", "in a container: docker run with --cap-add SYS_ADMIN --security-opt apparmor=unconfined, or with --privileged, and programs are sealed off completely";
    BY_PROFILE: "Ubuntu không cho tài khoản thường dùng user namespace; judge doctor --apparmor in ra hồ sơ cho phép judge, kèm hai lệnh để cài", "Ubuntu keeps user namespaces from ordinary users; judge doctor --apparmor prints the profile that allows them to this judge, with the two commands that install it";
    BY_SETTING: "máy này không cho dùng user namespace; lệnh sudo sysctl -w {0} cho phép đến khi khởi động lại", "this machine refuses user namespaces; sudo sysctl -w {0} allows them until the next start";
    NO_NAMESPACES: "máy này không cho dùng user namespace; người quản trị máy có thể cho phép", "this machine refuses user namespaces; whoever administers it can allow them";
    FOR_LANDLOCK: "Landlock có trong Linux từ 5.13; nếu bị tắt thì thêm landlock vào tham số lsm= của nhân", "Landlock is in Linux from 5.13 on; where it is switched off, add landlock to the kernel's parameter lsm=";
    FOR_CALLS: "máy này không cho đặt bộ lọc seccomp", "this machine allows no seccomp filters";
    NO_NETWORK: "máy này chưa vào mạng nào: lớp không tới được judge serve", "this machine is in no network: a class does not reach judge serve";
    REACHED_AT: "judge serve cho cả lớp: http://{0}:{1}; nếu máy khác trong phòng không mở được thì có tường lửa, hoặc mạng Wi-Fi ngăn các máy với nhau", "judge serve for a class: http://{0}:{1}; where no other machine of the room opens it, there is a firewall, or the Wi-Fi keeps machines from one another";
    ANSWERS: "cổng {0}: có chương trình đang nghe, cho cả máy khác", "port {0}: something listens, for other machines too";
    ANSWERS_HERE: "cổng {0}: có chương trình đang nghe, nhưng chỉ cho máy này; judge serve cho cả lớp cần --listen 0.0.0.0:{0}", "port {0}: something listens, but for this machine alone; for a class judge serve needs --listen 0.0.0.0:{0}";
    IN_DOCKER: "judge serve trong container: lớp chỉ tới được nếu docker run có -p {0}:{0}, ở địa chỉ của máy bên ngoài", "judge serve in a container: a class reaches it only if docker run has -p {0}:{0}, at the address of the machine around it";
    BY_UFW: "ufw đang bật; mở cổng cho lớp: sudo ufw allow {0}/tcp", "ufw is on; this opens the port to a class: sudo ufw allow {0}/tcp";
    BY_FIREWALLD: "firewalld đang chạy; mở cổng cho lớp đến khi khởi động lại: sudo firewall-cmd --add-port={0}/tcp", "firewalld runs; this opens the port to a class until the next start: sudo firewall-cmd --add-port={0}/tcp";
    IN_WSL: "judge serve trong WSL2: máy khác chưa tới được; một trong hai cách sau, trong PowerShell của quản trị viên Windows, mở đường ở địa chỉ của Windows (ipconfig):\n  ghi [wsl2] và networkingMode=mirrored thành hai dòng của %UserProfile%\\.wslconfig, gõ wsl --shutdown, rồi\n    New-NetFirewallHyperVRule -Name tro-choi -DisplayName tro-choi -Direction Inbound -VMCreatorId '{2}' -Protocol TCP -LocalPorts {0}\n  hoặc\n    netsh interface portproxy add v4tov4 listenaddress=0.0.0.0 listenport={0} connectaddress={1} connectport={0}\n    netsh advfirewall firewall add rule name=tro-choi dir=in action=allow protocol=TCP localport={0}", "judge serve in WSL2: other machines do not reach it yet; either of these, in the PowerShell of an administrator of Windows, opens the way at the address of Windows (ipconfig):\n  write [wsl2] and networkingMode=mirrored as two lines of %UserProfile%\\.wslconfig, type wsl --shutdown, then\n    New-NetFirewallHyperVRule -Name tro-choi -DisplayName tro-choi -Direction Inbound -VMCreatorId '{2}' -Protocol TCP -LocalPorts {0}\n  or\n    netsh interface portproxy add v4tov4 listenaddress=0.0.0.0 listenport={0} connectaddress={1} connectport={0}\n    netsh advfirewall firewall add rule name=tro-choi dir=in action=allow protocol=TCP localport={0}";
    PROFILE: "AppArmor: cho phép judge này cách ly chương trình; cài bằng hai lệnh:", "AppArmor: lets this judge seal programs off; two commands install it:";
}
