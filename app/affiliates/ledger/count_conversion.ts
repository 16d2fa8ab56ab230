import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { countDay } from './count_day.js'

/** Who was brought by whom. */
export interface ReferredUser {
  user_id: number
  affiliate_id: number
  campaign: string
  converted_at: Date | null
}

/**
 * Somebody who was referred counts as a paid conversion on the day of the first payment that earns a commission; no more, if all
 * they paid goes back. Brings that up to date with the ledger. The affiliate must be locked.
 */
export async function countConversion(
  trx: TransactionClientContract,
  { user_id: userId, affiliate_id: affiliateId, campaign, converted_at: before }: ReferredUser
): Promise<void> {
  const { first } = firstOf(
    await sql<{ first: Date | null }>(
      trx,
      `select min(p.paid_at) as first from payments p
     where p.user_id = ? and 0 < (
       select sum(e.change) from affiliate_entries e where e.payment_id = p.id and e.affiliate_id = ?)`,
      [userId, affiliateId]
    )
  )
  if (first?.getTime() === before?.getTime()) return
  await sql(trx, 'update referrals set converted_at = ? where user_id = ?', [first, userId])
  const moves: [Date | null, number][] = [
    [before, -1],
    [first, 1],
  ]
  for (const [at, paidConversions] of moves) {
    if (!at) continue
    const day = at.toISOString().slice(0, 10)
    await countDay(trx, { affiliateId, campaign, day, paidConversions })
  }
  const change = (first ? 1 : 0) - (before ? 1 : 0)
  if (change === 0) return
  await sql(trx, 'update affiliates set paid_conversions = paid_conversions + ? where id = ?', [
    change,
    affiliateId,
  ])
}
