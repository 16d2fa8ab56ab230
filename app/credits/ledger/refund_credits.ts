import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { type CreditKind, REFUND_GRACE_DAYS } from '#config/credits'
import { type Allocation, lockLedger, writeEntry } from './ledger.js'
import { sql } from '#app/core/database/sql'

export interface RefundCreditsInput {
  userId: number
  kind: CreditKind
  /** How many of the debited credits go back; positive. */
  amount: number
  generationId: string
}

/** What went back to one grant. */
export interface ReturnedCredits {
  grantId: number
  change: number
  /** The one that was debited: another, if that has lapsed since. */
  debitedGrantId: number
}

interface DebitedGrant {
  grant_id: number
  taken: number
  lapsed: boolean
}

/**
 * Gives credits of a generation back to the grants they were taken from, the last one spent first. What came from
 * a grant that has lapsed since is given as a new grant, so that failed work never costs anything.
 * A generation is refunded at most once (unique index); more than was debited is an error.
 * @returns what went where
 */
export async function refundCredits(
  trx: TransactionClientContract,
  input: RefundCreditsInput
): Promise<ReturnedCredits[]> {
  const { userId, kind, amount, generationId } = input
  await lockLedger(trx, userId, kind)
  const rows = await sql<DebitedGrant>(
    trx,
    `select a.grant_id, -a.change as taken, coalesce(g.expires_at <= now(), false) as lapsed
     from credit_entries e
     join credit_allocations a on a.entry_id = e.id
     join credit_grants g on g.id = a.grant_id
     where e.generation_id = ? and e.reason = 'debit'
     order by g.expires_at desc nulls first, g.id desc`,
    [generationId]
  )
  const returned: ReturnedCredits[] = []
  let missing = amount
  for (const { grant_id: grantId, taken, lapsed } of rows) {
    const change = Math.min(taken, missing)
    if (change === 0) break
    missing -= change
    if (lapsed) {
      const replacement = await replaceLapsedGrant(trx, { ...input, grantId, change })
      returned.push({ grantId: replacement, change, debitedGrantId: grantId })
    } else {
      await returnToGrant(trx, { grantId, change })
      returned.push({ grantId, change, debitedGrantId: grantId })
    }
  }
  if (missing > 0) throw new Error(`Refund of generation ${generationId} exceeds its debit`)
  await writeEntry(trx, {
    userId,
    kind,
    reason: 'refund',
    generationId,
    allocations: returned,
    applied: true,
  })
  return returned
}

async function returnToGrant(
  trx: TransactionClientContract,
  { grantId, change }: Allocation
): Promise<void> {
  await sql(trx, 'update credit_grants set remaining = remaining + ? where id = ?', [
    change,
    grantId,
  ])
}

async function replaceLapsedGrant(
  trx: TransactionClientContract,
  input: RefundCreditsInput & Allocation
): Promise<number> {
  const rows = await sql<{ id: number }>(
    trx,
    `insert into credit_grants (user_id, kind, source, source_key, amount, remaining, expires_at)
     values (?, ?, 'refund', ?, ?, ?, now() + make_interval(days => ?)) returning id`,
    [
      input.userId,
      input.kind,
      `${input.generationId}:${input.grantId}`,
      input.change,
      input.change,
      REFUND_GRACE_DAYS,
    ]
  )
  return firstOf(rows).id
}
