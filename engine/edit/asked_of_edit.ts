import { JobError } from '../contract/job_error.js'
import { isUpright, NO_GROWTH, type Sides } from '../shape/sides.js'
import { parseInstruction } from './parse_instruction.js'
import type { Step } from './step.js'

/** What of an instruction decides who can do it. */
export interface AskedOfEdit {
  /** Whether all that it asks for is that the marked area's things go away. */
  removesMarked: boolean
  /** By how many pixels a picture has to grow at each side, where another shape is all that it asks for; null for all else. */
  growth: Sides | null
}

/** Reads an instruction for a picture of some size; what is not understood asks for neither. */
export function readAsked(
  instruction: string,
  hasArea: boolean,
  size: { width: number; height: number }
): AskedOfEdit {
  const steps = stepsOf(instruction, hasArea)
  const [only] = steps.length === 1 ? steps : []
  return {
    removesMarked: hasArea && steps.length > 0 && steps.every(({ op }) => op === 'remove'),
    growth: only ? growthFor(only, size) : null,
  }
}

function stepsOf(instruction: string, hasArea: boolean): Step[] {
  try {
    return parseInstruction(instruction, hasArea).steps
  } catch (error) {
    if (error instanceof JobError) return []
    throw error
  }
}

function growthFor(step: Step, { width, height }: { width: number; height: number }): Sides | null {
  const own = width / height
  switch (step.op) {
    case 'crop':
      return toRatio(step.ratio, width, height)
    case 'pad':
      return step.color === null ? toRatio(step.ratio, width, height) : null
    case 'extend': {
      const { to, share } = step
      if (to === 'wider') return toRatio(own * (1 + share), width, height)
      if (to === 'taller') return toRatio(own / (1 + share), width, height)
      return { ...NO_GROWTH, [to]: Math.round(share * (isUpright(to) ? width : height)) }
    }
    case 'border': {
      const { color, pixels, share } = step.frame
      if (color) return null
      const side = pixels ?? Math.max(1, Math.round(share * Math.min(width, height)))
      return { left: side, top: side, right: side, bottom: side }
    }
    default:
      return null
  }
}

/** As much at two sides as brings a picture to a ratio of width to height; null where it has that already. */
function toRatio(ratio: number, width: number, height: number): Sides | null {
  const wide = Math.max(0, Math.round(height * ratio) - width)
  const tall = Math.max(0, Math.round(width / ratio) - height)
  if (wide + tall === 0) return null
  const left = Math.floor(wide / 2)
  const top = Math.floor(tall / 2)
  return { left, top, right: wide - left, bottom: tall - top }
}
