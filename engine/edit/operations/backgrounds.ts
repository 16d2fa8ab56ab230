import { applyAlpha } from '../../cutout/matting.js'
import { encodeLight, fromLab, LINEAR, toLab, type Rgb } from '../../image/color.js'
import { createRandom } from '../../image/random.js'
import type { OperationContext, WithProduct } from '../editable.js'
import type { GradientDirection, Step } from '../step.js'

/** Product on nothing: its colours cleaned of the old background, its outline as transparency. */
export async function transparent(picture: WithProduct): Promise<WithProduct> {
  return { ...picture, raster: cleanColors(picture), alpha: picture.product, scene: null }
}

/** Product on one colour. */
export async function fill(
  picture: WithProduct,
  { color }: Extract<Step, { op: 'fill' }>
): Promise<WithProduct> {
  const bytes = color.map((light) => Math.round(encodeLight(light)))
  return layOver(picture, (_, c) => bytes[c]!)
}

/** Product on colours that run into each other, evenly in L*a*b*, with a little noise against bands. */
export async function gradient(
  picture: WithProduct,
  { colors, direction }: Extract<Step, { op: 'gradient' }>,
  { seed }: OperationContext
): Promise<WithProduct> {
  const { width, height } = picture.raster
  const ramp = rampOf(colors)
  const last = ramp.length / 3 - 1
  const random = createRandom(seed)
  return layOver(picture, (i, c) => {
    const x = ((i % width) + 0.5) / width
    const y = (Math.floor(i / width) + 0.5) / height
    const at = Math.max(0, Math.min(last, Math.round(along(direction, x, y) * last)))
    return Math.max(0, Math.min(255, Math.round(ramp[at * 3 + c]! + random() - 0.5)))
  })
}

function along(direction: GradientDirection, x: number, y: number): number {
  switch (direction) {
    case 'down':
      return y
    case 'right':
      return x
    case 'diagonal':
      return (x + y) / 2
    case 'radial':
      return Math.hypot(x - 0.5, y - 0.5) / Math.SQRT1_2
  }
}

function rampOf(colors: readonly Rgb[]): Float32Array {
  const steps = 1024
  const labs = colors.map(toLab)
  const ramp = new Float32Array(steps * 3)
  for (let i = 0; i < steps; i++) {
    const at = (i / (steps - 1)) * (labs.length - 1)
    const k = Math.min(labs.length - 2, Math.floor(at))
    const t = at - k
    const mix = (c: 0 | 1 | 2) => labs[k]![c] * (1 - t) + labs[k + 1]![c] * t
    const light = fromLab([mix(0), mix(1), mix(2)])
    for (let c = 0; c < 3; c++) ramp[i * 3 + c] = encodeLight(light[c]!)
  }
  return ramp
}

/** The cut-out over a background given as bytes; soft edges are mixed in linear light. */
function layOver(
  picture: WithProduct,
  background: (index: number, channel: number) => number
): WithProduct {
  const clean = cleanColors(picture)
  const data = new Uint8Array(clean.data.length)
  const { product } = picture
  for (let i = 0, p = 0; i < product.data.length; i++) {
    const alpha = product.data[i]!
    for (let c = 0; c < 3; c++, p++) {
      if (alpha >= 1) data[p] = clean.data[p]!
      else {
        const behind = background(i, c)
        data[p] =
          alpha <= 0
            ? behind
            : Math.round(
                encodeLight(LINEAR[clean.data[p]!]! * alpha + LINEAR[behind]! * (1 - alpha))
              )
      }
    }
  }
  return { ...picture, raster: { ...clean, data }, alpha: null, scene: null }
}

function cleanColors({ raster, product }: WithProduct) {
  const cut = applyAlpha(raster, product)
  const data = new Uint8Array(raster.data.length)
  for (let i = 0, p = 0; p < data.length; i += 4) {
    data[p++] = cut.data[i]!
    data[p++] = cut.data[i + 1]!
    data[p++] = cut.data[i + 2]!
  }
  return { ...raster, data }
}
