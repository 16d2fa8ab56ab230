import { OPERATIONS } from './operations.js'
import { refused } from './refusal.js'
import type { Step } from './step.js'

/**
 * Steps in the order in which they are done: what moves pixels before what paints around the product, light before a
 * background of one colour (which must come out as asked), frame and text last; else in the order given.
 */
export function settle(steps: readonly Step[], forbidsCrop: boolean): Step[] {
  const allowed = steps.map((step): Step => {
    return forbidsCrop && step.op === 'crop' ? { op: 'pad', ratio: step.ratio, color: null } : step
  })
  return oneBackground(allowed).sort((a, b) => OPERATIONS[a.op].rank - OPERATIONS[b.op].rank)
}

const BACKGROUNDS: ReadonlySet<Step['op']> = new Set(['transparent', 'fill', 'gradient', 'scene'])

/** The last background asked for counts; a shadow need not be removed with one, nor added to a scene, which has its own. */
function oneBackground(steps: Step[]): Step[] {
  const last = steps.findLast(({ op }) => BACKGROUNDS.has(op))
  if (!last) return steps
  if (last.op === 'scene' && steps.some(({ op }) => op === 'removeShadow')) {
    throw refused('leave the shadow out of a scene', last.prompt)
  }
  return steps.filter((step) => {
    if (step.op === 'removeShadow') return false
    if (step.op === 'addShadow') return last.op !== 'scene'
    return !BACKGROUNDS.has(step.op) || step === last
  })
}
