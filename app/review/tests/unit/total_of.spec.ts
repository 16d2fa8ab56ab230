import { test } from '@japa/runner'
import { totalOf } from '../../components/total_of.js'

const reviews = (open: number, approved: number) => [
  ...Array.from({ length: open }, () => ({ status: null })),
  ...Array.from({ length: approved }, () => ({ status: 'approved' as const })),
]

test.group('Pictures of a list', () => {
  test('are counted although they are not loaded, and stay the same when one is decided on', ({
    assert,
  }) => {
    const input = { filter: 'open', isAll: false } as const
    const before = { open: 300, approved: 5, rejected: 0 }
    assert.equal(totalOf({ ...input, reviews: reviews(24, 0), counts: before }), 300)
    const after = { open: 299, approved: 6, rejected: 0 }
    assert.equal(totalOf({ ...input, reviews: reviews(23, 1), counts: after }), 300)
  })

  test('are those that are loaded once all are', ({ assert }) => {
    const counts = { open: 9, approved: 1, rejected: 0 }
    assert.equal(totalOf({ reviews: reviews(1, 1), counts, filter: 'open', isAll: true }), 2)
  })
})
