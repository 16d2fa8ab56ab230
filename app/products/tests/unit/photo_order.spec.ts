import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'
import { labelsOf, NEW_ORDER, photosToSend, withoutKey } from '../../components/photo_order.js'

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg', lastModified: 1 })
const labels = (files: File[]) => [...labelsOf(files).values()]

test.group('Photos on their way to a new product', () => {
  test('are told apart after a reload, also one that was chosen twice', ({ assert }) => {
    const choose = () => [photo('a.jpg'), photo('b.jpg'), photo('a.jpg')]
    const [first, second, third] = labels(choose())
    assert.lengthOf(new Set([first, second, third]), 3)
    assert.deepEqual(labels(choose()), [first, second, third])
    assert.deepEqual(labels([photo('c.jpg'), ...choose()]).slice(1), [first, second, third])
  })

  test('go in their order, but first the one that may have made the product; what has arrived stays', ({
    assert,
  }) => {
    const files = ['a.jpg', 'b.jpg', 'c.jpg'].map(photo)
    const [a, b] = firstOnes(labels(files), 2)
    const namesOf = (sent: File[]) => sent.map(({ name }) => name)
    assert.deepEqual(namesOf(photosToSend(NEW_ORDER, files)), ['a.jpg', 'b.jpg', 'c.jpg'])
    const lost = { ...NEW_ORDER, keys: { [b]: 'key' } }
    assert.deepEqual(namesOf(photosToSend(lost, files)), ['b.jpg', 'a.jpg', 'c.jpg'])
    const later = { ...lost, product: 101, keys: { [a]: 'other', [b]: 'key' }, arrived: [b] }
    assert.deepEqual(namesOf(photosToSend(later, files)), ['a.jpg', 'c.jpg'])
    assert.deepEqual(withoutKey(later, a).keys, { [b]: 'key' })
  })
})
