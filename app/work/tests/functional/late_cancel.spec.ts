import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import pg from 'pg'
import { sql } from '#app/core/database/sql'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'
import { until } from '#tests/support/until'
import { type Claimed, claimGeneration } from '../../actions/claim_generation.js'
import { openContext } from '../../jobs/work_context.js'

async function claimed() {
  const { id: userId } = await createMerchant()
  const work = await claimGeneration(await createGeneration(userId, { kind: 'edit' }))
  return work!
}

const wish = ({ generation: { id } }: Claimed) =>
  sql(db.connection(), 'update generations set cancel_requested = true where id = ?', [id])

/** Resolves once the database has answered whether work shall be cancelled. */
function firstLook(cleanup: (end: () => void) => void): Promise<void> {
  const { query } = pg.Client.prototype
  cleanup(() => void (pg.Client.prototype.query = query))
  return new Promise((resolve) => {
    const noted = function (this: pg.Client, ...asked: unknown[]) {
      const answer = Reflect.apply(query, this, asked) as Promise<unknown>
      const { text } = asked[0] as Partial<pg.QueryConfig>
      if (text?.includes('and cancel_requested')) void answer.then(() => resolve())
      return answer
    }
    pg.Client.prototype.query = noted as typeof query
  })
}

test.group('Work that is cancelled', () => {
  test('before the worker that has just taken it up listens is stopped', async ({
    assert,
    cleanup,
  }) => {
    const work = await claimed()
    // What was announced before it listened stands in the row alone.
    await wish(work)
    const context = await openContext(work, new AbortController().signal)
    cleanup(() => context.close())
    await until(async () => context.abortReason())
    assert.equal(context.abortReason(), 'cancelled')
  })

  test('while announcements do not arrive is stopped once they do', async ({ assert, cleanup }) => {
    const work = await claimed()
    const looked = firstLook(cleanup)
    const context = await openContext(work, new AbortController().signal)
    cleanup(() => context.close())
    await looked
    await wish(work)
    await sql(
      db.connection(),
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'vitrine_events' and datname = current_database()`
    )
    await until(async () => context.abortReason())
    assert.equal(context.abortReason(), 'cancelled')
  })

  test('and whose worker has died before it stopped is not begun by the next one', async ({
    assert,
    cleanup,
  }) => {
    const first = await claimed()
    await wish(first)
    const next = await claimGeneration(first.generation.id)
    const context = await openContext(next!, new AbortController().signal)
    cleanup(() => context.close())
    assert.equal(context.abortReason(), 'cancelled')
  })
})
