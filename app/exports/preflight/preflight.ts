import type { PictureFacts } from '../measure/facts.js'
import type { Slot } from '../rules/rules.js'
import { PREFLIGHT_TEXTS as TEXTS } from '../texts.js'
import { brokenRules, type RuleName } from './broken_rules.js'
import { type Mend, planMend } from './plan_mend.js'

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
}

export interface Preflight {
  status: SlotStatus
  checks: Check[]
  /** What brings the picture into form; null when it is in form, or cannot be brought into it. */
  mend: Mend | null
}

/** Judges a measured picture for a slot of a market. */
export function preflight(facts: PictureFacts, slot: Slot): Preflight {
  const plan = planMend(facts, slot)
  const before = brokenRules(facts, slot.must)
  const after = before.size === 0 ? before : brokenRules(plan.after, slot.must)
  const checks: Check[] = []
  for (const rule of new Set([...before.keys(), ...after.keys()])) {
    const left = after.get(rule)
    if (left === undefined) {
      const text = before.get(rule)!
      checks.push({ rule, status: 'mend', text, remedy: TEXTS.mends(plan.mend)[rule] })
    } else {
      const text = before.get(rule) ?? TEXTS.afterMend(left)
      checks.push({ rule, status: 'fail', text, remedy: TEXTS.ways[rule] })
    }
  }
  const status = after.size > 0 ? 'fails' : before.size > 0 ? 'mendable' : 'passes'
  return {
    status,
    checks: [...checks, ...notes(status === 'mendable' ? plan.after : facts, slot, after)],
    mend: status === 'mendable' ? plan.mend : null,
  }
}

/** What is recommended, and what only the merchant can see. */
function notes(
  facts: PictureFacts,
  { must, advice = {} }: Slot,
  broken: ReadonlyMap<RuleName, string>
): Check[] {
  const found: Check[] = []
  for (const [rule, text] of brokenRules(facts, advice)) {
    if (!broken.has(rule)) {
      found.push({ rule, status: 'note', text: TEXTS.recommended(text), remedy: TEXTS.ways[rule] })
    }
  }
  if (must.noText && facts.hasText === null) {
    found.push({ rule: 'text', status: 'note', text: TEXTS.textUnknown, remedy: TEXTS.look })
  }
  return found
}
