import { test } from '@japa/runner'
import { removeShadow } from '../../edit/operations/remove_shadow.js'
import { mapPlane } from '../../image/raster.js'
import { jobContext } from '../photos.js'

const SIZE = { width: 400, height: 400 }

test('a lifted shadow leaves no ring where it began', async ({ assert }) => {
  const product = mapPlane(SIZE, (i) => {
    const [x, y] = [i % 400, Math.floor(i / 400)]
    return x > 150 && x < 250 && y > 100 && y < 250 ? 1 : 0
  })
  const data = new Uint8Array(400 * 400 * 3)
  for (let i = 0; i < 400 * 400; i++) {
    const away = Math.hypot((i % 400) - 260, 2 * (Math.floor(i / 400) - 255)) / 60
    data.fill(160 - 70 * Math.exp(-away * away), i * 3, i * 3 + 3)
  }
  const { raster } = await removeShadow(
    { raster: { ...SIZE, channels: 3, data }, alpha: null, product, scene: null },
    { ...jobContext('.'), seed: 1, factor: 1, variant: 0, area: null }
  )
  const row = Array.from({ length: 140 }, (_, x) => raster.data[(290 * 400 + 256 + x) * 3]!)
  const depths = row.map((value, x) => {
    const beside = [row.slice(0, x + 1), row.slice(x)].map((values) => Math.max(...values))
    return Math.min(...beside) - value
  })
  assert.isBelow(Math.max(...depths), 2)
})
