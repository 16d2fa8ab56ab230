import { test } from '@japa/runner'
import { waysOf } from '#app/products/components/ways_of'
import { engineOffers } from '#app/work/queries/engine_offers'
import { quickEngine } from '#tests/support/quick_engine'

const { capabilities } = quickEngine()

test.group('What cards of products offer', () => {
  test('all that the engine can do, what was asked for first', ({ assert }) => {
    const offers = engineOffers(capabilities)
    assert.deepEqual(waysOf(offers), ['photos', 'backgrounds', 'video'])
    assert.deepEqual(waysOf(offers, 'video'), ['video', 'photos', 'backgrounds'])
  })

  test('nothing that it cannot', ({ assert }) => {
    const offers = engineOffers({ ...capabilities, video: null, background: null, upscale: null })
    assert.deepEqual(waysOf(offers, 'video'), ['photos'])
    assert.isFalse(offers.upscale)
  })
})
