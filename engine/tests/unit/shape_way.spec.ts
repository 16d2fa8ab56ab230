import { test } from '@japa/runner'
import { edit } from '../edits.js'

test.group('Ways to another shape', () => {
  test('a way to another shape that was chosen is taken, or its reason is told', async ({
    assert,
  }) => {
    const { picture } = await edit('perfume/close', 'crop to 4:5', { shapeWay: 'softened' })
    assert.equal(picture.shapedBy, 'softened')
    await assert.rejects(
      () => edit('perfume/close', 'add 20% space on the left', { shapeWay: 'reframed' }),
      /way_impossible .*does_not_fit/
    )
    await assert.rejects(
      () => edit('perfume/close', 'make it brighter', { shapeWay: 'filled' }),
      /no_other_shape/
    )
  })
})
