import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { DATA_EXPORT_HOURS, SESSION_DAYS } from '#config/accounts'
import { HOLD_DAYS } from '#config/affiliates'
import { DEADLINE_MINUTES } from '#config/generations'
import { OLD_SECRET_HOURS } from '#config/webhooks'

interface Bound {
  table: string
  column: string
  /** How far ahead it may lie, as PostgreSQL writes a length of time. */
  most: string
  /** Of which rows; of all, if missing. */
  where?: string
}

const NOW = '0 minutes'
/** Longer than anything is put off that was refused. */
const DAY = '1 day'

/** Times that somebody waits for, or by which somebody is trusted. Others that lie ahead tell what was, and do no harm. */
const BOUNDS: readonly Bound[] = [
  {
    table: 'generations',
    column: 'deadline_at',
    most: `${Math.max(...Object.values(DEADLINE_MINUTES))} minutes`,
    where: `state in ('queued', 'running')`,
  },
  { table: 'sessions', column: 'expires_at', most: `${SESSION_DAYS} days` },
  { table: 'sessions', column: 'last_active_at', most: NOW },
  { table: 'remember_me_tokens', column: 'expires_at', most: `${SESSION_DAYS} days` },
  { table: 'remember_me_tokens', column: 'replaced_at', most: NOW },
  { table: 'email_changes', column: 'created_at', most: NOW },
  { table: 'email_changes', column: 'confirmed_at', most: NOW },
  { table: 'data_exports', column: 'created_at', most: NOW },
  { table: 'data_exports', column: 'started_at', most: NOW },
  { table: 'data_exports', column: 'expires_at', most: `${DATA_EXPORT_HOURS} hours` },
  { table: 'mails', column: 'handed_over_at', most: NOW, where: 'sent_at is null' },
  { table: 'webhook_deliveries', column: 'next_attempt_at', most: DAY },
  { table: 'webhook_endpoints', column: 'old_secret_until', most: `${OLD_SECRET_HOURS} hours` },
  { table: 'webhook_endpoints', column: 'failing_since', most: NOW },
  { table: 'payout_batches', column: 'next_at', most: DAY },
  { table: 'affiliate_entries', column: 'available_at', most: `${HOLD_DAYS} days` },
  { table: 'pgboss.version', column: 'cron_on', most: NOW },
  { table: 'pgboss.version', column: 'reindex_on', most: NOW },
  { table: 'pgboss.version', column: 'bam_on', most: NOW },
  { table: 'pgboss.version', column: 'flow_on', most: NOW },
  { table: 'pgboss.version', column: 'monitor_backoff_on', most: DAY },
  { table: 'pgboss.queue', column: 'monitor_on', most: NOW },
  { table: 'pgboss.queue', column: 'monitor_claim_on', most: NOW },
  { table: 'pgboss.queue', column: 'maintain_on', most: NOW },
  { table: 'pgboss.job', column: 'start_after', most: DAY, where: `state < 'active'` },
  { table: 'pgboss.job', column: 'started_on', most: NOW, where: `state = 'active'` },
  { table: 'pgboss.job', column: 'heartbeat_on', most: NOW, where: `state = 'active'` },
]

/** By which the clocks of the machines may differ. */
const SKEW = '1 minute'

/**
 * Brings back what was written while the clock was ahead: a deadline in a year would keep work running for a year, a turn of the
 * sweep that was taken in a year would leave none until then, a link would be good for as long, and no code of an authenticator would be.
 *
 * @throws AggregateError of those that could not be corrected; the others are
 */
export async function correctTimes(): Promise<void> {
  const corrections = BOUNDS.map(({ table, column, most, where = 'true' }) => {
    const bound = `now() + interval '${most}'`
    return `update ${table} set ${column} = ${bound} where ${column} > ${bound} + interval '${SKEW}' and ${where}`
  })
  // Whoever asked for a link can ask again.
  const links = `delete from password_reset_tokens where created_at > now() + interval '${SKEW}'`
  // Every code of an authenticator would be earlier than the last one, and so refused as used.
  const steps = `update users set two_factor_last_step = null
    where two_factor_last_step > extract(epoch from now() + interval '1 minute' + interval '${SKEW}') / 30`
  const failures: unknown[] = []
  for (const text of [...corrections, links, steps]) {
    await sql(db.connection(), text).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Times could not be corrected.')
}
