import { test } from '@japa/runner'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falEngine } from '#tests/support/fal/engine'
import { FaultyProvider } from '#tests/support/providers/faulty_provider'
import { centsOf } from '../../../remote/models/price.js'
import { FAL_MODELS } from '../../models/table.js'

test.group('What a picture has cost', (group) => {
  const it = new FaultyProvider(group, () => FalEmulator.start({ takes: 5 }), falEngine)

  test('is what fal says, also where tokens are counted', async ({ assert }) => {
    const picture = { picture: 'mug/front', mask: null, instruction: 'Brighter', seed: 1 }
    const { cost } = await it.engine.edit({ ...picture, count: 2 }, it.context)
    assert.equal(it.emulator.jobs[0]!.model, 'google/nano-banana-2.1/edit')
    assert.approximately(cost.cents, 2 * 4.1, 0.001)
  })

  test('is the estimate where what fal says cannot be dollars', ({ assert }) => {
    const { price } = FAL_MODELS.edit[0]!
    assert.approximately(centsOf(price, 0.05, 0.044), 5, 0.001)
    assert.approximately(centsOf(price, 1_500, 0.044), 4.4, 0.001)
    const fixed = FAL_MODELS.background[0]!.price
    assert.equal(centsOf(fixed, 30, 1), 120)
  })
})
