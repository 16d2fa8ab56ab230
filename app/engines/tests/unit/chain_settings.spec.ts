import { test } from '@japa/runner'
import { assertChains } from '../../chain/assert_chains.js'
import { orderOf } from '../../chain/engine_order.js'
import { type EngineName, readChains } from '../../chain/read_chains.js'
import { unitedCapabilities } from '../../chain/united_capabilities.js'
import type { EngineCapabilities } from '../../engine.js'
import { FAL_CAPABILITIES } from '../../fal/capabilities.js'
import { REPLICATE_CAPABILITIES } from '../../replicate/capabilities.js'
import { capabilitiesOf } from '../../chain/known_capabilities.js'

const chosen = (settings: Record<string, string>) => readChains((name) => settings[name])

test.group('The order of engines by settings', () => {
  test('one engine stands alone, and falls back nowhere', ({ assert }) => {
    assert.deepEqual(chosen({}).edit, ['local'])
    assert.deepEqual(chosen({ ENGINE: 'fal' }).cutout, ['fal'])
  })

  test('several are asked in order, and a job can have an order of its own', ({ assert }) => {
    const chains = chosen({
      ENGINE_CHAIN: 'fal, replicate,local',
      ENGINE_CHAIN_EDIT: 'replicate,fal',
    })
    assert.deepEqual(chains.video, ['fal', 'replicate', 'local'])
    assert.deepEqual(chains.edit, ['replicate', 'fal'])
  })

  test('{name} is refused with what may be set')
    .with([
      {
        name: 'an unknown name',
        settings: { ENGINE_CHAIN: 'fal,fall' },
        sentence: /not known here: fall\. Known: local, fal/,
      },
      {
        name: 'an empty name',
        settings: { ENGINE_CHAIN_VIDEO: 'fal,' },
        sentence: /ENGINE_CHAIN_VIDEO .+an empty name/,
      },
      {
        name: 'a name that stands twice',
        settings: { ENGINE_CHAIN: 'fal,fal' },
        sentence: /names fal twice/,
      },
      {
        name: 'an order where one engine is named',
        settings: { ENGINE: 'fal,local' },
        sentence: /ENGINE_CHAIN=fal,local/,
      },
      {
        name: 'one engine beside an order',
        settings: { ENGINE: 'local', ENGINE_CHAIN: 'fal' },
        sentence: /take ENGINE=local out/,
      },
      {
        name: 'the fallback of before',
        settings: { ENGINE: 'fal', ENGINE_FALLBACK: 'local' },
        sentence: /ENGINE_CHAIN_CUTOUT, .+ and ENGINE_CHAIN_UPSCALE to fal,local/,
      },
      {
        name: 'an order in which nobody can do it',
        settings: { ENGINE_CHAIN_VIDEO: 'replicate' },
        sentence: /ENGINE_CHAIN_VIDEO .+: replicate\. Those that can: local, fal/,
      },
    ] as { name: string; settings: Record<string, string>; sentence: RegExp }[])
    .run(({ assert }, { settings, sentence }) => {
      const read = (name: string) => settings[name]
      assert.throws(() => assertChains(read, readChains(read), abilities), sentence)
    })

  test('who cannot do a job is not asked for it, and what every product needs is done here', ({
    assert,
  }) => {
    const order = (job: 'video' | 'train' | 'reel') =>
      orderOf(job, chosen({ ENGINE_CHAIN: 'replicate,fal' }), (name) => ({
        ...abilities(name),
        train: null,
      }))
    assert.deepEqual(order('video'), ['fal'])
    assert.deepEqual(order('train'), ['local'])
    assert.deepEqual(order('reel'), ['local'])
  })

  test('together they offer what one of them can, at the pace of the first', ({ assert }) => {
    const all = [{ ...REPLICATE_CAPABILITIES, edit: null }, FAL_CAPABILITIES, LOCAL]
    const { edit, video } = unitedCapabilities((job) => all.filter((one) => one[job] !== null))
    assert.deepEqual(edit, {
      ...FAL_CAPABILITIES.edit,
      hasAreas: true,
      hasShapeWays: true,
    })
    assert.deepEqual(video, REPLICATE_CAPABILITIES.video)
  })
})

const LOCAL = capabilitiesOf('local')

/** As if Replicate made no films. */
function abilities(name: EngineName): EngineCapabilities {
  return name === 'replicate' ? { ...REPLICATE_CAPABILITIES, video: null } : capabilitiesOf(name)
}
