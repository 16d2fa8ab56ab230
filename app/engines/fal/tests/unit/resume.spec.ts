import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import { FalEmulator } from '#tests/support/fal/emulator'
import type { EmulatedJob } from '#tests/support/fal/emulated_job'
import { falEngine, falSettings } from '#tests/support/fal/engine'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'
import { until } from '#tests/support/until'
import type { EngineError } from '../../../engine_error.js'
import { engineContext } from '../../../local/tests/photos.js'
import { SENTENCES } from '../../../remote/queue/faults.js'
import { receiveMessage } from '../../webhook/receive_message.js'

/** What a webhook's address would be; the tests hand messages over themselves. */
const WEBHOOK_URL = 'http://127.0.0.1:9/webhooks/fal'

test.group('Requests to fal that outlive their worker', (group) => {
  let emulator: FalEmulator
  let scratch: string
  let workId: string
  let userId: number

  group.each.setup(async () => {
    emulator = await FalEmulator.start({ takes: 300 })
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-fal-'))
    userId = (await createMerchant()).id
    workId = await createGeneration(userId, { kind: 'edit' })
    return async () => {
      emulator.stop()
      await rm(scratch, { recursive: true })
    }
  })

  /** One attempt at the work, in an engine of its own as after a restart. */
  function attempt(changes: Parameters<typeof falEngine>[1] = {}) {
    const engine = falEngine(emulator, changes)
    const stop = new AbortController()
    const context = { ...engineContext(scratch, stop.signal), workId }
    const work = engine
      .edit(
        { picture: 'mug/front', mask: null, instruction: 'Brighter', count: 1, seed: 1 },
        context
      )
      .finally(() => engine.close())
    work.catch(() => {})
    return { work, stop: (reason: string) => stop.abort(reason) }
  }

  const submitted = () => until(async () => emulator.jobs.length === 1)

  async function requests() {
    return sql<{ state: string; cents: number | null; id: string }>(
      db.connection(),
      `select id, state, real_cents as cents from remote_requests where generation_id = ? order by try`,
      [workId]
    )
  }

  /** Hands the message of a job over as the route does. */
  async function message(job: EmulatedJob, marker: string, changes: { at?: number } = {}) {
    const body = Buffer.from(
      JSON.stringify({ request_id: job.id, status: 'OK', payload: (await job.answer!).body })
    )
    const headers = emulator.signer.headers(job.id, body, changes.at)
    const header = (name: string) => headers[name] ?? ''
    return receiveMessage({ body, header, marker }, falSettings(emulator))
  }

  test('go on with the same request, and are paid once', async ({ assert }) => {
    const first = attempt()
    await submitted()
    first.stop('stopping')
    await assert.rejects(() => first.work, 'This was stopped.')
    const { cost } = await attempt().work
    assert.lengthOf(emulator.jobs, 1)
    assert.isFalse(emulator.jobs[0].isCancelled)
    assert.equal(cost.cents, 8)
    assert.deepInclude((await requests())[0], { state: 'succeeded', cents: 8 })
  })

  test('are not made again when their result was stored before', async ({ assert }) => {
    await attempt().work
    await attempt().work
    assert.lengthOf(emulator.jobs, 1)
  })

  test('whose submission was never answered are found by their message', async ({ assert }) => {
    emulator.faults.push({ at: 'submit', does: 'hang_up' })
    const { work } = attempt({ webhookUrl: WEBHOOK_URL })
    await submitted()
    await until(async () => emulator.jobs[0].answer !== null)
    await message(emulator.jobs[0], (await requests())[0].id)
    await work
    assert.lengthOf(emulator.jobs, 1)
  })

  test('of which nothing is heard are made again in the end', async ({ assert }) => {
    emulator.faults.push({ at: 'submit', does: 'hang_up' })
    const timing = { ...falSettings(emulator).timing, lost: 100 }
    await attempt({ webhookUrl: WEBHOOK_URL, timing }).work
    assert.lengthOf(emulator.jobs, 2)
    assert.deepEqual(
      (await requests()).map(({ state }) => state),
      ['lost', 'succeeded']
    )
  })

  test('end sooner by their message; doubled, late and forged ones change nothing', async ({
    assert,
  }) => {
    const { work } = attempt({ webhookUrl: WEBHOOK_URL })
    await submitted()
    await until(async () => (await requests())[0]?.state === 'waiting')
    const [{ id }] = await requests()
    await until(async () => emulator.jobs[0].answer !== null)
    await message(emulator.jobs[0], id)
    await message(emulator.jobs[0], id)
    await work
    await message(emulator.jobs[0], id)
    assert.lengthOf(await requests(), 1)
    const old = Date.now() - 400_000
    await assert.rejects(() => message(emulator.jobs[0], id, { at: old }), /signature/)
    const header = () => 'ab'.repeat(64)
    const forged = { body: Buffer.from('{}'), header, marker: id }
    await assert.rejects(() => receiveMessage(forged, falSettings(emulator)), /signature/)
  })

  test('are not submitted beyond the day’s budget', async ({ assert }) => {
    const budget = { perUser: 0.1, total: null }
    await attempt({ budget }).work
    workId = await createGeneration(userId, { kind: 'edit' })
    const { pictures } = await attempt({ budget }).work
    assert.equal((pictures[0] as EngineError).message, SENTENCES.budget)
    assert.lengthOf(emulator.jobs, 1)
  })
})
