import { test } from '@japa/runner'
import { text } from '../../edit/operations/text.js'

const SIDE = 600

test('what is darkened behind text runs out without an edge that can be seen', async ({
  assert,
}) => {
  const data = new Uint8Array(SIDE * SIDE * 3).fill(190)
  const { raster } = await text(
    {
      raster: { width: SIDE, height: SIDE, channels: 3, data },
      alpha: null,
      product: null,
      scene: null,
    },
    { op: 'text', text: 'Sale', place: { x: 'left', y: 'top' }, size: 'large', color: [1, 1, 1] }
  )
  const at = (x: number, y: number) => raster.data[(y * SIDE + x) * 3]
  assert.isBelow(at(10, 60), 185, 'the picture is darkened beside the letters')
  assert.equal(at(SIDE - 1, 60), 190)
  for (let y = 150; y < SIDE - 1; y++) {
    assert.isAtMost(Math.abs(at(40, y + 1) - at(40, y)), 2, `row ${y}`)
  }
})
