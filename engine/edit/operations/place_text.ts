import { escapeUTF8 } from 'entities/escape'
import sharp from 'sharp'
import { JobError } from '../../contract/job_error.js'
import { mapPlane, type Box, type Plane } from '../../image/raster.js'
import type { Corner, TextStep } from '../step.js'

/** Height of the letters as a share of the picture's shorter side. */
const SIZES = { small: 0.045, medium: 0.075, large: 0.125 } as const

/** Distance from the picture's edge as a share of its shorter side. */
const MARGIN = 0.06

/** Share of the picture's height that text may take. */
const TALLEST = 0.5

/** From one size to the next smaller one, and the smallest in pixels. */
const SMALLER = 0.88
const SMALLEST = 6

/** Height down to which letters shrink so that the product stays free, as a share of the picture's shorter side. */
const LEAST_SIZE = 0.04

/** Shares of the picture's width at which lines are broken. */
const LINE_WIDTHS = [1, 0.7, 0.5, 0.35]

/** Space between letters and product, as a share of the letters' height. */
const CLEARANCE = 0.2

/** Where text goes of which nobody said where, in this order. */
const USUAL_PLACES: readonly Corner[] = [
  { x: 'center', y: 'bottom' },
  { x: 'center', y: 'top' },
]

export interface PlacedText {
  /** Letters as 0 to 1, trimmed to their ink. */
  ink: Plane
  /** Where they are in the picture, in pixels. */
  box: Box
  /** Height of the letters in pixels. */
  size: number
  /** Whether they leave the product free. */
  isFree: boolean
}

/**
 * Words with their size, line breaks and place: as large as asked if the product stays free, else smaller, else as large as
 * asked over the product.
 *
 * @param product null when it is not known
 * @throws JobError `invalid_input` when they do not fit at any size
 */
export async function fitText(
  step: TextStep,
  frame: { width: number; height: number },
  product: Plane | null
): Promise<PlacedText> {
  const usual = SIZES[step.size] * Math.min(frame.width, frame.height)
  const least = LEAST_SIZE * Math.min(frame.width, frame.height)
  const places = step.isPlaced ? [step.place] : USUAL_PLACES
  for (let size = usual; product && size >= least; size *= SMALLER) {
    for (const share of LINE_WIDTHS) {
      for (const place of places) {
        const placed = await setText(step.text, size, share, place, frame)
        if (placed && isFree(product, placed)) return { ...placed, isFree: true }
      }
    }
  }
  for (let size = usual; size >= SMALLEST; size *= SMALLER) {
    const placed = await setText(step.text, size, 1, places[0]!, frame)
    if (placed) return { ...placed, isFree: false }
  }
  throw new JobError('text_does_not_fit')
}

/** @returns null when the words do not fit at this size */
async function setText(
  words: string,
  size: number,
  share: number,
  place: Corner,
  { width, height }: { width: number; height: number }
): Promise<Omit<PlacedText, 'isFree'> | null> {
  const room = Math.round((width - 2 * MARGIN * Math.min(width, height)) * share)
  const ink = await drawAt(words, size, room, place.x === 'center' ? 'centre' : place.x)
  if (ink.width > room || ink.height > height * TALLEST) return null
  return { ink, size, box: boxAt(place, ink, width, height) }
}

function isFree({ width, height, data }: Plane, { box, size }: { box: Box; size: number }) {
  const space = Math.round(CLEARANCE * size)
  for (let y = Math.max(0, box.top - space); y < Math.min(height, box.bottom + space); y++) {
    for (let x = Math.max(0, box.left - space); x < Math.min(width, box.right + space); x++) {
      if (data[y * width + x]! > 0.5) return false
    }
  }
  return true
}

async function drawAt(
  words: string,
  size: number,
  room: number,
  align: 'left' | 'centre' | 'right'
): Promise<Plane> {
  const { data, info } = await sharp({
    text: {
      text: `<span font_desc="sans bold ${size.toFixed(1)}px">${escapeUTF8(words)}</span>`,
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
      throw new JobError('text_undrawable', {}, { cause })
    })
  if (!data.some((value) => value > 127)) {
    throw new JobError('text_blank')
  }
  return mapPlane(info, (i) => data[i * info.channels]! / 255)
}

function boxAt({ x, y }: Corner, ink: Plane, width: number, height: number): Box {
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
