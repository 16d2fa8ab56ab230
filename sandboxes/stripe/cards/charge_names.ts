import { PACK } from '#config/billing'
import { CHARGE_NAMES } from '../messages/en/common.js'

/** What payments of subscriptions are called by the payment provider's API. */
export const SUBSCRIPTION_CREATION = 'Subscription creation'
export const SUBSCRIPTION_UPDATE = 'Subscription update'

const NAMES: Record<string, keyof typeof CHARGE_NAMES> = {
  [SUBSCRIPTION_CREATION]: 'creation',
  [SUBSCRIPTION_UPDATE]: 'update',
  [PACK.name]: 'pack',
}

/** What an object of the API is called on hosted pages, in the reader's language; products have their own names. */
export function chargeName(description: string | null): string {
  if (description === null) return CHARGE_NAMES.payment
  const name = NAMES[description]
  return name ? CHARGE_NAMES[name] : description
}
