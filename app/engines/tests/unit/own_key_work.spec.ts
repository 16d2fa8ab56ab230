import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { keepOwnKey } from '../../own_key/actions/keep_own_key.js'
import { removeOwnKey } from '../../own_key/actions/remove_own_key.js'
import type User from '#app/accounts/models/user'
import type { Engine } from '#app/engines/engine'
import { storeContent } from '#app/media/store/store_bytes'
import { costOfCredits, spentByJob } from '#app/operator/queries/engine_costs'
import { sql } from '#app/core/database/sql'
import { requestEdit } from '#app/pictures/actions/request_edit'
import { runGeneration } from '#app/work/jobs/run_generation'
import Generation from '#app/work/models/generation'
import { ownKeys } from '#config/own_keys'
import { creditsOf } from '#tests/support/credits'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falEngine, falSettings } from '#tests/support/fal/engine'
import { createMerchant } from '#tests/support/merchant'
import { photo } from '#tests/support/product'
import { until } from '#tests/support/until'
import { FAL_CAPABILITIES } from '../../fal/capabilities.js'
import { cancelOrphans } from '../../remote/queue/cancel_orphans.js'
import { FalProvider } from '../../fal/provider.js'
import type { FalSettings } from '../../fal/settings.js'
import { forgetRemovedKeys } from '../../own_key/forget_removed_keys.js'

const KEY = 'ada-key-id:ada-secret-1234'
const OTHER_KEY = 'ada-key-id:ada-secret-5678'
const CLIENT = { ipAddress: '127.0.0.1', userAgent: '' }

test.group('Work with a merchant’s own key', (group) => {
  let emulator: FalEmulator
  let user: User
  const engines: Engine[] = []

  group.each.setup(async () => {
    emulator = await FalEmulator.start({ takes: 300 })
    emulator.accounts.set(KEY, 'paid').set(OTHER_KEY, 'paid')
    ownKeys.provider = falSettings(emulator)
    user = await createMerchant({ image: 5 })
    await keepOwnKey(user.id, KEY, CLIENT)
    return async () => {
      ownKeys.provider = null
      await Promise.all(engines.splice(0).map((engine) => engine.close()))
      emulator.stop()
    }
  })

  async function order(): Promise<string> {
    const file = await storeContent(await photo(), { mime: 'image/jpeg', ownerId: user.id })
    const stored = { ...file, width: 640, height: 480, placeholder: '' }
    const { id } = await requestEdit(
      { userId: user.id, picture: { stored }, prompt: 'Brighter' },
      FAL_CAPABILITIES
    )
    return id
  }

  /** One attempt at it, by a worker of its own as after a crash. */
  function attempt(generationId: string, changes: Partial<FalSettings> = {}) {
    const engine = falEngine(emulator, changes)
    engines.push(engine)
    const stopping = new AbortController()
    const work = (async () => {
      const queue = await app.container.make('queue')
      const { signal } = stopping
      const job = { generationId, jobId: generationId, mayRetry: false }
      await runGeneration({ ...job, engine, queue, stopping: signal })
      return Generation.findOrFail(generationId)
    })()
    work.catch(() => {})
    return { work, stop: () => stopping.abort() }
  }

  const payers = () => [...new Set(emulator.jobs.map(({ key }) => key))]
  const keysLeft = () => db.from('provider_keys').where('user_id', user.id)
  const submitted = () => until(async () => emulator.jobs.length === 1)

  test('is done and paid by it: no credits, no budget, no cost of the operator’s', async ({
    assert,
  }) => {
    const left = await creditsOf(user.id, 'image')
    const before = await spentByJob(1)
    const cost = await costOfCredits(1)
    const id = await order()
    const ended = await attempt(id, { budget: { perUser: 0, total: 0 } }).work
    assert.equal(ended.state, 'succeeded')
    assert.deepEqual(payers(), [KEY])
    assert.equal(await creditsOf(user.id, 'image'), left)
    assert.isAbove(ended.engineCostCents, 0)
    assert.deepEqual(await spentByJob(1), before)
    assert.deepEqual(await costOfCredits(1), cost)
    const [request] = await db.from('remote_requests').where('generation_id', id)
    assert.deepInclude(request, { own_key: true, provider_key_id: null })
  })

  test('fails in plain words when the key is refused or its balance used up, and nobody else pays', async ({
    assert,
  }) => {
    const left = await creditsOf(user.id, 'image')
    emulator.accounts.set(KEY, 'exhausted')
    const poor = await attempt(await order()).work
    assert.deepInclude(poor.serialize(), { state: 'failed', errorCode: 'own_balance_used_up' })
    emulator.accounts.delete(KEY)
    const refused = await attempt(await order()).work
    assert.deepInclude(refused.serialize(), { state: 'failed', errorCode: 'own_key_refused' })
    assert.lengthOf(emulator.jobs, 0)
    assert.equal(await creditsOf(user.id, 'image'), left)
  })

  test('ends with the key that it was begun with, though that is replaced or removed', async ({
    assert,
  }) => {
    const running = await order()
    const first = attempt(running)
    await submitted()
    first.stop()
    await first.work
    await keepOwnKey(user.id, OTHER_KEY, CLIENT)
    const waiting = await order()
    await removeOwnKey(user.id, CLIENT)
    assert.lengthOf(await keysLeft(), 2)
    for (const id of [running, waiting]) {
      assert.equal((await attempt(id).work).state, 'succeeded')
    }
    assert.deepEqual(
      emulator.jobs.map(({ key }) => key),
      [KEY, OTHER_KEY]
    )
    await forgetRemovedKeys()
    assert.lengthOf(await keysLeft(), 0)
  })

  test('is cancelled with it, also where no worker waits any more', async ({ assert }) => {
    emulator.takes = 60_000
    const id = await order()
    const first = attempt(id)
    await submitted()
    first.stop()
    await first.work
    await removeOwnKey(user.id, CLIENT)
    await sql(
      db.connection(),
      `update generations set state = 'cancelled', finished_at = now(), provider_key_id = null where id = ?`,
      [id]
    )
    await sql(
      db.connection(),
      `update remote_requests set created_at = now() - interval '2 minutes' where generation_id = ?`,
      [id]
    )
    await cancelOrphans([new FalProvider(falSettings(emulator))])
    assert.isTrue(emulator.jobs[0]!.isCancelled)
    await forgetRemovedKeys()
    assert.lengthOf(await keysLeft(), 0)
  })

  test('fails in plain words when it outlives its removed key by a day', async ({ assert }) => {
    emulator.takes = 60_000
    const id = await order()
    const first = attempt(id)
    await submitted()
    first.stop()
    await first.work
    await removeOwnKey(user.id, CLIENT)
    const remove = `update provider_keys set removed_at = now() - interval '25 hours' where user_id = ?`
    await sql(db.connection(), remove, [user.id])
    await forgetRemovedKeys()
    assert.lengthOf(await keysLeft(), 0)
    const ended = await attempt(id).work
    assert.equal(ended.state, 'failed')
    assert.equal(ended.errorCode, 'own_key_gone')
    assert.lengthOf(emulator.jobs, 1)
  })

  test('fails when the key is gone, and is not made with the operator’s', async ({ assert }) => {
    const id = await order()
    await sql(db.connection(), 'delete from provider_keys where user_id = ?', [user.id])
    const ended = await attempt(id).work
    assert.equal(ended.state, 'failed')
    assert.equal(ended.errorCode, 'own_key_gone')
    assert.lengthOf(emulator.jobs, 0)
  })
})
