import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'
import { until } from '#tests/support/until'
import { cancelGeneration } from '../../actions/cancel_generation.js'
import { claimGeneration } from '../../actions/claim_generation.js'
import { openContext } from '../../jobs/work_context.js'
import Generation from '../../models/generation.js'

async function claimed() {
  const { id: userId } = await createMerchant()
  const work = await claimGeneration(await createGeneration(userId, { kind: 'edit' }))
  return work!
}

test.group('Work that is cancelled', () => {
  test('before the worker that has just taken it up listens is stopped', async ({
    assert,
    cleanup,
  }) => {
    const work = await claimed()
    await cancelGeneration(await Generation.findOrFail(work.generation.id))
    const context = await openContext(work, new AbortController().signal)
    cleanup(() => context.close())
    await until(async () => context.abortReason())
    assert.equal(context.abortReason(), 'cancelled')
  })

  test('while announcements do not arrive is stopped once they do', async ({ assert, cleanup }) => {
    const work = await claimed()
    const context = await openContext(work, new AbortController().signal)
    cleanup(() => context.close())
    // The look at its beginning is over then.
    await sleep(50)
    // What is announced to nobody: it stands in the row alone.
    await sql(db.connection(), 'update generations set cancel_requested = true where id = ?', [
      work.generation.id,
    ])
    await sql(
      db.connection(),
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'vitrine_events' and datname = current_database()`
    )
    await until(async () => context.abortReason())
    assert.equal(context.abortReason(), 'cancelled')
  })
})
