import type { HttpContext } from '@adonisjs/core/http'
import { REFERRAL_DAYS } from '#config/affiliates'
import { affiliateCode } from './affiliate_code.js'
import { campaignName } from './campaign_name.js'

/** The link that brought a visitor. */
export interface Referral {
  code: string
  /** Empty for none. */
  campaign: string
  clickedAt: Date
}

export const REFERRAL_COOKIE = 'vitrine_ref'
const DAY_MS = 86_400_000
const SECOND_MS = 1_000

/** The last cookie: signing one takes as long as answering a page from memory, and a link that is shared brings many at once. */
let last = { value: '', line: '' }

/** Notes in the visitor's browser, signed, which link brought them, to the second. */
export function rememberReferral(
  { response }: HttpContext,
  { code, campaign, clickedAt }: Referral
): void {
  const at = Math.floor(clickedAt.getTime() / SECOND_MS) * SECOND_MS
  const value = JSON.stringify([code, campaign, at])
  if (last.value === value) {
    response.append('set-cookie', last.line)
    return
  }
  response.cookie(REFERRAL_COOKIE, { code, campaign, at }, { maxAge: `${REFERRAL_DAYS}d` })
  const line = [response.getHeader('set-cookie')].flat().at(-1)
  last = { value, line: String(line) }
}

/** Which link brought who asks, while that counts. */
export function referralOf({ request }: HttpContext): Referral | null {
  const value: unknown = request.cookie(REFERRAL_COOKIE)
  if (typeof value !== 'object' || value === null) return null
  const { code: sent, campaign, at } = value as Record<string, unknown>
  const code = affiliateCode(sent)
  if (code === null || typeof at !== 'number') return null
  const age = Date.now() - at
  if (!(age >= 0 && age < REFERRAL_DAYS * DAY_MS)) return null
  return { code, campaign: campaignName(campaign), clickedAt: new Date(at) }
}
