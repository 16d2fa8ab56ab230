import sharp from 'sharp'
import type { DraftInput, DraftOutput } from '#app/engines/engine'

/** Where the quick engine puts a product that nobody has moved. */
const USUAL = { x: 0.5, foot: 0.8, height: 0.5 } as const

/** A grey draft with the product as a blue square, laid out as asked for. */
export async function quickDraft({
  width,
  height,
  layout: asked,
}: DraftInput): Promise<DraftOutput> {
  const layout = {
    ...USUAL,
    ...{ shadow: 1, softness: 0.3, side: 'left', warmth: 0, brightness: 1 },
    ...asked,
  } as DraftOutput['layout']
  const across = (layout.height * height) / width / 2
  const product = {
    left: layout.x - across,
    top: layout.foot - layout.height,
    right: layout.x + across,
    bottom: layout.foot,
  }
  const [wide, high] = [Math.round(width / 4), Math.round(height / 4)]
  const inside = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
  const left = inside(product.left * wide, wide - 1)
  const top = inside(product.top * high, high - 1)
  const box = {
    width: Math.max(1, inside(product.right * wide, wide) - left),
    height: Math.max(1, inside(product.bottom * high, high) - top),
    channels: 3 as const,
    background: '#2b5fb3',
  }
  const square = await sharp({ create: box }).png().toBuffer()
  const picture = await sharp({
    create: { width: wide, height: high, channels: 3, background: '#c8ccd2' },
  })
    .composite([{ input: square, left, top }])
    .webp()
    .toBuffer()
  return { picture, layout, product }
}
