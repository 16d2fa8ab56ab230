import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { firstOf } from '#app/core/elements'
import { isPublicAddress } from './public_address.js'

/** An address that must not be fetched from. */
export class AddressRefused extends Error {}

/**
 * A connection pool that only connects to addresses that `isAllowed`. The check is part of the connection itself, so
 * that a name cannot point elsewhere between the check and the connection.
 */
export function createAgent(isAllowed: (address: string) => boolean = isPublicAddress): Agent {
  const checkedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return callback(new AddressRefused(`${hostname} is not public`), [])
      }
      if (options.all) return callback(null, addresses)
      const { address, family } = firstOf(addresses)
      return callback(null, address, family)
    })
  }
  return new Agent({ connect: { lookup: checkedLookup } })
}

/** @throws AddressRefused for a host that is written as an address which is not allowed: such a one is never looked up */
export function checkLiteral(hostname: string, isAllowed = isPublicAddress): void {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) && !isAllowed(address)) throw new AddressRefused(`${address} is not public`)
}
