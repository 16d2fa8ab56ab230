import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { countDay } from '#app/affiliates/ledger/count_day'
import { type AffiliateEntryInput, writeAffiliateEntry } from '#app/affiliates/ledger/write_entry'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { createMerchant } from './merchant.js'

export interface StoredPayout {
  id: number
  reference: string
  amount: number
  status: string
  provider_status: string | null
  transaction_id: string | null
  failure: string | null
  paypal_email: string
  batch_id: number | null
}

export interface StoredBatch {
  id: number
  sender_batch_id: string
  provider_id: string | null
  state: string
  tries: number
  last_error: string | null
  next_at: Date
  first_sent_at: Date | null
}

/** An affiliate whom nobody knows yet; `words` before the address decide what the sandbox does with payouts. */
export async function createPayee(
  words = 'pays'
): Promise<{ user: User; affiliateId: number; paypalEmail: string }> {
  const user = await createMerchant()
  const paypalEmail = `${words}+${randomUUID()}@example.test`
  const { id } = firstOf(
    await sql<{ id: number }>(
      db.connection(),
      'insert into affiliates (user_id, code, paypal_email) values (?, ?, ?) returning id',
      [user.id, randomUUID(), paypalEmail]
    )
  )
  return { user, affiliateId: id, paypalEmail }
}

/** Cents that can be paid out after so many days from now; in the past, if negative. */
export function earn(affiliateId: number, cents: number, availableInDays = -1): Promise<void> {
  return enter({ affiliateId, reason: 'commission', change: cents }, availableInDays)
}

export function takeBack(affiliateId: number, cents: number, days = 0): Promise<void> {
  return enter({ affiliateId, reason: 'reversal', change: -cents }, days)
}

function enter(entry: Omit<AffiliateEntryInput, 'availableAt'>, days: number): Promise<void> {
  const availableAt = new Date(Date.now() + days * 86_400_000)
  const day = new Date().toISOString().slice(0, 10)
  return db.transaction(async (trx) => {
    await writeAffiliateEntry(trx, { ...entry, availableAt })
    const { affiliateId, change: earnings } = entry
    await countDay(trx, { affiliateId, campaign: '', day, earnings })
  })
}

export async function balanceOf(affiliateId: number): Promise<number> {
  const { balance } = firstOf(
    await sql<{ balance: number }>(db.connection(), 'select balance from affiliates where id = ?', [
      affiliateId,
    ])
  )
  return balance
}

/** An affiliate's payouts, the first first. */
export function payoutsOf(affiliateId: number): Promise<StoredPayout[]> {
  return sql(db.connection(), 'select * from payouts where affiliate_id = ? order by id', [
    affiliateId,
  ])
}

export async function batchOf({ batch_id: id }: StoredPayout): Promise<StoredBatch> {
  const rows = await sql<StoredBatch>(
    db.connection(),
    'select * from payout_batches where id = ?',
    [id]
  )
  return firstOf(rows)
}

/** Makes what is next for a batch due now. */
export async function makeDue(batchId: number): Promise<void> {
  await sql(db.connection(), 'update payout_batches set next_at = now() where id = ?', [batchId])
}

/** Affiliates whose balance is not what the ledger says, or whose payouts are booked otherwise than they ended. */
export const BROKEN_AFFILIATES = `
  select a.id, a.balance, e.sum, e.newest from affiliates a
    join (select affiliate_id, sum(change)::bigint as sum, (array_agg(balance order by id desc))[1] as newest
      from affiliate_entries group by affiliate_id) e on e.affiliate_id = a.id
    where a.balance <> e.sum or a.balance <> e.newest
  union all
  select p.affiliate_id, p.amount, coalesce(e.sum, 0), null from payouts p
    left join (select payout_id, sum(change)::bigint as sum from affiliate_entries group by payout_id) e on e.payout_id = p.id
    where coalesce(e.sum, 0) <> case when p.status = 'failed' then 0 else -p.amount end`
