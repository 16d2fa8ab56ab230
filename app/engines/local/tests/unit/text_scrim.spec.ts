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
  const column = Array.from({ length: SIDE }, (_, y) => raster.data[(y * SIDE + 5) * 3])
  const darkest = Math.min(...column)
  const [from, to] = [0.9, 0.1].map((share) => 190 - share * (190 - darkest))
  assert.isBelow(darkest, 185, 'the picture is darkened beside the letters')
  assert.equal(column.at(-1), 190)
  const between = column.filter((value, y) => y > 60 && value > from && value < to)
  assert.isAbove(between.length, SIDE / 10)
})
