import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { sweepMails } from '#app/mail/jobs/sweep_mails'
import { removeOldDataExports } from '#app/accounts/actions/remove_old_data_exports'
import { sweepOrphans } from '#app/media/sweep_orphans'
import { scratchDir } from '#config/engine'
import { IDEMPOTENCY_HOURS } from '#config/studio'
import { endGeneration } from '../actions/end_generation.js'
import { sql } from '#app/shell/sql'

const DAY_MS = 86_400_000

/** Every few minutes: ends what is overdue and removes what nobody needs any more. */
export async function keepHouse(): Promise<void> {
  await endOverdue()
  await sql(db.connection(), 'delete from sessions where expires_at < now()')
  await sql(db.connection(), 'delete from remember_me_tokens where expires_at < now()')
  await sql(
    db.connection(),
    'delete from rate_limits where expire < extract(epoch from now()) * 1000'
  )
  await sql(
    db.connection(),
    'delete from idempotency_keys where created_at < now() - make_interval(hours => ?)',
    [IDEMPOTENCY_HOURS]
  )
  await sweepMails()
  await sql(db.connection(), 'delete from accounting_records where keep_until < now()')
  await removeOldDataExports()
  await removeOldScratch()
  await sweepOrphans()
}

/** A job that was lost altogether must not leave its work unfinished: a minute past its deadline it fails. */
async function endOverdue(): Promise<void> {
  const rows = await sql<{ id: string }>(
    db.connection(),
    `select id from generations where state in ('queued', 'running')
     and deadline_at < now() - interval '1 minute' limit 1000`
  )
  for (const { id } of rows) {
    await db.transaction((trx) =>
      endGeneration(trx, {
        id,
        state: 'failed',
        error: { code: 'timeout', message: 'This took too long. Please try again.' },
      })
    )
  }
}

async function removeOldScratch(): Promise<void> {
  const folder = app.makePath(scratchDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    // It may have been removed since it was listed.
    const state = await stat(path).catch(() => null)
    if (state && Date.now() - state.mtimeMs > DAY_MS) {
      await rm(path, { recursive: true, force: true })
    }
  }
}
