import { firstOnes } from '#app/core/elements'
import type { Affiliate } from '../queries/find_affiliate.js'
import type { AffiliateDay } from '../queries/list_days.js'
import { couponLink, referralLink } from '../referral_link.js'

/** A day with something to count. */
export interface DayCount {
  /** In UTC, such as '2026-11-22'. */
  date: string
  count: number
}

export interface PaidDay extends DayCount {
  /** Dollars. */
  earnings: number
}

/** Amounts are dollars, rates percent, both with two decimals. */
export interface AffiliateStats {
  total_clicks: number
  total_paid_conversions: number
  total_registration_conversions: number
  total_earnings: number
  /** Of the visitors who clicked, those who registered: 0 to 100. */
  conversion_rate: number
  /** Of the visitors who clicked or came by the coupon, those who paid: 0 to 100. */
  paid_conversion_rate: number
  current_balance: number
}

export interface CampaignData {
  /** Empty for links without. */
  name: string
  clicks: number
  registrations: number
  paid_conversions: number
  /** Dollars. */
  earnings: number
}

type Counter = 'clicks' | 'registrations' | 'paid_conversions' | 'earnings'

/** What the dashboard shows. Lists begin with the newest day. */
export function dashboardData(affiliate: Affiliate, days: readonly AffiliateDay[]) {
  return {
    affiliate: {
      affiliate_id: affiliate.code,
      paypal_email: affiliate.paypal_email,
      link: referralLink(affiliate.code),
      coupon_link: couponLink(affiliate.code),
      on_hold: affiliate.held_at !== null,
    },
    stats: statsOf(affiliate),
    clicks: daysWith(days, 'clicks'),
    paidConversions: paidDays(days),
    registrationConversions: daysWith(days, 'registrations'),
    campaigns: campaignsOf(days),
  }
}

function statsOf(affiliate: Affiliate): AffiliateStats {
  const { clicks, registrations, paid_conversions: paid, earnings, balance } = affiliate
  return {
    total_clicks: clicks,
    total_paid_conversions: paid,
    total_registration_conversions: registrations,
    total_earnings: earnings / 100,
    conversion_rate: share(registrations, clicks),
    paid_conversion_rate: share(paid, clicks),
    current_balance: balance / 100,
  }
}

/**
 * Several people behind one address count as one click, and who comes by the coupon as none. Whoever is counted in `part`
 * has been there, so that at least as many have.
 * @returns percent, 0 to 100
 */
function share(part: number, clicks: number): number {
  const visitors = Math.max(clicks, part)
  return visitors === 0 ? 0 : Math.round((part / visitors) * 10_000) / 100
}

function daysWith(days: readonly AffiliateDay[], counter: Counter): DayCount[] {
  return [...sumBy(days, 'day', counter)]
    .filter(([, count]) => count !== 0)
    .map(([date, count]) => ({ date, count }))
}

/** Days on which somebody paid for the first time, and those that earned by somebody who had paid before. */
function paidDays(days: readonly AffiliateDay[]): PaidDay[] {
  const earnings = sumBy(days, 'day', 'earnings')
  return [...sumBy(days, 'day', 'paid_conversions')]
    .map(([date, count]) => ({ date, count, earnings: earnings.get(date)! / 100 }))
    .filter(({ count, earnings: earned }) => count !== 0 || earned !== 0)
}

/** Campaigns alone: what came without is no row of its own when there are none. */
function campaignsOf(days: readonly AffiliateDay[]): CampaignData[] {
  const [clicks, registrations, paid, earnings] = firstOnes(
    (['clicks', 'registrations', 'paid_conversions', 'earnings'] as const).map((counter) =>
      sumBy(days, 'campaign', counter)
    ),
    4
  )
  if ([...clicks.keys()].every((name) => name === '')) return []
  return [...clicks.keys()]
    .map((name) => ({
      name,
      clicks: clicks.get(name)!,
      registrations: registrations.get(name)!,
      paid_conversions: paid.get(name)!,
      earnings: earnings.get(name)! / 100,
    }))
    .sort((a, b) => b.clicks - a.clicks)
}

function sumBy(
  days: readonly AffiliateDay[],
  key: 'day' | 'campaign',
  counter: Counter
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const day of days) sums.set(day[key], (sums.get(day[key]) ?? 0) + day[counter])
  return sums
}
