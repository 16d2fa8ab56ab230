import type { PictureFacts } from '../measure/facts.js'
import type { Slot } from '../rules/rules.js'
import { PREFLIGHT_MESSAGES as MESSAGES } from '../messages/en/common.js'
import { brokenRules, type RuleName } from './broken_rules.js'
import { type Fix, planFix } from './plan_fix.js'
import { wantedShape } from './wanted_shape.js'

export type SlotStatus = 'passes' | 'mendable' | 'fails'

/** A rule that a picture does not keep. */
export interface Check {
  rule: RuleName
  /** `mend`: done by arithmetic; `fail`: not; `note`: recommended only, or for the merchant's own eyes. */
  status: 'mend' | 'fail' | 'note'
  /** What is wrong, with the measured figure. */
  text: string
  /** What is done about it, or what the merchant can do. */
  remedy: string
  /** The shape that the picture can be given, as in `wantedShape`, where that is what fails. */
  shape?: string
}

export interface Preflight {
  status: SlotStatus
  checks: Check[]
  /** What brings the picture into form; null when it is in form, or cannot be brought into it. */
  mend: Fix | null
}

/** Judges a measured picture for a slot of a market. */
export function preflight(facts: PictureFacts, slot: Slot): Preflight {
  const plan = planFix(facts, slot)
  const before = brokenRules(facts, slot.must)
  const after = before.size === 0 ? before : brokenRules(plan.after, slot.must)
  const checks: Check[] = []
  for (const rule of new Set([...before.keys(), ...after.keys()])) {
    const left = after.get(rule)
    if (left === undefined) {
      const text = before.get(rule)!
      checks.push({ rule, status: 'mend', text, remedy: MESSAGES.mends(plan.mend)[rule] })
    } else {
      const text = before.get(rule) ?? MESSAGES.afterMend(left)
      const shape = rule === 'ratio' ? wantedShape(facts, slot.must) : null
      checks.push({
        rule,
        status: 'fail',
        text,
        remedy: MESSAGES.ways[rule],
        ...(shape && { shape }),
      })
    }
  }
  const status = after.size > 0 ? 'fails' : before.size > 0 ? 'mendable' : 'passes'
  return {
    status,
    checks: [...checks, ...notes(facts, status === 'mendable' ? plan.after : null, slot)],
    mend: status === 'mendable' ? plan.mend : null,
  }
}

/** What is recommended, and what only the merchant can see. Judged as the picture will be. */
function notes(
  before: PictureFacts,
  mended: PictureFacts | null,
  { must, advice = {} }: Slot
): Check[] {
  const facts = mended ?? before
  const broken = brokenRules(facts, must)
  const found: Check[] = []
  for (const [rule, sentence] of brokenRules(facts, advice)) {
    if (broken.has(rule)) continue
    const text = MESSAGES.recommended(sentence, mended !== null)
    found.push({ rule, status: 'note', text, remedy: MESSAGES.ways[rule] })
  }
  if (must.noText && facts.hasText === null) {
    found.push({ rule: 'text', status: 'note', text: MESSAGES.textUnknown, remedy: MESSAGES.look })
  }
  return found
}
