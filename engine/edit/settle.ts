import { OPERATIONS } from './operations.js'
import type { Reading } from './reading.js'
import { refused } from './refusal.js'
import type { Step } from './step.js'

/**
 * Steps in the order in which they are done: what moves pixels before what paints around the product, light before a
 * background of one colour (which must come out as asked), frame and text last; else in the order given.
 */
export function settle(steps: readonly Step[], forbidden: ReadonlySet<Reading['forbids']>): Step[] {
  const allowed = steps.map((step) => sparing(step, forbidden))
  const ordered = joinTexts(oneBackground(allowed))
  if (forbidden.has('background') && ordered.some(({ op }) => BACKGROUNDS.has(op))) {
    throw refused({ change: 'background' }, 'keep the background')
  }
  return ordered.sort((a, b) => OPERATIONS[a.op].rank - OPERATIONS[b.op].rank)
}

/** The step without what must stay as it is. */
function sparing(step: Step, forbidden: ReadonlySet<Reading['forbids']>): Step {
  if (step.op === 'crop' && forbidden.has('crop')) {
    return { op: 'pad', ratio: step.ratio, color: null }
  }
  if (!('region' in step) || step.region !== 'picture') return step
  if (forbidden.has('background')) return { ...step, region: 'product' }
  return forbidden.has('product') ? { ...step, region: 'background' } : step
}

const BACKGROUNDS: ReadonlySet<Step['op']> = new Set(['transparent', 'fill', 'gradient', 'scene'])

/** The last background asked for counts; a shadow need not be removed with one, nor added to a scene, which has its own. */
function oneBackground(steps: Step[]): Step[] {
  const last = steps.findLast(({ op }) => BACKGROUNDS.has(op))
  if (!last) return steps
  if (last.op === 'scene' && steps.some(({ op }) => op === 'removeShadow')) {
    throw refused({ change: 'scene_shadow' }, last.prompt)
  }
  return steps.filter((step) => {
    if (step.op === 'removeShadow') return false
    if (step.op === 'addShadow') return last.op !== 'scene'
    return !BACKGROUNDS.has(step.op) || step === last
  })
}

/** Texts in one place become lines of one text; they must look alike. */
function joinTexts(steps: Step[]): Step[] {
  const joined: Step[] = []
  for (const step of steps) {
    const above = joined.find(
      (other) =>
        other.op === 'text' &&
        step.op === 'text' &&
        other.place.x === step.place.x &&
        other.place.y === step.place.y
    )
    if (above?.op !== 'text' || step.op !== 'text') joined.push(step)
    else if (above.size === step.size && String(above.color) === String(step.color)) {
      above.text += `\n${step.text}`
    } else throw refused({ change: 'texts_apart' }, step.text)
  }
  return joined
}
