import { test } from '@japa/runner'
import { bestViews } from '../../remote/jobs/draw_from_references.js'

test('of the views of a product the best of each side is shown first', ({ assert }) => {
  const views = ['Front', 'Front', 'Back', 'Front', 'Left'].map((view, at) => ({ view, at }))
  assert.deepEqual(
    bestViews(views, 4).map(({ at }) => at),
    [0, 2, 4, 1]
  )
})
