import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import type { EmulatedJob } from '#tests/support/replicate/emulated_job'
import { painted, PNG } from '#tests/support/providers/pictures'
import { ResumedWork } from '#tests/support/providers/resumed_work'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { replicateEngine, replicateSettings } from '#tests/support/replicate/engine'
import { Signer } from '#tests/support/replicate/signer'
import { until } from '#tests/support/until'
import { receiveMessage } from '../../webhook/receive_message.js'

/** What a webhook's address would be; the tests hand messages over themselves. */
const WEBHOOK_URL = 'http://127.0.0.1:9/webhooks/replicate'

test.group('Requests to Replicate that outlive their worker', (group) => {
  const it = new ResumedWork(group, {
    start: () => ReplicateEmulator.start({ takes: 300 }),
    engineAt: replicateEngine,
  })

  /** Hands the message of a job over as the route does. */
  async function message(
    job: EmulatedJob,
    marker: string,
    { signer = it.emulator.signer, at = Date.now() } = {}
  ) {
    const body = it.emulator.message(job)
    const headers = signer.headers(job.id, body, at)
    const header = (name: string) => headers[name] ?? ''
    return receiveMessage({ body, header, marker }, replicateSettings(it.emulator))
  }

  test('go on with the same request, and are paid once', async ({ assert }) => {
    const first = it.attempt()
    await it.submitted()
    first.stop('stopping')
    await assert.rejects(() => first.work, 'stopped')
    await it.attempt().work
    await it.attempt().work
    assert.lengthOf(it.emulator.jobs, 1)
    const [request] = await it.requests()
    assert.deepInclude(request, { state: 'succeeded', provider: 'replicate' })
  })

  test('whose submission was never answered are found by their message', async ({ assert }) => {
    it.emulator.faults.push({ at: 'submit', does: 'hang_up' })
    const { work } = it.attempt({ webhookUrl: WEBHOOK_URL })
    await it.submitted()
    const { id } = firstOf(await it.requests())
    assert.equal(it.emulator.jobs[0]!.webhook, `${WEBHOOK_URL}?request=${id}`)
    await until(async () => it.emulator.jobs[0]!.status === 'succeeded')
    await message(it.emulator.jobs[0]!, id)
    await work
    assert.lengthOf(it.emulator.jobs, 1)
  })

  test('of which nothing is heard are made again in the end', async ({ assert }) => {
    it.emulator.faults.push({ at: 'submit', does: 'hang_up' })
    const timing = { ...replicateSettings(it.emulator).timing, lost: 100 }
    await it.attempt({ webhookUrl: WEBHOOK_URL, timing }).work
    assert.lengthOf(it.emulator.jobs, 2)
    const states = (await it.requests()).map(({ state }) => state)
    assert.deepEqual(states, ['lost', 'succeeded'])
  })

  test('take what their message says when the provider has forgotten the output', async ({
    assert,
  }) => {
    it.emulator.takes = 60_000
    const { work } = it.attempt({ webhookUrl: WEBHOOK_URL })
    await it.submitted()
    const job = firstOf(it.emulator.jobs)
    const { id } = firstOf(await it.requests())
    const picture = it.emulator.files.keep(await painted(64, 64, 1), PNG, 'picture.png')
    await message({ ...job, status: 'succeeded', output: it.emulator.url + picture }, id)
    Object.assign(job, { status: 'succeeded', output: null })
    await work
    assert.lengthOf(it.emulator.jobs, 1)
  })

  test('believe no message that is forged or old', async ({ assert }) => {
    const { work } = it.attempt({ webhookUrl: WEBHOOK_URL })
    await it.submitted()
    await until(async () => (await it.requests())[0]?.state === 'waiting')
    const { id } = firstOf(await it.requests())
    const job = firstOf(it.emulator.jobs)
    await assert.rejects(() => message(job, id, { at: Date.now() - 400_000 }), /signature/)
    await assert.rejects(() => message(job, id, { signer: new Signer() }), /signature/)
    await work
    await message(job, id)
    assert.lengthOf(await it.requests(), 1)
  })

  test('are made anew here when another provider was asked before', async ({ assert }) => {
    await sql(
      db.connection(),
      `insert into remote_requests (provider, generation_id, job, step, try, model, estimated_cents, request_id, state)
       values ('fal', ?, 'edit', 'edit:0', 1, 'fal-ai/nano-banana-2/edit', 8, ?, 'waiting')`,
      [it.workId, it.workId]
    )
    await it.attempt().work
    assert.lengthOf(it.emulator.jobs, 1)
    const providers = (await it.requests()).map(({ provider }) => provider)
    assert.deepEqual(providers, ['fal', 'replicate'])
  })
})
