const CAMPAIGN = /^[a-z0-9][a-z0-9._-]{0,39}$/

/**
 * The name of a campaign as links carry it: up to 40 letters, digits, dots, dashes and underscores, in lower case. Whatever
 * else is sent is none, which is the empty string.
 */
export function campaignName(value: unknown): string {
  const name = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return CAMPAIGN.test(name) ? name : ''
}
