/** What is kept with an object but not part of it on the wire. */
const KEPT_BACK: Record<string, string[]> = {
  'checkout.session': [
    'line_items',
    'customer_update',
    'subscription_metadata',
    'payment_intent_metadata',
  ],
  'customer': ['tax_ids'],
  'webhook_endpoint': ['signing_secret'],
}

/** An object as the API tells it. */
export function present<T extends object>(object: T): Partial<T> {
  const hidden = KEPT_BACK[(object as { object?: string }).object ?? ''] ?? []
  return Object.fromEntries(
    Object.entries(object).filter(([name]) => !hidden.includes(name))
  ) as Partial<T>
}
