import ipaddr from 'ipaddr.js'

/** What one customer of an IPv6 provider has at least, in bits. */
const IPV6_PREFIX = 64

/**
 * What limits count by: the address, for IPv6 its network, in which one client can take any of 2^64 addresses.
 */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${IPV6_PREFIX}`)}/${IPV6_PREFIX}`
}
