import { test } from '@japa/runner'
import { readPicture } from '../../image/read_picture.js'
import type { Raster } from '../../image/raster.js'
import { prepareFilm, type PreparedFilm } from '../../video/film.js'
import { parseFilmPrompt } from '../../video/parse_film_prompt.js'
import { productIsSeen } from '../../video/product_is_seen.js'
import { solidOutline } from '../../video/solid_outline.js'
import { readSample, readSampleMask } from '../photos.js'

const SIDE = 240
const SIZE = { width: SIDE, height: SIDE }

/** A film of a perfume and its still; with a stroke, something in a corner that is not the product was marked with it. */
async function film(prompt: string, stroke: boolean): Promise<{ still: Raster } & PreparedFilm> {
  const { raster } = await readPicture(await readSample('perfume/close', SIDE), SIDE)
  const data = Float32Array.from(await readSampleMask('perfume/close', SIDE))
  if (stroke) for (let y = 4; y < 24; y++) data.fill(1, y * SIDE + 4, y * SIDE + 30)
  const own = { ...SIZE, data }
  const { plan } = parseFilmPrompt(prompt, 1)
  const subject = { outline: solidOutline(own), own, sureness: 1 }
  const options = { ...SIZE, seconds: 5, cfgScale: 0.5, seed: 7 }
  return { still: raster, ...(await prepareFilm(raster, subject, plan, options, async () => {})) }
}

test.group('A product in its film', () => {
  test('is seen to the end, also where a stroke beside it was marked: {$self}')
    .with(['orbit right', 'zoom in', 'sunrise'])
    .run(async ({ assert }, prompt) => {
      for (const stroke of [false, true]) {
        assert.isTrue(productIsSeen(await film(prompt, stroke), SIZE), `stroke: ${stroke}`)
      }
    })

  test('is missed where the scene goes on without it', async ({ assert }) => {
    const { still, draw, productAt } = await film('orbit right', false)
    const { left, top, right, bottom } = productAt(0)
    const lost: PreparedFilm = {
      productAt,
      draw(frame, progress) {
        draw(frame, progress)
        if (progress < 0.7) return
        // The wall beside it, drawn on over it.
        for (let y = Math.floor(top); y < bottom; y++) {
          const from = y * SIDE * 3
          const wall = still.data.subarray(from, from + 3)
          for (let x = Math.floor(left); x < right; x++) frame.data.set(wall, from + x * 3)
        }
      },
    }
    assert.isFalse(productIsSeen(lost, SIZE))
  })
})
