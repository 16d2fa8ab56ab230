import { test } from '@japa/runner'
import { brokenLedgers } from '#tests/support/credits'
import { generateDisturbed } from '#tests/support/disturbed_work'
import { FalEmulator } from '#tests/support/fal/emulator'
import {
  sharedInstallation,
  stopSharedInstallation,
} from '#tests/support/installation/shared_installation'
import { askedTwice, storedTwice } from '#tests/support/remote_work'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { trainSmall } from '#tests/support/small_product'

const GENERATIONS = 20

test.group('A worker whose work is done by a provider', () => {
  test('that is killed again and again submits each request once and stores each result once', async ({
    assert,
    cleanup,
  }) => {
    const emulator = await FalEmulator.start()
    const installation = await sharedInstallation({
      engine: 'real',
      env: {
        ...emulator.env,
        FAL_WEBHOOK_URL: `http://${process.env.HOST}:${process.env.PORT}/webhooks/fal`,
        FAL_LOST_SECONDS: '60',
        WORKER_CONCURRENCY: '8',
      },
    })
    cleanup(async () => {
      await stopSharedInstallation()
      emulator.stop()
    })
    const trained = await trainSmall()
    emulator.takes = 1_500
    const { counts } = await generateDisturbed(installation, {
      ...trained,
      generations: GENERATIONS,
      signal: 'SIGKILL',
      times: 3,
      between: 4,
    })
    // What was under way each time has had all its attempts, and is paid back.
    assert.deepInclude(counts, { open: 0, lost: 0 })
    assert.equal(counts.succeeded + counts.refunded, GENERATIONS)
    assert.deepEqual(await askedTwice(installation, emulator), [])
    assert.deepEqual(await storedTwice(installation), [])
    assert.deepEqual(await brokenLedgers(), [])
  }).tags(['@long'])

  test('in order with another, one of which often fails, is asked for nothing that the other has made or has under way', async ({
    assert,
    cleanup,
  }) => {
    const [fal, replicate] = await Promise.all([FalEmulator.start(), ReplicateEmulator.start()])
    replicate.tellsItself = true
    const site = `http://${process.env.HOST}:${process.env.PORT}/webhooks`
    const installation = await sharedInstallation({
      engine: 'real',
      env: {
        ...fal.env,
        ...replicate.env,
        ENGINE: '',
        ENGINE_CHAIN: 'fal,replicate',
        FAL_WEBHOOK_URL: `${site}/fal`,
        FAL_LOST_SECONDS: '60',
        REPLICATE_WEBHOOK_URL: `${site}/replicate`,
        REPLICATE_LOST_SECONDS: '60',
        WORKER_CONCURRENCY: '8',
      },
    })
    cleanup(async () => {
      await stopSharedInstallation()
      fal.stop()
      replicate.stop()
    })
    const trained = await trainSmall()
    fal.takes = replicate.takes = 1_500
    const does = { status: 500, body: { detail: 'Internal error' } }
    fal.faults.push({ at: 'result', does, times: GENERATIONS / 2 })
    const { counts } = await generateDisturbed(installation, {
      ...trained,
      generations: GENERATIONS,
      signal: 'SIGKILL',
      times: 3,
      between: 4,
    })
    assert.deepInclude(counts, { open: 0, lost: 0 })
    assert.equal(counts.succeeded + counts.refunded, GENERATIONS)
    assert.isAbove(replicate.jobs.length, 0)
    assert.deepEqual(await askedTwice(installation, fal, replicate), [])
    assert.deepEqual(await storedTwice(installation), [])
    assert.deepEqual(await brokenLedgers(), [])
  }).tags(['@long'])
})
