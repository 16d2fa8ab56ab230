import { test } from '@japa/runner'
import { maskOf, masksFor, withMask } from '../../components/photo_masks.js'

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg', lastModified: 1 })
const mask = (text: string) => new Blob([text], { type: 'image/png' })

test.group('What was shown in photos before they are sent', () => {
  test('it stays with its photo, also when the photos are read anew in another order', async ({
    assert,
  }) => {
    const one = withMask([], photo('a.jpg'), mask('a'))
    const masks = withMask(one, photo('c.jpg'), mask('c'))
    const sent = masksFor(masks, [photo('c.jpg'), photo('b.jpg'), photo('a.jpg')])
    assert.deepEqual(await Promise.all(sent.map(async (it) => [it.place, await it.mask.text()])), [
      [0, 'c'],
      [2, 'a'],
    ])
    assert.isUndefined(maskOf(masks, new File(['other'], 'a.jpg', { lastModified: 2 })))
  })

  test('it is shown anew in place of what was, and taken back', async ({ assert }) => {
    const first = withMask([], photo('a.jpg'), mask('first'))
    const second = withMask(first, photo('a.jpg'), mask('second'))
    assert.lengthOf(second, 1)
    assert.equal(await maskOf(second, photo('a.jpg'))!.text(), 'second')
    assert.isEmpty(withMask(second, photo('a.jpg'), null))
  })
})
