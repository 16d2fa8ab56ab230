import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Engine, EngineContext, SelectOutput } from '#app/engines/engine'
import { eventHub } from '#app/core/queue/event_hub'
import { SELECTION } from '#app/masks/selection_job'
import { unsupported } from '#tests/support/in_own_words'
import { until } from '#tests/support/until'
import { askDirectly } from '../../direct/ask_directly.js'
import type { DirectFailure } from '../../direct/direct_failure.js'
import { DIRECT_AT_ONCE, startDirectJobs } from '../../direct/worker.js'

const MASK = Buffer.from('mask')

/** Has a worker with an engine that selects in this way, or cannot, offer itself until the test ends. */
async function offer(
  { cleanup }: TestContext,
  select: ((input: unknown, context: EngineContext) => Promise<SelectOutput>) | null
): Promise<void> {
  const engine = {
    capabilities: { select: select && { expectedSeconds: 1 } },
    select: select ?? unsupported,
  } as unknown as Engine
  cleanup(await startDirectJobs(engine))
}

/** Somebody clicks, and waits. */
function click(): Promise<Uint8Array> {
  const request = { request: { socket: new EventEmitter() } }
  const ctx = { request } as unknown as HttpContext
  const asked = { about: 'picture', ms: 10_000 }
  return askDirectly(ctx, SELECTION, { picture: 'picture', pointing: null }, asked)
}

test.group('What is asked of a worker at once', (group) => {
  group.setup(async () => {
    await eventHub.start()
    return () => eventHub.stop()
  })

  test('waits for one that is full to have room again', async (context) => {
    const { assert, cleanup } = context
    const held: PromiseWithResolvers<SelectOutput>[] = []
    await offer(context, () => {
      held.push(Promise.withResolvers<SelectOutput>())
      return held.at(-1)!.promise
    })
    const clicks: Promise<Uint8Array>[] = []
    for (let n = 1; n <= DIRECT_AT_ONCE; n++) {
      clicks.push(click())
      await until(async () => held.length === n)
    }
    const asked = new Promise<void>((resolve) => {
      cleanup(eventHub.onDirect(null, ({ kind }) => kind === 'asked' && resolve()))
    })
    clicks.push(click())
    await asked
    held[0]!.resolve({ mask: MASK })
    await until(async () => held.length > DIRECT_AT_ONCE)
    for (const each of held) each.resolve({ mask: MASK })
    assert.lengthOf(await Promise.all(clicks), DIRECT_AT_ONCE + 1)
  })

  test('is taken on by nobody who is full, also where many ask at once', async (context) => {
    const { assert } = context
    let [inHand, most] = [0, 0]
    await offer(context, async () => {
      most = Math.max(most, ++inHand)
      await sleep(20)
      inHand--
      return { mask: MASK }
    })
    await Promise.all(Array.from({ length: 3 * DIRECT_AT_ONCE }, click))
    assert.equal(most, DIRECT_AT_ONCE)
  })

  test('is offered for by nobody who comes too late, whose place it would take', async (context) => {
    const { assert, cleanup } = context
    let offers = 0
    cleanup(eventHub.onDirect(null, ({ kind }) => void (offers += kind === 'offered' ? 1 : 0)))
    // What it cannot do it hesitates for a second with.
    await offer(context, null)
    await offer(context, async () => ({ mask: MASK }))
    await Promise.all([click(), click(), click()])
    await sleep(1_500)
    assert.equal(offers, 3)
  })

  test('has its time also at a worker whose clock is an hour ahead', async (context) => {
    await offer(context, async (_input, { signal }) => {
      signal.throwIfAborted()
      return { mask: MASK }
    })
    const { now } = Date
    context.cleanup(() => void (Date.now = now))
    const clicked = click()
    Date.now = () => now() + 3_600_000
    context.assert.deepEqual(Buffer.from(await clicked), MASK)
  })

  test('goes to one that can, where another one cannot', async (context) => {
    await offer(context, null)
    await offer(context, async () => ({ mask: MASK }))
    context.assert.deepEqual(Buffer.from(await click()), MASK)
  })

  test('is not possible where those that offer themselves cannot', async (context) => {
    await offer(context, null)
    const failure = await click().catch((error: unknown) => error as DirectFailure)
    context.assert.propertyVal(failure, 'category', 'unsupported')
  })

  test('may be possible later where nobody offers himself', async ({ assert }) => {
    const failure = await click().catch((error: unknown) => error as DirectFailure)
    assert.propertyVal(failure, 'category', 'busy')
  })
})
