import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'
import type { EmulatedJob } from '#tests/support/replicate/emulated_job'
import { painted, PNG } from '#tests/support/providers/pictures'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { replicateEngine, replicateSettings } from '#tests/support/replicate/engine'
import { Signer } from '#tests/support/replicate/signer'
import { until } from '#tests/support/until'
import { engineContext } from '../../../local/tests/photos.js'
import { receiveMessage } from '../../webhook/receive_message.js'

/** What a webhook's address would be; the tests hand messages over themselves. */
const WEBHOOK_URL = 'http://127.0.0.1:9/webhooks/replicate'

test.group('Requests to Replicate that outlive their worker', (group) => {
  let emulator: ReplicateEmulator
  let scratch: string
  let workId: string

  group.each.setup(async () => {
    emulator = await ReplicateEmulator.start({ takes: 300 })
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-replicate-'))
    workId = await createGeneration((await createMerchant()).id, { kind: 'edit' })
    return async () => {
      emulator.stop()
      await rm(scratch, { recursive: true })
    }
  })

  /** One attempt at the work, in an engine of its own as after a restart. */
  function attempt(changes: Parameters<typeof replicateEngine>[1] = {}) {
    const engine = replicateEngine(emulator, changes)
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
    return sql<{ state: string; provider: string; id: string }>(
      db.connection(),
      `select id, state, provider from remote_requests where generation_id = ? order by try`,
      [workId]
    )
  }

  /** Hands the message of a job over as the route does. */
  async function message(
    job: EmulatedJob,
    marker: string,
    { signer = emulator.signer, at = Date.now() } = {}
  ) {
    const body = emulator.message(job)
    const headers = signer.headers(job.id, body, at)
    const header = (name: string) => headers[name] ?? ''
    return receiveMessage({ body, header, marker }, replicateSettings(emulator))
  }

  test('go on with the same request, and are paid once', async ({ assert }) => {
    const first = attempt()
    await submitted()
    first.stop('stopping')
    await assert.rejects(() => first.work, 'This was stopped.')
    await attempt().work
    await attempt().work
    assert.lengthOf(emulator.jobs, 1)
    const [request] = await requests()
    assert.deepInclude(request, { state: 'succeeded', provider: 'replicate' })
  })

  test('whose submission was never answered are found by their message', async ({ assert }) => {
    emulator.faults.push({ at: 'submit', does: 'hang_up' })
    const { work } = attempt({ webhookUrl: WEBHOOK_URL })
    await submitted()
    const [{ id }] = await requests()
    assert.equal(emulator.jobs[0].webhook, `${WEBHOOK_URL}?request=${id}`)
    await until(async () => emulator.jobs[0].status === 'succeeded')
    await message(emulator.jobs[0], id)
    await work
    assert.lengthOf(emulator.jobs, 1)
  })

  test('of which nothing is heard are made again in the end', async ({ assert }) => {
    emulator.faults.push({ at: 'submit', does: 'hang_up' })
    const timing = { ...replicateSettings(emulator).timing, lost: 100 }
    await attempt({ webhookUrl: WEBHOOK_URL, timing }).work
    assert.lengthOf(emulator.jobs, 2)
    const states = (await requests()).map(({ state }) => state)
    assert.deepEqual(states, ['lost', 'succeeded'])
  })

  test('take what their message says when the provider has forgotten the output', async ({
    assert,
  }) => {
    emulator.takes = 60_000
    const { work } = attempt({ webhookUrl: WEBHOOK_URL })
    await submitted()
    const [job] = emulator.jobs
    const [{ id }] = await requests()
    const picture = emulator.files.keep(await painted(64, 64, 1), PNG, 'picture.png')
    await message({ ...job, status: 'succeeded', output: emulator.url + picture }, id)
    Object.assign(job, { status: 'succeeded', output: null })
    await work
    assert.lengthOf(emulator.jobs, 1)
  })

  test('believe no message that is forged or old', async ({ assert }) => {
    const { work } = attempt({ webhookUrl: WEBHOOK_URL })
    await submitted()
    await until(async () => (await requests())[0]?.state === 'waiting')
    const [{ id }] = await requests()
    const [job] = emulator.jobs
    await assert.rejects(() => message(job, id, { at: Date.now() - 400_000 }), /signature/)
    await assert.rejects(() => message(job, id, { signer: new Signer() }), /signature/)
    await work
    await message(job, id)
    assert.lengthOf(await requests(), 1)
  })

  test('are made anew here when another provider was asked before', async ({ assert }) => {
    await sql(
      db.connection(),
      `insert into remote_requests (provider, generation_id, job, step, try, model, estimated_cents, request_id, state)
       values ('fal', ?, 'edit', 'edit:0', 1, 'fal-ai/nano-banana-2/edit', 8, ?, 'waiting')`,
      [workId, workId]
    )
    await attempt().work
    assert.lengthOf(emulator.jobs, 1)
    const providers = (await requests()).map(({ provider }) => provider)
    assert.deepEqual(providers, ['fal', 'replicate'])
  })
})
