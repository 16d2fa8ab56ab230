import { test } from '@japa/runner'
import { withLosses } from '../../queries/label_after.js'

test.group('A label in a picture that was made from another one', () => {
  test('is counted in words of the photo, and what was lost before stays lost', ({ assert }) => {
    const before = { words: 5, read: 4 }
    assert.deepEqual(withLosses(before, { words: 4, read: 4 }), { words: 5, read: 4 })
    assert.deepEqual(withLosses(before, { words: 4, read: 1 }), { words: 5, read: 1 })
    assert.deepEqual(withLosses({ words: 5, read: 1 }, { words: 3, read: 0 }), {
      words: 5,
      read: 0,
    })
  })
})
