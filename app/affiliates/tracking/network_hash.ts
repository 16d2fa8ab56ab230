import { createHmac } from 'node:crypto'
import { clientNetwork } from '#app/core/http/client_network'
import { appKey } from '#config/app'

/** The network that somebody registered from, as bytes in hexadecimal that tell nothing without the key of this installation. */
export function networkHash(ip: string): string {
  return createHmac('sha256', appKey.release())
    .update(`referral network ${clientNetwork(ip)}`)
    .digest('hex')
    .slice(0, 32)
}
