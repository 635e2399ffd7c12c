//! The addresses of this machine.

use std::fs;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// Where others reach this machine: the address from which it would go out. Where no way leads out, as from a
/// laptop that is its own hotspot, all that it has. Nothing is sent for that.
pub fn addresses() -> Vec<IpAddr> {
    let out = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        // An address that is nobody's.
        socket.connect("192.0.2.1:9")?;
        Ok(socket.local_addr()?.ip())
    });
    match out {
        Ok(address) if !address.is_loopback() => vec![address],
        _ => own(&fs::read_to_string("/proc/net/fib_trie").unwrap_or_default()),
    }
}

/// The addresses that Linux calls its own in its table of ways.
fn own(ways: &str) -> Vec<IpAddr> {
    let lines: Vec<&str> = ways.lines().map(str::trim).collect();
    let own = lines.windows(2).filter(|it| it[1] == "/32 host LOCAL");
    let own = own.filter_map(|it| it[0].strip_prefix("|-- ")?.parse::<Ipv4Addr>().ok());
    let mut all: Vec<Ipv4Addr> = own.filter(|it| !it.is_loopback()).collect();
    // Most of those that begin with 172 are of containers, which no pupil reaches.
    all.sort_by_key(|it| (it.octets()[0] == 172, *it));
    all.dedup();
    all.into_iter().map(IpAddr::V4).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_without_a_way_out_knows_its_own_addresses() {
        let ways = "Main:\n  +-- 0.0.0.0/1 2 0 2\n     |-- 10.42.0.0\n        /24 link UNICAST\n     |-- 10.42.0.1\n        \
                    /32 host LOCAL\n     |-- 127.0.0.1\n        /32 host LOCAL\n     |-- 172.17.0.1\n        /32 host LOCAL\n";
        let text = |all: Vec<IpAddr>| all.iter().map(IpAddr::to_string).collect::<Vec<_>>();
        let doubled =
            format!("{ways}Local:\n{ways}     |-- 10.42.0.255\n        /32 link BROADCAST\n");
        assert_eq!(text(own(&doubled)), ["10.42.0.1", "172.17.0.1"]);
        assert_eq!(
            text(own("     |-- 127.0.0.1\n        /32 host LOCAL\n")),
            [""; 0]
        );
        assert!(
            addresses()
                .iter()
                .all(|it| !it.is_loopback() && !it.is_unspecified())
        );
    }
}
