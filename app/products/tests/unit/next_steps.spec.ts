import { test } from '@japa/runner'
import { nextSteps } from '#app/dashboard/next_steps'

const model = (id: number, images: number, videos: number) => ({
  id,
  name: `Product ${id}`,
  images_count: images,
  videos_count: videos,
})

const kinds = (input: Parameters<typeof nextSteps>[0]) => nextSteps(input).map(({ kind }) => kind)

test.group('What the dashboard proposes', () => {
  test('nothing to somebody who has nothing yet', ({ assert }) => {
    assert.deepEqual(nextSteps({ models: [], toReview: 0, videoCredits: 0 }), [])
  })

  test('the first pictures of a product that was trained and never used', ({ assert }) => {
    const steps = nextSteps({
      models: [model(2, 0, 0), model(1, 8, 1)],
      toReview: 0,
      videoCredits: 0,
    })
    assert.deepEqual(steps[0], { kind: 'first_pictures', modelId: 2, name: 'Product 2' })
  })

  test('a film only to those who can pay for one', ({ assert }) => {
    const models = [model(1, 8, 0)]
    assert.deepEqual(kinds({ models, toReview: 0, videoCredits: 0 }), [])
    assert.deepEqual(kinds({ models, toReview: 0, videoCredits: 2 }), ['film'])
  })

  test('a review once a few pictures wait, and three things at most', ({ assert }) => {
    const models = [model(3, 0, 0), model(2, 4, 0), model(1, 9, 0)]
    assert.deepEqual(kinds({ models: [model(1, 3, 1)], toReview: 3, videoCredits: 1 }), [])
    assert.deepEqual(kinds({ models, toReview: 13, videoCredits: 2 }), [
      'first_pictures',
      'review',
      'film',
    ])
  })
})
