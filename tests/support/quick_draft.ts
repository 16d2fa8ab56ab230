import { join } from 'node:path'
import sharp from 'sharp'
import type { DraftInput, DraftOutput, OutputFile } from '#app/engines/engine'

type Laid = Pick<DraftInput, 'width' | 'height' | 'layout'>

/** Where the quick engine puts a product that nobody has moved. */
const USUAL = {
  ...{ x: 0.5, foot: 0.8, height: 0.5 },
  ...{ shadow: 1, softness: 0.3, side: 'left', warmth: 0, brightness: 1 },
} as const

/** A grey draft with the product as a blue square, laid out as asked for. */
export async function quickDraft(laid: Laid): Promise<DraftOutput> {
  const small = { ...laid, width: laid.width / 4, height: laid.height / 4 }
  const picture = await sharp(await squareIn(small, '#c8ccd2', '#2b5fb3'))
    .webp()
    .toBuffer()
  return { picture, layout: layoutOf(laid), product: productIn(laid), stands: true }
}

/** The mask of a picture that is laid out in the same way. */
export async function quickMask(laid: Laid, scratch: string, name: string): Promise<OutputFile> {
  const path = join(scratch, `${name}.png`)
  const { width, height } = laid
  await sharp(await squareIn(laid, '#000', '#fff')).toFile(path)
  return { path, mime: 'image/png', width, height }
}

function layoutOf({ layout }: Laid): DraftOutput['layout'] {
  return { ...USUAL, ...layout } as DraftOutput['layout']
}

function productIn(laid: Laid): DraftOutput['product'] {
  const { x, foot, height } = layoutOf(laid)
  const across = (height * laid.height) / laid.width / 2
  return { left: x - across, top: foot - height, right: x + across, bottom: foot }
}

async function squareIn(laid: Laid, ground: string, color: string): Promise<Buffer> {
  const product = productIn(laid)
  const [width, height] = [Math.round(laid.width), Math.round(laid.height)]
  const inside = (share: number, whole: number) =>
    Math.max(0, Math.min(whole, Math.round(share * whole)))
  const [left, right] = [inside(product.left, width), inside(product.right, width)]
  const [top, bottom] = [inside(product.top, height), inside(product.bottom, height)]
  const square = await sharp({
    create: { width: right - left, height: bottom - top, channels: 3, background: color },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: square, left, top }])
    .png()
    .toBuffer()
}
