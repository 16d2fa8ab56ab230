import { test } from '@japa/runner'
import sharp, { type Sharp } from 'sharp'
import { cutOut } from '../../cutout/cut_out.js'
import { overlapOf } from '../../cutout/overlap.js'
import type { Plane } from '../../image/raster.js'
import { readPicture } from '../../image/read_picture.js'

const SIZE = 640

/** Photographed on white paper: what a product is drawn as, and the shadow that it throws. */
const PRODUCTS = {
  'a box that goes on over three sides': {
    product: '<path d="M0 240H640V640H560L500 560H140L80 640H0Z" fill="#2f3f77"/>',
  },
  'a stand on thin black legs': {
    product:
      '<path d="M200 120h240v90h-240z" fill="#26262a"/><path d="M318 210 230 560M322 210 410 560M320 210v330" stroke="#1c1c20" stroke-width="9"/>',
  },
  'a hair dryer with a wide soft shadow': {
    product:
      '<path d="M110 180q140 -70 400 10v60q-110 40 -190 40l-20 240h-70l-20 -240q-90 -20 -100 -110z" fill="#232326"/>',
    shadow: { blur: 60, by: [0, 30], opacity: 0.9 },
  },
} as const

test.group('Products on white paper', () => {
  const isCutOutWhole = (names: (keyof typeof PRODUCTS)[]) =>
    test('{$self} is cut out whole, and nothing else')
      .with(names)
      .run(async ({ assert }, name) => {
        const drawn: { product: string; shadow?: Shadow } = PRODUCTS[name]
        const picture = await readPicture(await photoOf(drawn), 1024)
        const { alpha } = await cutOut(picture, { between: async () => {} })
        assert.isAbove(overlapOf(alpha, await outlineOf(drawn.product)), 0.95)
      })

  isCutOutWhole(['a hair dryer with a wide soft shadow'])
  isCutOutWhole(['a box that goes on over three sides', 'a stand on thin black legs']).tags([
    '@long',
  ])
})

interface Shadow {
  blur: number
  by: readonly [number, number]
  opacity: number
}

function photoOf({ product, shadow }: { product: string; shadow?: Shadow }): Promise<Buffer> {
  const thrown = shadow
    ? `<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${shadow.blur}"/></filter><g filter="url(#soft)" opacity="${shadow.opacity}" transform="translate(${shadow.by.join()})">${product}</g>`
    : ''
  return draw(`<rect width="${SIZE}" height="${SIZE}" fill="#f4f3f2"/>${thrown}${product}`)
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** 1 where the product is. */
async function outlineOf(product: string): Promise<Plane> {
  const alpha = await draw(product).ensureAlpha().extractChannel(3).raw().toBuffer()
  return { width: SIZE, height: SIZE, data: Float32Array.from(alpha, (value) => value / 255) }
}

function draw(shapes: string): Sharp {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">${shapes}</svg>`
    )
  )
}
