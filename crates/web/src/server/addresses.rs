//! Under which addresses others reach this machine.

use std::net::{IpAddr, Ipv4Addr};

/// The addresses of this machine in its networks, those that a phone in the same room most likely reaches first.
pub fn local_addresses() -> Vec<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let found = found.into_iter().filter(|interface| interface.is_oper_up() && !interface.is_p2p());
    by_likelihood(found.map(|interface| (interface.ip(), interface.name)).collect())
}

/// Sorts addresses with the names of their interfaces; those that others cannot use are left out.
pub fn by_likelihood(mut found: Vec<(IpAddr, String)>) -> Vec<IpAddr> {
    found
        .retain(|(address, _)| matches!(address, IpAddr::V4(v4) if !v4.is_loopback() && !v4.is_link_local()));
    found.sort_by_key(|(address, name)| (is_virtual(name), likelihood(*address), *address));
    found.dedup_by_key(|(address, _)| *address);
    found.into_iter().map(|(address, _)| address).collect()
}

/// Networks between programs of one machine.
fn is_virtual(name: &str) -> bool {
    ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "podman", "cni", "lxc"]
        .iter()
        .any(|prefix| name.starts_with(prefix))
}

/// Homes and schools mostly use the first kind.
fn likelihood(address: IpAddr) -> u8 {
    match address {
        IpAddr::V4(address) if address.octets()[..2] == [192, 168] => 0,
        IpAddr::V4(address) if address.octets()[0] == 10 => 1,
        IpAddr::V4(address) if Ipv4Addr::is_private(&address) => 2,
        _ => 3,
    }
}
