import { payments } from '#config/billing'
import { absoluteUrl } from '#app/core/http/absolute_url'

/** The link that an affiliate shares. @param campaign empty for none */
export function referralLink(code: string, campaign = ''): string {
  const query = new URLSearchParams({ ref: code })
  if (campaign) query.set('campaign', campaign)
  return absoluteUrl(`/?${query}`)
}

/** Where a new customer subscribes with the affiliate's code as the coupon; null where nothing is sold. */
export function couponLink(code: string): string | null {
  return payments === 'off' ? null : absoluteUrl(`/subscribe?coupon=${code}`)
}
