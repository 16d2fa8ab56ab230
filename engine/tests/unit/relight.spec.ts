import { test } from '@japa/runner'
import sharp from 'sharp'
import { firstOnes } from '#app/core/elements'
import { toLab } from '../../image/color.js'
import { parsePrompt } from '../../scene/parse_prompt.js'
import { placeProduct } from '../../scene/product_layer.js'
import { relight } from '../../scene/relight.js'

test('white stays white in {$self}')
  .with(['a neon club', 'a cyberpunk city at night', 'warm candlelight', 'red light'])
  .run(async ({ assert }, prompt) => {
    const cutout = await sharp({
      create: { width: 80, height: 80, channels: 4, background: '#e8e8e8' },
    })
      .png()
      .toBuffer()
    const size = { width: 200, height: 200 }
    const place = { x: 100, foot: 150, height: 80 }
    const product = await placeProduct({ cutout, gain: [1, 1, 1], ...size }, place)
    relight(product, parsePrompt(`in ${prompt}`, '').scene.light, -1, [0, 0, 0])
    const [r, g, b] = firstOnes(
      product.light.map(({ data }) => data[100 * 200 + 100]!),
      3
    )
    const [, a, blue] = toLab([r, g, b])
    assert.isBelow(Math.hypot(a, blue), 6)
  })
