import { sql, TO_SHOW } from '#app/core/database/sql'
import { DASHBOARD_DAYS } from '#config/affiliates'

/** What a day brought by a campaign. */
export interface AffiliateDay {
  /** In UTC, such as '2026-11-22'. */
  day: string
  /** Empty for links without. */
  campaign: string
  clicks: number
  registrations: number
  paid_conversions: number
  /** Cents. */
  earnings: number
}

/** The last days of an affiliate, the newest first. Reads sums alone: what it costs does not grow with the clicks. */
export function listDays(affiliateId: number): Promise<AffiliateDay[]> {
  return sql(
    TO_SHOW,
    `select to_char(day, 'YYYY-MM-DD') as day, campaign, clicks, registrations, paid_conversions, earnings
     from affiliate_days
     where affiliate_id = ? and day > (now() at time zone 'utc')::date - ?::int
     order by affiliate_days.day desc, campaign`,
    [affiliateId, DASHBOARD_DAYS]
  )
}
