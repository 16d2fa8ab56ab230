import type { Clause } from '../clause.js'
import type { Reading } from '../reading.js'
import { Refusal } from '../refusal.js'

const KIND = String.raw`(?:drop |contact |soft |natural |realistic |gentle |nice |small |floor |ground |product |smooth |real )*`

/** Adding and removing the product's shadow. */
export function readShadow(clause: Clause, reading: Reading): void {
  if (!clause.has(/\bshadow(?:s|less)?\b/i)) return
  if (
    !clause.has(/^(?:a |the )?drop[- ]shadow/i) &&
    clause.take(
      String.raw`^(?:remove|delete|erase|get rid of|take (?:away|out|off)|eliminate|no|without|drop|lose|clean up|hide)(?: any| all| the| its| a| my| harsh| hard| ugly| dark| product's)* ${KIND}shadows?(?: (?:under|below|beneath|behind|of|from|around|on) (?:it|the (?:product|item|background|picture|photo|[a-z]+)))?|\bshadowless\b`
    )
  ) {
    reading.steps.push({ op: 'removeShadow' })
    return
  }
  if (clause.has(/\bshadows? (?:darker|lighter|stronger|bigger|smaller|more|less)\b/i))
    throw new Refusal('change_shadow')
  if (clause.has(/\b(?:left|right|front|side)\b/i)) throw new Refusal('shadow_side')
  const amount = clause.takeAmount()
  const taken = clause.take(
    String.raw`^(?:(?:add|with|give|put|place|create|include|want|make|cast|draw|use|apply|drop|keep it with) )?(?:it |the product |the item |some |a |an |the |its )*(?:light |dark |bit of |bit of a )*${KIND}shadows?(?: (?:under|below|beneath|underneath|behind|to|at|for|around|on)(?: (?:it|the (?:product|item|bottom|base|foot|floor|ground|[a-z]+)))?)?`
  )
  if (
    !taken ||
    /\b(?:lighten|brighten|lift|open|reduce|soften|increase|recover|raise|deepen|keep|move|change|turn|blur|less|fewer|softer|long)\b/i.test(
      clause.whole
    )
  ) {
    throw new Refusal('change_shadow')
  }
  reading.steps.push({ op: 'addShadow', amount: { sign: 1, ...amount } })
}

/** Darker corners. */
export function readVignette(clause: Clause, reading: Reading): void {
  if (!clause.has(/\bvignett(?:e|ing)\b|\bdark(?:er|en)?(?: the)? (?:corners|edges)\b/i)) return
  if (clause.has(/\b(?:remove|no|without|less|reduce|get rid of|white|bright)\b/i)) {
    throw new Refusal('vignette')
  }
  const amount = clause.takeAmount()
  clause.take(/^(?:add|with|give|apply|put|use|make)(?: it)?\b/i)
  clause.take(
    /\b(?:dark |soft |black )*vignett(?:e|ing)(?: effect)?\b|\bdark(?:er|en)?(?: the)? (?:corners|edges)(?:-and-corners)?\b/i
  )
  reading.steps.push({ op: 'vignette', amount: { sign: 1, ...amount } })
}
