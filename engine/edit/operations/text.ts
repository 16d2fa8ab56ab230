import { JobError } from '../../contract/job_error.js'
import { blur } from '../../image/blur.js'
import { encodeLight, LINEAR, type Rgb } from '../../image/color.js'
import { createPlane, mapPlane, type Plane, type Raster } from '../../image/raster.js'
import type { Editable } from '../editable.js'
import type { TextStep } from '../step.js'
import { luminanceOf, scrimFor } from './legibility.js'
import { fitText, type PlacedText } from './place_text.js'

/** Most characters; more is no caption. */
const LONGEST = 200

/** How far the shade behind letters reaches (sigma), as a share of their height, and how soon it is full. */
const SHADE_REACH = 0.3
const SHADE_GAIN = 2.5

/**
 * Words over the picture, where they leave the product free if there is room. Where the picture behind them is too much
 * like them, it is darkened or lightened softly along the letters until they can be read, but never on a product that the
 * words leave free.
 *
 * @throws JobError `invalid_input` when there is nothing to draw, or too much
 */
export async function text(picture: Editable, step: TextStep): Promise<Editable> {
  if (step.text.length > LONGEST) {
    throw new JobError('text_too_long', { most: LONGEST })
  }
  const { width, height } = picture.raster
  const placed = await fitText(step, { width, height }, picture.product)
  const letters = createPlane(width, height)
  for (let y = 0; y < placed.ink.height; y++) {
    const row = placed.ink.data.subarray(y * placed.ink.width, (y + 1) * placed.ink.width)
    letters.data.set(row, (y + placed.box.top) * width + placed.box.left)
  }
  return {
    ...picture,
    raster: paint(picture, letters, placed, step.color),
    alpha:
      picture.alpha &&
      mapPlane(picture.alpha, (i) => Math.max(picture.alpha!.data[i]!, letters.data[i]!)),
  }
}

function paint(
  { raster, product }: Editable,
  letters: Plane,
  { box, size, isFree }: PlacedText,
  asked: Rgb | null
): Raster & { channels: 3 } {
  const { color, toward, strength } = scrimFor(luminanceOf(raster, box), asked)
  const around = strength > 0 ? blur(letters, SHADE_REACH * size) : null
  const data = Uint8Array.from(raster.data)
  for (let i = 0, p = 0; i < letters.data.length; i++) {
    const spared = isFree && product ? 1 - product.data[i]! : 1
    const shade = around ? Math.min(1, SHADE_GAIN * around.data[i]!) * strength * spared : 0
    const ink = letters.data[i]!
    if (shade < 1e-3 && ink === 0) {
      p += 3
      continue
    }
    for (let c = 0; c < 3; c++, p++) {
      const behind = LINEAR[data[p]!]! + (toward - LINEAR[data[p]!]!) * shade
      data[p] = Math.round(encodeLight(behind + (color[c]! - behind) * ink))
    }
  }
  return { ...raster, data }
}
