import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is one of the public internet: not of this machine, a private network, a link, a carrier's
 * network, nor one of these wrapped into IPv6 (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
