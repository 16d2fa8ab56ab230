import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { tellCreditsAgain } from '#app/billing/ledger/tell_credits'
import { sweepReports } from '#app/core/csp_reports/keep_reports'
import { sweepMails } from '#app/mail/jobs/sweep_mails'
import { removeOldDataExports } from '#app/accounts/actions/remove_old_data_exports'
import { sweepEmailChanges } from '#app/accounts/actions/sweep_email_changes'
import { sweepOrphans } from '#app/media/sweep_orphans'
import { scratchDir } from '#config/engine'
import { sweepRemoteRequests } from '#app/engines/sweep_remote_requests'
import { IMPORT_DAYS } from '#config/imports'
import { IDEMPOTENCY_HOURS } from '#config/studio'
import { removeDeletedImages } from '../actions/remove_deleted_images.js'
import { sweepReferralTraces } from '#app/affiliates/actions/sweep_referral_traces'
import { sweepWebhookLog } from '#app/webhooks/actions/sweep_webhook_log'
import { removeOldEditorSources } from '../actions/remove_old_editor_sources.js'
import { giveUpGeneration } from '../actions/give_up_generation.js'
import { sql } from '#app/core/database/sql'
import { WORK_FAILURES } from '../spoken/failure_texts.js'

const DAY_MS = 86_400_000

const STEPS: Record<string, () => Promise<unknown>> = {
  'end overdue work': endOverdue,
  'tell of credits': tellCreditsAgain,
  'remove sessions': () => run('delete from sessions where expires_at < now()'),
  'remove remembered sign-ins': () =>
    run('delete from remember_me_tokens where expires_at < now()'),
  'sweep changes of e-mail addresses': sweepEmailChanges,
  'remove rate limits': () =>
    run('delete from rate_limits where expire < extract(epoch from now()) * 1000'),
  'remove idempotency keys': () =>
    run('delete from idempotency_keys where created_at < now() - make_interval(hours => ?)', [
      IDEMPOTENCY_HOURS,
    ]),
  'remove deleted pictures': removeDeletedImages,
  'remove uploads to the editor': removeOldEditorSources,
  'remove imports': () =>
    run('delete from imports where created_at < now() - make_interval(days => ?)', [IMPORT_DAYS]),
  'sweep requests to providers': sweepRemoteRequests,
  'sweep mails': sweepMails,
  'sweep policy reports': sweepReports,
  'sweep the log of webhooks': sweepWebhookLog,
  'sweep traces of referrals': sweepReferralTraces,
  'remove accounting records': () => run('delete from accounting_records where keep_until < now()'),
  'remove data exports': removeOldDataExports,
  'remove scratch files': removeOldScratch,
  'sweep stored files': sweepOrphans,
}

/** Every few minutes: ends what is overdue and removes what nobody needs any more. A step that fails stops no other. */
export async function keepHouse(): Promise<void> {
  for (const [name, step] of Object.entries(STEPS)) await attempt(name, step)
}

async function attempt(name: string, step: () => Promise<unknown>): Promise<void> {
  try {
    await step()
  } catch (error) {
    logger.error({ err: error, step: name }, 'housekeeping failed')
  }
}

function run(text: string, values: number[] = []): Promise<unknown> {
  return sql(db.connection(), text, values)
}

/** A job that was lost altogether must not leave its work unfinished: a minute past its deadline it fails. */
async function endOverdue(): Promise<void> {
  const rows = await sql<{ id: string }>(
    db.connection(),
    `select id from generations where state in ('queued', 'running')
     and deadline_at < now() - interval '1 minute' limit 1000`
  )
  for (const { id } of rows) {
    await attempt(`end generation ${id}`, () =>
      giveUpGeneration({
        id,
        state: 'failed',
        error: { code: 'timeout', message: WORK_FAILURES.tooLong },
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
