import { test } from '@japa/runner'
import sharp from 'sharp'
import { createBuiltInEngine } from '../../built_in/built_in_engine.js'
import { createChainEngine } from '../../chain/chain_engine.js'
import type { EditInput, Engine, EngineContext, Picture, PicturesOutput } from '../../engine.js'
import { type EngineError } from '../../engine_error.js'
import type { FalSettings } from '../../fal/settings.js'
import { chainEngine } from '#tests/support/chain_engine'
import { FalEmulator } from '#tests/support/fal/emulator'
import type { FaultKind } from '#tests/support/providers/fault'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { stripedBox } from '#tests/support/providers/pictures'
import { ResumedWork } from '#tests/support/providers/resumed_work'
import { until } from '#tests/support/until'

type Changes = Parameters<typeof chainEngine>[2]

const DOWN = { status: 500, body: { detail: 'Internal error' } }

test.group('Engines in order', (group) => {
  let replicate: ReplicateEmulator
  const it = new ResumedWork(group, {
    start: () => FalEmulator.start({ takes: 60 }),
    engineAt: (fal: FalEmulator, changes?: Changes) => chainEngine(fal, replicate, changes),
  })

  group.each.setup(async () => {
    replicate = await ReplicateEmulator.start({ takes: 60 })
    return () => replicate.stop()
  })

  /** One attempt at a change, and who is said to have made it. */
  function attempt(changes?: Changes, input: Partial<EditInput> = {}) {
    const engine = chainEngine(it.emulator, replicate, changes)
    const made: string[] = []
    const { work, stop } = it.attemptWith(engine, (context: EngineContext) =>
      engine.edit(
        {
          ...{
            picture: 'mug/front',
            mask: null,
            instruction: 'Make it brighter',
            count: 1,
            seed: 1,
          },
          ...input,
        },
        { ...context, madeBy: (name) => made.push(name) }
      )
    )
    return { work, stop, made }
  }

  const makerOf = ({ pictures }: PicturesOutput) => (pictures[0] as Picture).engine

  const asked = () => [it.emulator.jobs.length, replicate.jobs.length]

  test('the next one makes what the first one has failed to make, and is named', async ({
    assert,
  }) => {
    it.emulator.faults.push({ at: 'result', does: DOWN })
    const told: string[] = []
    const { work, made } = attempt({
      tell: (job, name, { code }) => told.push(`${job} ${name} ${code}`),
    })
    assert.equal(makerOf(await work), 'replicate')
    assert.deepEqual(made, ['replicate'])
    assert.deepEqual(told, ['edit fal service_away'])
    assert.deepEqual(asked(), [1, 1])
  })

  test('{name} is passed on before anything was sent')
    .with([
      {
        name: 'a refusal for now',
        fault: { status: 429, body: {}, headers: { 'retry-after': '0' } },
      },
      { name: 'a key that is refused', fault: { status: 401, body: { detail: 'No user found' } } },
      { name: 'a budget that is used up', changes: { budget: { perUser: null, total: 0 } } },
    ] as { name: string; changes?: Partial<FalSettings>; fault?: FaultKind }[])
    .run(async ({ assert }, { changes = {}, fault }) => {
      if (fault) it.emulator.faults.push({ at: 'submit', does: fault, times: 9 })
      assert.equal(makerOf(await attempt({ fal: changes }).work), 'replicate')
      assert.deepEqual(asked(), [0, 1])
    })

  test('what may still be made is waited for, by later attempts too', async ({ assert }) => {
    it.emulator.faults.push({ at: 'status', does: 'hang_up', times: 8 })
    await assert.rejects(() => attempt().work, 'service_away')
    assert.equal(makerOf(await attempt().work), 'fal')
    assert.deepEqual(asked(), [1, 0])
  })

  test('what was paid for and cannot be fetched now is fetched later', async ({ assert }) => {
    it.emulator.faults.push({ at: 'file', does: 'truncate', times: 3 })
    await assert.rejects(() => attempt().work, 'service_output_unusable')
    assert.equal(makerOf(await attempt().work), 'fal')
    assert.deepEqual(asked(), [1, 0])
  })

  test('what the next one has under way is taken there after a crash, whoever is back meanwhile', async ({
    assert,
  }) => {
    replicate.takes = 400
    // Nothing of it is written down: only the next one's request tells.
    const first = attempt({ fal: { budget: { perUser: null, total: 0 } } })
    await until(async () => replicate.jobs.length === 1)
    await until(async () => (await it.requests()).some(({ state }) => state === 'waiting'))
    first.stop('stopping')
    await assert.rejects(() => first.work, 'stopped')
    assert.equal(makerOf(await attempt().work), 'replicate')
    assert.deepEqual(asked(), [0, 1])
    assert.equal(makerOf(await attempt().work), 'replicate')
    assert.deepEqual(asked(), [0, 1])
  })

  test('only what is missing of several is asked of the next one', async ({ assert }) => {
    // fal is asked for four at a time here: five are two requests.
    it.emulator.faults.push({ at: 'result', does: DOWN })
    const { work } = attempt({}, { count: 5 })
    const { pictures } = await work
    const makers = pictures.map((one) => (one as Picture).engine)
    assert.sameMembers(makers.slice(0, 4), new Array(4).fill(makers[0]))
    assert.sameMembers([makers[0], makers[4]], ['fal', 'replicate'])
    assert.lengthOf(it.emulator.jobs, 2)
    assert.lengthOf(replicate.jobs, 1)
    await attempt({}, { count: 5 }).work
    assert.deepEqual(asked(), [2, 1])
  })

  test('an edit within an area goes only to who can hold it there', async ({ assert }) => {
    const local = createBuiltInEngine({ threads: 1 })
    const made = { pictures: [], ignoredWords: [], cost: { cents: 0 } }
    const askedFor: string[] = []
    const engineThat = (name: string, hasAreas: boolean): Engine => ({
      ...{ ...local, name },
      capabilities: { ...local.capabilities, edit: { expectedSeconds: 1, hasAreas } },
      async edit() {
        askedFor.push(name)
        return made
      },
    })
    const engine = createChainEngine({
      ...{ local, engines: [engineThat('one', false), engineThat('other', true)], keyed: 'one' },
      orderFor: () => ['one', 'other'],
    })
    const input = { picture: 'mug/front', mask: null, instruction: 'Brighter', count: 1, seed: 1 }
    await it.attemptWith(engine, (context) => engine.edit({ ...input, area: 'area' }, context)).work
    assert.deepEqual(askedFor, ['other'])
    assert.isTrue(engine.capabilities.edit!.hasAreas)
  })

  test('where all are away one sentence says so, to be tried again', async ({ assert }) => {
    it.emulator.faults.push({ at: 'result', does: DOWN })
    replicate.faults.push({ at: 'submit', does: { status: 401, body: {} }, times: 9 })
    const error = await attempt({ order: ['fal', 'replicate'] }).work.catch(
      (reason: unknown) => reason
    )
    assert.deepInclude(error as EngineError, { code: 'engines_away', retryable: true })
  })

  test('a product that one has learnt is drawn from its photos, or laid into scenes, by the others', async ({
    assert,
  }) => {
    const away = { budget: { perUser: null, total: 0 } }
    const view = { name: 'view', photoId: '7', view: 'Front', quality: 1, confidence: 1 }
    const model = {
      ...{ triggerWord: 'mybox', description: 'A box.' },
      views: [{ ...view, lightSide: 0, gain: [1, 1, 1] }],
      fal: { lora: 'https://fal.example/weights', family: 'flux-1' },
    }
    const makers = []
    for (const changes of [{ fal: away }, { fal: away, replicate: away }]) {
      const engine = chainEngine(it.emulator, replicate, changes)
      const { work } = it.attemptWith(engine, (context) =>
        engine.generate(
          {
            ...{ model, modelFiles: { view: 'view' }, prompt: 'mybox on a marble table' },
            ...{ negativePrompt: '', isLocked: false, count: 1, seed: 1, firstIndex: 0 },
            ...{ width: 320, height: 400 },
          },
          {
            ...context,
            read: () => sharp(stripedBox('#b03a2e', '#f4d03f')).png().toBuffer(),
          }
        )
      )
      makers.push(makerOf(await work))
      await it.another()
    }
    assert.deepEqual(makers, ['replicate', 'local'])
    assert.deepEqual(asked(), [0, 1])
  }).tags(['@long'])

  test('with a merchant’s own key nobody else is paid', async ({ assert }) => {
    const engine = chainEngine(it.emulator, replicate)
    const { work } = it.attemptWith(engine, (context) =>
      engine.cutout(
        { photo: 'mug/front', mask: null },
        { ...context, ownKey: { id: 1, key: 'revoked' } }
      )
    )
    await assert.rejects(() => work, 'own_key_refused')
    assert.deepEqual(asked(), [0, 0])
  })
})
