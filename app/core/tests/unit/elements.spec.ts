import { test } from '@japa/runner'
import { elementOf, firstOf, firstOnes } from '#app/core/elements'

test.group('Elements that are always there', () => {
  test('are read from lists and from what is gone through', ({ assert }) => {
    assert.equal(firstOf(['a', 'b']), 'a')
    assert.equal(firstOf(new Map([['a', 1]]).keys()), 'a')
    assert.deepEqual(firstOnes('a:b:c'.split(':'), 2), ['a', 'b'])
    assert.equal(elementOf(['a', 'b'], 1), 'b')
    assert.isUndefined(elementOf([undefined], 0))
  })

  test('are missed where they are not', ({ assert }) => {
    assert.throws(() => firstOf([]), 'There are 0 elements of 1.')
    assert.throws(() => firstOnes(['a'], 2), 'There are 1 elements of 2.')
    assert.throws(() => elementOf(['a'], 1), 'There is no 1 among 1.')
    assert.throws(() => elementOf(['a'], -1), 'There is no -1 among 1.')
  })
})
