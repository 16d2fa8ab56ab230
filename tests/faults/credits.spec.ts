import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { ABANDONED_QUEUE } from '#app/work/queues'
import { sql } from '#app/core/database/sql'
import { giveJob } from '#tests/support/give_job'
import type { Installation } from '#tests/support/installation/installation'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { waitPoint } from '#tests/support/installation/wait_point'
import { createMerchant } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { query } from '#tests/support/query'
import { holdBack } from '#tests/support/stored_files'
import { until } from '#tests/support/until'
import type { Visitor } from '#tests/support/visitor'

const COST = 3

/** Work that has been paid for and that no worker has taken; answers its id. */
async function paidWork(userId: number): Promise<string> {
  const { id } = firstOf(
    await sql<{ id: string }>(
      db.connection(),
      `insert into generations (user_id, kind, engine, state, params, deadline_at, credit_kind, credit_cost)
     values (?, 'generate', 'local', 'queued', '{}', now() + interval '1 hour', 'image', ?) returning id`,
      [userId, COST]
    )
  )
  await sql(db.connection(), `select debit_credits(?, 'image', ?, ?)`, [userId, COST, id])
  return id
}

/** What an open page is told of the image credits, as it arrives. */
async function listen(visitor: Visitor, stop: AbortSignal): Promise<number[]> {
  const told: number[] = []
  const stream = await visitor.get('/events', { signal: stop })
  void (async () => {
    let text = ''
    for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const found = text.matchAll(/event: credits\ndata: (.*)\n/g)
      told.splice(0, told.length, ...[...found].map(([, data]) => JSON.parse(data!).image_credits))
    }
  })().catch(() => {})
  return told
}

test('credits that a worker gave back and died before it told are told by the next', async (context) => {
  const { assert, cleanup } = context
  const installation = await sharedInstallation()
  const visitor = await signIn(await createMerchant({ image: 10 }))
  const generation = await paidWork(visitor.user.id)
  const credits = async () => (await visitor.visit('/dashboard')).props.credits.image_credits
  const before = await credits()
  const page = new AbortController()
  cleanup(() => page.abort())
  const told = await listen(visitor, page.signal)

  const entry = await waitPoint(context, installation, 'after insert on credit_entries')
  await giveJob(installation, ABANDONED_QUEUE, { generationId: generation })
  await entry.caught()
  // Asked for while the worker has it, given once that has committed: what it is about to tell it cannot read.
  const grants = holdBack(installation, 'lock table credit_grants in access exclusive mode')
  await untilAskedFor(installation)
  await entry.release()
  const held = await grants
  await held.caught()
  await installation.kill('worker')
  await query(
    installation,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where wait_event_type = 'Lock' and query like '%pg_notify%'`
  )
  await held.release()
  assert.deepEqual(told, [])
  assert.equal(await credits(), before + COST)

  await installation.start('worker')
  await until(async () => told.includes(before + COST))
}).tags(['@long'])

async function untilAskedFor(installation: Installation): Promise<void> {
  const asked = `select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted`
  while ((await query(installation, asked)).length === 0) await sleep(20)
}
