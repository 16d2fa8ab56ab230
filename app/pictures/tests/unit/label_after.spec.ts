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
    assert.deepEqual(withLosses({ words: 5, read: 4 }, { words: 7, read: 7 }), {
      words: 5,
      read: 4,
    })
  })

  test('that nobody has counted has lost what was lost before, and otherwise nothing is known', ({
    assert,
  }) => {
    assert.deepEqual(withLosses({ words: 5, read: 0 }, null), { words: 5, read: 0 })
    assert.isNull(withLosses({ words: 5, read: 5 }, null))
  })
})
