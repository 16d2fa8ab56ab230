import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreditKind } from '#config/credits'
import { EVENTS_CHANNEL } from '#app/queue/events'
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
  applied?: boolean
}

/** Credits of one gift or payment that can be spent. */
export interface SpendableGrant {
  id: number
  remaining: number
}

/**
 * Serialises all changes of one user's credits until the transaction ends, and books what has lapsed.
 * @returns the grants that can be spent, the one that lapses first before the others, those that never lapse last
 */
export async function lockLedger(
  trx: TransactionClientContract,
  userId: number,
  kind: CreditKind
): Promise<SpendableGrant[]> {
  await sql(trx, 'select 1 from users where id = ? for no key update', [userId])
  // A statement of its own: one that has waited for the lock does not see what was written meanwhile.
  const grants = await sql<SpendableGrant & { lapsed: boolean }>(
    trx,
    `select id, remaining, coalesce(expires_at <= now(), false) as lapsed from credit_grants
     where user_id = ? and kind = ? and remaining > 0
     order by expires_at asc nulls last, id`,
    [userId, kind]
  )
  const lapsed = grants.filter((grant) => grant.lapsed)
  if (lapsed.length > 0) {
    const allocations = lapsed.map(({ id, remaining }) => ({ grantId: id, change: -remaining }))
    await writeEntry(trx, { userId, kind, reason: 'expiry', allocations })
  }
  return grants.filter((grant) => !grant.lapsed)
}

/**
 * Appends one row to the ledger, which must be locked, and tells the user's open pages what is left once the transaction
 * is committed. All in one statement: each trip to the database is time for which others of this user wait.
 * @param input.applied whether the grants have been changed already; otherwise they are changed here
 */
export async function writeEntry(
  trx: TransactionClientContract,
  { userId, kind, reason, generationId, reference, allocations, applied = false }: EntryInput
): Promise<void> {
  const change = allocations.reduce((sum, allocation) => sum + allocation.change, 0)
  await sql(trx, WRITE_ENTRY, {
    userId,
    kind,
    reason,
    change,
    // What the statement changes itself, it does not see yet.
    pending: applied ? 0 : change,
    generationId: generationId ?? null,
    reference: reference ?? null,
    grants: allocations.map((allocation) => allocation.grantId),
    changes: allocations.map((allocation) => allocation.change),
    applied,
    channel: EVENTS_CHANNEL,
  })
}

const WRITE_ENTRY = `
  with allocations as (
    select * from unnest(:grants::bigint[], :changes::int[]) as a (grant_id, change)),
  changed as (
    update credit_grants g set remaining = g.remaining + a.change
    from allocations a where g.id = a.grant_id and not :applied::boolean),
  entry as (
    insert into credit_entries (user_id, kind, reason, change, balance, generation_id, reference)
    select :userId::bigint, :kind::text, :reason::text, :change::int,
      coalesce(sum(remaining), 0) + :pending::int, :generationId::uuid, :reference::text
    from credit_grants where user_id = :userId::bigint and kind = :kind::text
    returning id),
  allocated as (
    insert into credit_allocations (entry_id, grant_id, change)
    select entry.id, a.grant_id, a.change from entry, allocations a),
  spendable as (
    select k.kind, (coalesce(sum(g.remaining), 0)
      + case when k.kind = :kind::text and :reason::text <> 'expiry' then :pending::int else 0 end)::int as total
    from unnest(array['image', 'video', 'model']) k (kind)
    left join credit_grants g on g.user_id = :userId::bigint and g.kind = k.kind and g.remaining > 0
      and (g.expires_at is null or g.expires_at > now())
    group by k.kind)
  select pg_notify(:channel::text, jsonb_build_object('type', 'credits', 'userId', :userId::bigint,
    'data', jsonb_object_agg(kind || '_credits', total))::text)
  from spendable`
