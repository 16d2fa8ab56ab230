import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isPublicAddress } from '#app/media/fetching/public_address'
import { allowPrivate } from '#config/webhook_network'
import { URL_REFUSALS } from './messages/en/common.js'

const PRIVATE_RANGES = ['loopback', 'private', 'uniqueLocal']
const LOOPBACK_NAME = /^(.+\.)?localhost$/

/** Whether webhooks may be sent to an IP address: to those of the public internet, and to private ones if the operator says so. */
export function mayReceive(address: string, isPrivateAllowed = allowPrivate): boolean {
  return isPublicAddress(address) || (isPrivateAllowed && PRIVATE_RANGES.includes(range(address)))
}

/**
 * Why an address cannot be the one of an endpoint, in a sentence for its owner; null when it can. Names are not looked up: that
 * happens anew each time that something is sent.
 */
export function refuseUrl(text: string, isPrivateAllowed = allowPrivate): string | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return URL_REFUSALS.incomplete
  if (url.username || url.password) return URL_REFUSALS.credentials
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLoopback = LOOPBACK_NAME.test(host) || range(host) === 'loopback'
  if (url.protocol === 'http:' && !(isPrivateAllowed && isLoopback)) return URL_REFUSALS.http
  const isPrivateName = LOOPBACK_NAME.test(host) && !isPrivateAllowed
  if (isPrivateName || (isIP(host) && !mayReceive(host, isPrivateAllowed))) {
    return URL_REFUSALS.address
  }
  return null
}

function range(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : 'none'
}
