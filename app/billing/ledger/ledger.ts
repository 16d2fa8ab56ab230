import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreditKind } from '#config/credits'
import { notifyEvent } from '#app/queue/events'
import { sql } from '#app/shell/sql'

/*
 * Shared by the operations beside this file. Invariant: after every transaction, for each user and kind, the sum
 * of `credit_grants.remaining` equals the balance of the newest `credit_entries` row.
 */

export interface Allocation {
  grantId: number
  /** Negative when credits leave the grant. */
  change: number
}

export interface EntryInput {
  userId: number
  kind: CreditKind
  reason: 'grant' | 'debit' | 'refund' | 'expiry' | 'revocation' | 'restoration'
  generationId?: string
  /** Names what caused it, where it was no generation; each reason counts once a reference. */
  reference?: string
  /** At least one. */
  allocations: Allocation[]
}

/**
 * Serialises all changes of one user's credits until the transaction ends, and books what has lapsed, so that the
 * grants that are left are the ones that can be spent.
 */
export async function lockLedger(
  trx: TransactionClientContract,
  userId: number,
  kind: CreditKind
): Promise<void> {
  await sql(trx, 'select 1 from users where id = ? for no key update', [userId])
  const rows = await sql<{ id: number; remaining: number }>(
    trx,
    `with lapsed as (
       select id, remaining from credit_grants
       where user_id = ? and kind = ? and remaining > 0 and expires_at <= now())
     update credit_grants g set remaining = 0 from lapsed where g.id = lapsed.id
     returning g.id, lapsed.remaining`,
    [userId, kind]
  )
  if (rows.length === 0) return
  const allocations = rows.map((row) => ({
    grantId: row.id,
    change: -row.remaining,
  }))
  await writeEntry(trx, { userId, kind, reason: 'expiry', allocations })
}

/** Takes from or adds to grants. The ledger must be locked, and an entry that says so be written. */
export async function changeGrants(
  trx: TransactionClientContract,
  allocations: Allocation[]
): Promise<void> {
  await sql(
    trx,
    `update credit_grants g set remaining = g.remaining + a.change
     from unnest(?::bigint[], ?::int[]) as a (grant_id, change) where g.id = a.grant_id`,
    [allocations.map(({ grantId }) => grantId), allocations.map(({ change }) => change)]
  )
}

/** Appends one row to the ledger. The grants must have been changed already and the ledger be locked. */
export async function writeEntry(
  trx: TransactionClientContract,
  { userId, kind, reason, generationId, reference, allocations }: EntryInput
): Promise<void> {
  const change = allocations.reduce((sum, allocation) => sum + allocation.change, 0)
  await sql(
    trx,
    `with entry as (
       insert into credit_entries (user_id, kind, reason, change, balance, generation_id, reference)
       select ?, ?, ?, ?, coalesce(sum(remaining), 0), ?::uuid, ?
         from credit_grants where user_id = ? and kind = ?
       returning id)
     insert into credit_allocations (entry_id, grant_id, change)
     select entry.id, a.grant_id, a.change
       from entry, unnest(?::bigint[], ?::int[]) as a (grant_id, change)`,
    [
      userId,
      kind,
      reason,
      change,
      generationId ?? null,
      reference ?? null,
      userId,
      kind,
      allocations.map((allocation) => allocation.grantId),
      allocations.map((allocation) => allocation.change),
    ]
  )
}

/** Tells the user's open pages their new credits, once the transaction has been committed. */
export async function announceCredits(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  const rows = await sql<{ kind: string; total: number }>(
    trx,
    `select kind, sum(remaining)::int as total from credit_grants
     where user_id = ? and remaining > 0 and (expires_at is null or expires_at > now()) group by kind`,
    [userId]
  )
  const left = Object.fromEntries(rows.map((row) => [row.kind, row.total]))
  await notifyEvent(trx, {
    type: 'credits',
    userId,
    data: {
      image_credits: left.image ?? 0,
      video_credits: left.video ?? 0,
      model_credits: left.model ?? 0,
    },
  })
}
