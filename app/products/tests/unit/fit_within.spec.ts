import { test } from '@japa/runner'
import { fitWithin } from '#app/products/components/fit_within'

test.group('Size of the copies for identification', () => {
  test('the longest side of a large photo becomes 1024 pixels', ({ assert }) => {
    assert.deepEqual(fitWithin(4000, 3000), { width: 1024, height: 768 })
    assert.deepEqual(fitWithin(3000, 4000), { width: 768, height: 1024 })
  })

  test('a small photo keeps its size', ({ assert }) => {
    assert.deepEqual(fitWithin(640, 480), { width: 640, height: 480 })
  })

  test('a sliver keeps at least one pixel', ({ assert }) => {
    assert.deepEqual(fitWithin(20_000, 3), { width: 1024, height: 1 })
  })
})
