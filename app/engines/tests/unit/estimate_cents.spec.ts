import { test } from '@japa/runner'
import { estimateCents } from '#app/engines/known_models/estimate_cents'
import { FAL_MODELS } from '#app/engines/fal/models/table'
import { chooseModels } from '#app/engines/remote/models/choose'

test.group('What a provider is expected to bill', () => {
  const settings = (chosen: Record<string, string> = {}) => ({
    ...chooseModels({ prefix: 'FAL', table: FAL_MODELS, read: (name) => chosen[name] }),
    trainSteps: 1_000,
  })

  test('follows the price list of the model in use', ({ assert }) => {
    const { models } = settings()
    const steps = estimateCents('train', { pictures: 1 }, settings())
    assert.closeTo(steps, 1_000 * models.train.price.cents, 1e-9)
    const seconds = estimateCents('video', { seconds: 10 }, settings())
    assert.closeTo(seconds, 2 * estimateCents('video', { seconds: 5 }, settings()), 1e-9)
    const sounding = estimateCents('video', { seconds: 10, hasSound: true }, settings())
    assert.closeTo(sounding, 10 * models.video.can!.soundCents!, 1e-9)
    assert.isAbove(sounding, seconds)
    const backgrounds = { FAL_BACKGROUND_MODEL: 'fal-ai/bria/product-shot' }
    const four = estimateCents('background', { pictures: 4 }, settings(backgrounds))
    assert.equal(four, 16)
  })

  test('is the most that a picture may cost, locked or drawn', ({ assert }) => {
    const small = { pictures: 2, width: 512, height: 512 }
    const large = { pictures: 2, width: 4_096, height: 4_096 }
    const background = estimateCents('background', small, settings())
    const least = estimateCents('generate', small, settings())
    assert.isAtLeast(least, background)
    assert.isAbove(estimateCents('generate', large, settings()), least)
  })

  test('is nothing for what is done here', ({ assert }) => {
    assert.equal(estimateCents('reel', { pictures: 1 }, settings()), 0)
    assert.equal(estimateCents('generate', { pictures: 1 }, null), 0)
  })
})
