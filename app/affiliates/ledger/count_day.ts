import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

interface DayInput {
  affiliateId: number
  campaign: string
  /** In UTC, such as '2026-11-22'. */
  day: string
  registrations?: number
  paidConversions?: number
  /** Cents. */
  earnings?: number
}

/** Adds to the sums of a day; the affiliate's own sums are added to by who calls. Amounts may be negative. */
export async function countDay(
  trx: TransactionClientContract,
  { affiliateId, campaign, day, registrations = 0, paidConversions = 0, earnings = 0 }: DayInput
): Promise<void> {
  await sql(
    trx,
    `insert into affiliate_days as d (affiliate_id, day, campaign, registrations, paid_conversions, earnings)
     values (?, ?, ?, ?, ?, ?)
     on conflict (affiliate_id, day, campaign) do update set
       registrations = d.registrations + excluded.registrations,
       paid_conversions = d.paid_conversions + excluded.paid_conversions,
       earnings = d.earnings + excluded.earnings`,
    [affiliateId, day, campaign, registrations, paidConversions, earnings]
  )
}
