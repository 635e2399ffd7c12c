//! Whether a class reaches this machine, and the commands by which it does; none of them is run here.

use std::fs;
use std::net::{IpAddr, Ipv4Addr, TcpStream};
use std::path::Path;
use std::time::Duration;

use bilingual::{Lang, Message};
use judge::system::addresses;
use sandbox::{SYSTEM, System};

use super::advice::is_container;
use crate::catalogue::machine as say;

/// The port of `judge serve`.
const PORT: u16 = 8080;

/// By which WSL is known to the firewall of Windows.
const WSL: &str = "{40E0AC32-46A5-438A-A0B2-2B479E8F2E90}";

/// The address, and what keeps others from it; nothing on Windows, where no class is served.
pub(super) fn reached(lang: Lang) -> String {
    if SYSTEM == System::Windows {
        return String::new();
    }
    let address = addresses().first().copied();
    let read = |file: &str| fs::read_to_string(file).ok();
    let is_there = |file: &str| Path::new(file).exists();
    let mut lines = lines(address, is_container(), read, is_there);
    lines.extend(address.and_then(|it| answers(it, PORT)));
    let lines: Vec<String> = lines
        .iter()
        .map(|it| format!("{}\n", it.of(lang)))
        .collect();
    format!("\n{}", lines.concat())
}

/// Whether what listens at the port does so for others too; nothing if nothing listens.
fn answers(address: IpAddr, port: u16) -> Option<Message> {
    let at = |it: IpAddr| TcpStream::connect_timeout(&(it, port).into(), Duration::from_secs(1));
    if at(address).is_ok() {
        return Some(say::ANSWERS.with(&[&port]).into());
    }
    let is_here = at(Ipv4Addr::LOCALHOST.into()).is_ok();
    is_here.then(|| say::ANSWERS_HERE.with(&[&port]).into())
}

fn lines(
    address: Option<IpAddr>,
    is_container: bool,
    read: impl Fn(&str) -> Option<String>,
    is_there: impl Fn(&str) -> bool,
) -> Vec<Message> {
    let Some(address) = address else {
        return vec![say::NO_NETWORK.into()];
    };
    let kernel = read("/proc/sys/kernel/osrelease").unwrap_or_default();
    if is_container {
        return vec![say::IN_DOCKER.with(&[&PORT]).into()];
    }
    if kernel.to_lowercase().contains("microsoft") {
        return vec![say::IN_WSL.with(&[&PORT, &address, &WSL]).into()];
    }
    let mut all: Vec<Message> = vec![say::REACHED_AT.with(&[&address, &PORT]).into()];
    let ufw = read("/etc/ufw/ufw.conf").unwrap_or_default();
    if ufw.lines().any(|it| it.trim() == "ENABLED=yes") {
        all.push(say::BY_UFW.with(&[&PORT]).into());
    }
    // Where a service of systemd runs it has a group of this name.
    let groups = ["", "systemd/", "unified/"];
    let group = |it: &str| format!("/sys/fs/cgroup/{it}system.slice/firewalld.service");
    if groups.iter().any(|it| is_there(&group(it))) {
        all.push(say::BY_FIREWALLD.with(&[&PORT]).into());
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn a_server_for_its_own_machine_alone_is_told_from_one_for_others() {
        // All of 127.0.0.0/8 is this machine: the second stands for an address that others reach.
        let told = |listens: &str| {
            let listener = std::net::TcpListener::bind(listens).unwrap();
            let port = listener.local_addr().unwrap().port();
            let told = answers([127, 0, 0, 2].into(), port);
            drop(listener);
            assert!(answers([127, 0, 0, 2].into(), port).is_none());
            told.unwrap().of(Lang::En).to_owned()
        };
        assert!(told("127.0.0.1:0").contains("this machine alone"));
        assert!(told("0.0.0.0:0").contains("for other machines too"));
    }

    #[test]
    fn each_machine_is_told_the_commands_that_it_needs() {
        let told = |address: Option<[u8; 4]>, is_container, file: &str, text: &str| {
            let read = |it: &str| (it == file).then(|| text.to_owned());
            let all = lines(address.map(IpAddr::from), is_container, read, |it| {
                it == file
            });
            let all: Vec<&str> = all.iter().map(|it| it.of(Lang::En)).collect();
            all.join("\n")
        };
        let here = Some([192, 168, 1, 20]);
        let plain = told(here, false, "", "");
        assert!(plain.contains("http://192.168.1.20:8080") && plain.lines().count() == 1);
        let ufw = told(here, false, "/etc/ufw/ufw.conf", "# x\nENABLED=yes\n");
        assert!(ufw.contains("sudo ufw allow 8080/tcp"), "{ufw}");
        assert_eq!(
            told(here, false, "/etc/ufw/ufw.conf", "ENABLED=no\n"),
            plain
        );
        let group = "/sys/fs/cgroup/system.slice/firewalld.service";
        let firewalld = told(here, false, group, "");
        assert!(
            firewalld.contains("sudo firewall-cmd --add-port=8080/tcp"),
            "{firewalld}"
        );
        let kernel = "5.15.167.4-microsoft-standard-WSL2";
        let wsl = told(
            Some([172, 20, 1, 2]),
            false,
            "/proc/sys/kernel/osrelease",
            kernel,
        );
        for part in [
            "networkingMode=mirrored",
            "connectaddress=172.20.1.2",
            "localport=8080",
        ] {
            assert!(wsl.contains(part), "{wsl}");
        }
        assert!(told(here, true, "", "").contains("-p 8080:8080"));
        assert!(!told(None, false, "", "").contains("http://"));
    }
}
