import type { Clause } from '../clause.js'
import type { Reading } from '../reading.js'
import { Refusal } from '../refusal.js'

const NEVER =
  /^(?:do not|don't|dont|never|avoid|not(?! so| as| quite)|must not|should not|shouldn't|but not|no need to|without)\b\s*/i

/** What `without` and `no` can remove: these are wishes of their own, read by other rules. */
const REMOVABLE =
  /^(?:(?:any|a|the|all|its|harsh|hard) )*(?:shadows?|background|backdrop|bg|noise|grain|colou?rs?|blur)\b/i

/** What every picture keeps unless another clause changes it. */
const KEEP =
  /^(?:keep|leave(?! (?:some |more |a bit of |a little )*(?:space|room))|preserve|maintain|retain)\b/i

/**
 * Clauses that only say what must stay as it is. True when the clause was one.
 *
 * @throws Refusal when what must stay cannot stay
 */
export function readForbidden(clause: Clause, reading: Reading): boolean {
  if (KEEP.test(clause.text)) return readKeep(clause, reading)
  const never = NEVER.exec(clause.text)
  if (never) {
    const rest = clause.text.slice(never[0].length)
    if (/^without/i.test(never[0])) {
      if (REMOVABLE.test(rest)) return false
      if (!/^(?:\w+ing|changing|any (?:changes|cropping)|crop|distortion|changes)\b/i.test(rest))
        return false
    }
    reading.forbids = forbiddenIn(rest)
    return true
  }
  if (/^no (?:crop(?:ping)?|changes?|distortion|stretching|extra|other)\b/i.test(clause.text)) {
    if (/crop/i.test(clause.text)) reading.forbids = 'crop'
    return true
  }
  return false
}

function readKeep(clause: Clause, reading: Reading): boolean {
  if (/\b(?:only|just) the (?:product|item|object)\b|^keep only\b/i.test(clause.text)) {
    reading.steps.push({ op: 'transparent' })
    return true
  }
  if (/\b(?:shadow|reflection)s?\b/i.test(clause.text)) {
    throw new Refusal('keep_shadow')
  }
  reading.forbids = forbiddenIn(clause.text)
  return true
}

/** Of what must stay as it is, that which other clauses could change without naming it. */
function forbiddenIn(text: string): Reading['forbids'] {
  if (/\bcrop/i.test(text)) return 'crop'
  if (
    !/^(?:change|touch|alter|modify|edit|affect|changing|altering|keep|leave|preserve|maintain|retain)\b/i.test(
      text
    )
  )
    return null
  if (/\b(?:background|backdrop|bg|surroundings)\b/i.test(text)) return 'background'
  return /\b(?:product|item|object|subject)\b/i.test(text) ? 'product' : null
}
