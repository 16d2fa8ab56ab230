import { LRUCache } from 'lru-cache'
import { stripe } from './stripe_client.js'

/** Far more than are sold. */
const MOST = 100

const known = new LRUCache<string, string>({ max: MOST, ttl: 10 * 60_000 })

/**
 * Id of the price that is sold under a lookup key. Kept for some minutes, since it is asked for at each checkout.
 * @throws Error when there is none: `node ace.js billing:setup` makes it
 */
export async function findPrice(lookupKey: string): Promise<string> {
  const kept = known.get(lookupKey)
  if (kept) return kept
  const { data } = await stripe().prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const [price] = data
  if (!price) {
    throw new Error(`The payment provider has no price '${lookupKey}': run billing:setup`)
  }
  known.set(lookupKey, price.id)
  return price.id
}

/** Has a price asked for anew. */
export function forgetPrice(lookupKey: string): void {
  known.delete(lookupKey)
}
