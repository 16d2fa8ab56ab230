import { isDeepStrictEqual } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { debitCredits } from '#app/credits/ledger/debit_credits'
import { mediaFolder } from '#config/drive'
import { creditsOf } from '../credits.js'
import { createGeneration } from '../generation.js'
import { listFiles } from '../stored_files.js'
import { until } from '../until.js'

/** What calls leave whether they are tried or not: that somebody called, and how often. */
const CALLS = ['access_tokens', 'rate_limits', 'sessions']

/** Jobs of calls; the clock sends others. */
const OF_CALLS = `name in ('generations', 'imports') or name = 'batches' and data->>'userId' is not null`

/** Waits until workers have done all that calls have asked for. */
export function settled(): Promise<unknown> {
  return until(async () => {
    const { jobs } = firstOf(
      await sql<{ jobs: number }>(
        db.connection(),
        `select count(*)::int as jobs from pgboss.job
         where state in ('created', 'retry', 'active') and (${OF_CALLS})`
      )
    )
    return jobs === 0
  })
}

/** How many rows each table has and which of them was written last, which jobs there are, and how many files. */
export async function traces(): Promise<Record<string, unknown>> {
  const tables = await sql<{ name: string }>(
    db.connection(),
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(?)`,
    [CALLS]
  )
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, max(xmin::text::bigint)::text as newest from "${name}"`
  )
  const rows = await sql<{ name: string; rows: number; newest: string | null }>(
    db.connection(),
    each.join(' union all ')
  )
  const jobs = await sql<{ name: string; jobs: number }>(
    db.connection(),
    `select name, count(*)::int as jobs from pgboss.job where ${OF_CALLS} group by name order by name`
  )
  return {
    tables: Object.fromEntries(rows.map(({ name, ...trace }) => [name, trace])),
    jobs,
    files: (await listFiles(mediaFolder)).length,
  }
}

/**
 * What there is before and after a price was asked for. Where that differs it is asked once more: the clock may have removed something in
 * between, but what a call leaves it leaves each time.
 */
export async function watched<Price>(ask: () => Promise<Price>) {
  const once = async () => {
    await settled()
    const before = await traces()
    return { before, price: await ask(), after: await traces() }
  }
  const first = await once()
  return isDeepStrictEqual(first.before, first.after) ? first : once()
}

/** Credits that a user's work has been accepted for, of all kinds. */
export async function takenFrom(userId: number): Promise<Record<string, number>> {
  const rows = await sql<{ kind: string; credits: number }>(
    db.connection(),
    `select credit_kind as kind, sum(credit_cost)::int as credits from generations
     where user_id = ? and credit_cost > 0 group by credit_kind`,
    [userId]
  )
  return Object.fromEntries(rows.map(({ kind, credits }) => [kind, credits]))
}

/** Takes all credits and the subscription of a user. */
export async function loseAll(userId: number): Promise<void> {
  for (const kind of ['image', 'video', 'model'] as const) {
    const amount = await creditsOf(userId, kind)
    if (amount === 0) continue
    const generationId = await createGeneration(userId)
    await db.transaction((trx) => debitCredits(trx, { userId, kind, amount, generationId }))
  }
  await sql(db.connection(), 'delete from subscriptions where user_id = ?', [userId])
}
