import sharp from 'sharp'
import { EngineError } from '../../../engine_error.js'
import { blur } from '../../image/blur.js'
import { encodeLight, LINEAR, type Rgb } from '../../image/color.js'
import { createPlane, mapPlane, type Box, type Plane, type Raster } from '../../image/raster.js'
import type { Editable } from '../editable.js'
import type { Corner, TextStep } from '../step.js'
import { luminanceOf, scrimFor } from './legibility.js'

/** Height of the letters as a share of the picture's shorter side. */
const SIZES = { small: 0.045, medium: 0.075, large: 0.125 } as const

/** Distance from the picture's edge as a share of its shorter side. */
const MARGIN = 0.06

/** Share of the picture's height that text may take. */
const TALLEST = 0.5

/** Most characters; more is no caption. */
const LONGEST = 200

/**
 * Words over the picture, wrapped and made smaller until they fit; where the picture behind them is too much like them,
 * it is darkened or lightened softly until they can be read.
 *
 * @throws EngineError `invalid_input` when there is nothing to draw, or too much
 */
export async function text(picture: Editable, step: TextStep): Promise<Editable> {
  if (step.text.length > LONGEST) {
    throw new EngineError('invalid_input', `Shorten the text to ${LONGEST} characters.`)
  }
  const { width, height } = picture.raster
  const ink = await drawWords(step, width, height)
  const place = placeOf(step.place, ink, width, height)
  const letters = createPlane(width, height)
  for (let y = 0; y < ink.height; y++) {
    const row = ink.data.subarray(y * ink.width, (y + 1) * ink.width)
    letters.data.set(row, (y + place.top) * width + place.left)
  }
  return {
    ...picture,
    raster: paint(picture.raster, letters, place, step.color),
    alpha:
      picture.alpha &&
      mapPlane(picture.alpha, (i) => Math.max(picture.alpha!.data[i], letters.data[i])),
  }
}

/** Letters as a plane of 0 to 1, trimmed to their ink. */
async function drawWords(step: TextStep, width: number, height: number): Promise<Plane> {
  const room = Math.round(width - 2 * MARGIN * Math.min(width, height))
  const align = step.place.x === 'center' ? 'centre' : step.place.x
  for (let size = SIZES[step.size] * Math.min(width, height); size >= 6; size *= 0.88) {
    const ink = await drawAt(step.text, size, room, align)
    if (ink.width <= room && ink.height <= height * TALLEST) return ink
  }
  throw new EngineError('invalid_input', 'The text does not fit into this picture; shorten it.')
}

async function drawAt(
  words: string,
  size: number,
  room: number,
  align: 'left' | 'centre' | 'right'
): Promise<Plane> {
  const markup = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const { data, info } = await sharp({
    text: {
      text: `<span font_desc="sans bold ${size.toFixed(1)}px">${markup}</span>`,
      width: room,
      align,
      rgba: true,
      dpi: 72,
      wrap: 'word',
    },
  })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new EngineError('invalid_input', 'This text cannot be drawn; use other characters.', {
        cause,
      })
    })
  if (!data.some((value) => value > 127)) {
    throw new EngineError('invalid_input', 'This text has nothing that can be drawn.')
  }
  return mapPlane(info, (i) => data[i * info.channels] / 255)
}

function placeOf({ x, y }: Corner, ink: Plane, width: number, height: number): Box {
  const margin = Math.round(MARGIN * Math.min(width, height))
  const lefts = {
    left: margin,
    center: Math.round((width - ink.width) / 2),
    right: width - margin - ink.width,
  }
  const tops = {
    top: margin,
    middle: Math.round((height - ink.height) / 2),
    bottom: height - margin - ink.height,
  }
  const left = Math.max(0, lefts[x])
  const top = Math.max(0, tops[y])
  return { left, top, right: left + ink.width, bottom: top + ink.height }
}

function paint(
  raster: Raster & { channels: 3 },
  letters: Plane,
  place: Box,
  asked: Rgb | null
): Raster & { channels: 3 } {
  const { color, toward, strength } = scrimFor(luminanceOf(raster, place), asked)
  const scrim = strength > 0 ? softBox(raster, place) : null
  const data = Uint8Array.from(raster.data)
  for (let i = 0, p = 0; i < letters.data.length; i++) {
    const shade = scrim ? scrim.data[i] * strength : 0
    const ink = letters.data[i]
    if (shade < 1e-3 && ink === 0) {
      p += 3
      continue
    }
    for (let c = 0; c < 3; c++, p++) {
      const behind = LINEAR[data[p]] + (toward - LINEAR[data[p]]) * shade
      data[p] = Math.round(encodeLight(behind + (color[c] - behind) * ink))
    }
  }
  return { ...raster, data }
}

/** 1 behind the text, running out softly around it. */
function softBox({ width, height }: Raster, { left, top, right, bottom }: Box): Plane {
  const reach = Math.round(Math.min(width, height) * 0.055)
  const box = createPlane(width, height)
  for (let y = Math.max(0, top - 2 * reach); y < Math.min(height, bottom + 2 * reach); y++) {
    const row = y * width
    box.data.fill(1, row + Math.max(0, left - 2 * reach), row + Math.min(width, right + 2 * reach))
  }
  return blur(box, reach)
}
