import type { Box, PictureFacts, Size } from '../measure/facts.js'
import type { FileFormat, Rules, Sides, Slot } from '../rules/rules.js'
import { sideOf, touchesEdge } from './broken_rules.js'
import { type Frame, frameInScene, frameOnWhite } from './frame.js'

/** Formats that can be written, the best first for what has to be changed. */
const WRITTEN = ['jpeg', 'png', 'webp'] as const
export type WrittenFormat = (typeof WRITTEN)[number]

/** What is done to a picture for a slot. Nothing here enlarges or invents pixels. */
export interface Fix {
  /** The product is cut out by its mask and put on white. */
  cuts: boolean
  /** Becomes the whole picture. */
  frame: Frame
  /** Pixels of the result: the frame's, or fewer. */
  size: Size
  format: WrittenFormat
  maxBytes: number | null
}

export interface FixPlan {
  mend: Fix
  /** What will be measured of the result, as far as that can be told before it is made. */
  after: PictureFacts
}

/** How a picture is brought into a slot's form, as far as that is arithmetic. */
export function planFix(facts: PictureFacts, { must, advice = {} }: Slot): FixPlan {
  const wantsCut = Boolean(must.pureWhite) && (facts.whiteBorder < 1 || Boolean(facts.hasText))
  const cuts = wantsCut && facts.hasMask && !touchesEdge(facts)
  const isOnWhite = cuts || facts.whiteBorder === 1
  const frame = isOnWhite
    ? frameOnWhite(facts, {
        product: touchesEdge(facts) ? null : facts.product,
        ratio: must.ratio ?? advice.ratio,
        fill: must.fill ?? advice.fill,
      })
    : sceneFrame(facts, must)
  const size = reduce(frame, must)
  const format = formatOf(facts.format, must.formats)
  return {
    mend: { cuts, frame, size, format, maxBytes: must.maxBytes ?? null },
    after: {
      ...facts,
      ...size,
      format,
      bytes: must.maxBytes ? Math.min(facts.bytes, must.maxBytes) : facts.bytes,
      profile: 'sRGB',
      isSrgb: true,
      isOpaque: true,
      whiteBorder: isOnWhite ? 1 : facts.whiteBorder,
      product: facts.product && inFrame(facts.product, frame, size),
      hasText: cuts ? false : facts.hasText,
    },
  }
}

function sceneFrame(facts: PictureFacts, { ratio }: Rules): Frame {
  const { width, height } = facts
  const frame = ratio && frameInScene(facts, facts.product, ratio)
  return frame ?? { left: 0, top: 0, width, height }
}

/** The size that stays within every upper limit; never more than the frame's own. */
function reduce(frame: Frame, { max = {}, maxMegapixels }: Rules): Size {
  const { width, height } = frame
  const scales = Object.entries(max).map(
    ([side, limit]) => limit / sideOf(frame, side as keyof Sides)
  )
  if (maxMegapixels) scales.push(Math.sqrt((maxMegapixels * 1e6) / (width * height)))
  const scale = Math.min(1, ...scales)
  if (scale === 1) return { width, height }
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) }
}

function formatOf(format: FileFormat, allowed: readonly FileFormat[] = WRITTEN): WrittenFormat {
  const isKept = (WRITTEN as readonly FileFormat[]).includes(format) && allowed.includes(format)
  if (isKept) return format as WrittenFormat
  return WRITTEN.find((written) => allowed.includes(written)) ?? 'jpeg'
}

function inFrame({ left, top, right, bottom }: Box, frame: Frame, size: Size): Box {
  const scale = size.width / frame.width
  return {
    left: Math.round((left - frame.left) * scale),
    top: Math.round((top - frame.top) * scale),
    right: Math.round((right - frame.left) * scale),
    bottom: Math.round((bottom - frame.top) * scale),
  }
}
