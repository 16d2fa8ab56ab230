import { stripe } from './stripe_client.js'

const KEEP_MS = 10 * 60_000

const known = new Map<string, { id: string; until: number }>()

/**
 * Id of the price that is sold under a lookup key. Kept for some minutes, since it is asked for at each checkout.
 * @throws Error when there is none: `node ace.js billing:setup` makes it
 */
export async function findPrice(lookupKey: string): Promise<string> {
  const kept = known.get(lookupKey)
  if (kept && kept.until > Date.now()) return kept.id
  const { data } = await stripe().prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const [price] = data
  if (!price) {
    throw new Error(`The payment provider has no price '${lookupKey}': run billing:setup`)
  }
  known.set(lookupKey, { id: price.id, until: Date.now() + KEEP_MS })
  return price.id
}

/** Has a price asked for anew. */
export function forgetPrice(lookupKey: string): void {
  known.delete(lookupKey)
}
