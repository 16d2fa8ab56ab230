import { test } from '@japa/runner'
import { priceOf, sumOfPrices } from '#app/work/pricing/price'
import { expectedSeconds } from '#app/work/queries/expected_seconds'

test.group('The price of work', () => {
  test('grows with its pieces, and so does its time', async ({ assert }) => {
    const expected = { ...(await expectedSeconds()), generate: 12 }
    const price = priceOf({ kind: 'generate', pieces: 4 }, expected)
    assert.deepEqual(price, { credits: 4, kind: 'image', expectedSeconds: 48, cents: 0 })
    const film = { kind: 'video', hasSound: true } as const
    assert.deepInclude(priceOf(film, expected), { credits: 2, kind: 'video' })
  })

  test('is nothing with a key of one’s own, once for a better training, and for what is free', async ({
    assert,
  }) => {
    const expected = { ...(await expectedSeconds()), train: 200, video: null, cutout: 5 }
    const own = priceOf({ kind: 'video', hasOwnKey: true }, expected)
    assert.deepEqual(own, { credits: 0, kind: 'video', expectedSeconds: null, cents: 0 })
    const again = priceOf({ kind: 'train', isFree: true }, expected)
    assert.deepInclude(again, { credits: 0, kind: 'model', expectedSeconds: 200 })
    const cut = priceOf({ kind: 'cutout' }, expected)
    assert.deepInclude(cut, { credits: 0, kind: null, expectedSeconds: 5 })
    assert.isNull(priceOf({ kind: 'shape' }, expected).expectedSeconds)
    assert.isNull(sumOfPrices([cut, own]).expectedSeconds)
    assert.deepInclude(sumOfPrices([cut, again]), {
      credits: 0,
      kind: 'model',
      expectedSeconds: 205,
    })
  })
})
