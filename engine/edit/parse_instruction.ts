import { Clause } from './clause.js'
import { COLOR } from './lexicon/colors.js'
import { REFUSED } from './lexicon/refused.js'
import { DEMANDS, SILENT, VAGUE } from './lexicon/words.js'
import type { Reading } from './reading.js'
import { Refusal, refused } from './refusal.js'
import { readAdjustments } from './rules/adjust_rule.js'
import { readBackground } from './rules/background_rule.js'
import { readForbidden } from './rules/forbid_rule.js'
import { readFrame } from './rules/frame_rule.js'
import { readTurn } from './rules/geometry_rule.js'
import { readRemoval } from './rules/remove_rule.js'
import { readRecolor } from './rules/recolor_rule.js'
import { describesScene } from './rules/scene_words.js'
import { readShadow, readVignette } from './rules/shadow_rule.js'
import { readSubject } from './rules/subject.js'
import { readMoreOfText, readText } from './rules/text_rule.js'
import { splitClauses } from './split_clauses.js'
import { settle } from './settle.js'
import type { Amount, Region, Step } from './step.js'

export interface ParsedInstruction {
  /** In the order in which they are done. */
  steps: Step[]
  /** Words that change nothing, in the order of the instruction, each once. */
  ignoredWords: string[]
}

/** Nouns that stand for 'more of it' or for the verb of the clause before. */
const BARE =
  /^(?:the |its |a |an |any |all )?(?:brightness|exposure|contrast|warmth|temperature|saturation|vibrance|sharpness|clarity|noise|grain|shadows?|border|frame|vignette|background|horizontally|vertically)(?: (?:by )?[\d.]+ ?%?)?$/i

const NAMES_BACKGROUND = String.raw`\b(?:background|backdrop|bg)\b|\bon (?:an? )?(?:${COLOR})$`

/** Most words of a clause; its patterns are tried at every word. */
const LONGEST_CLAUSE = 50

/** A clause that starts with one of them has a verb of its own. */
const VERB = /^[a-z]+(?:-[a-z]+)?/i

/**
 * Reads what a merchant wants changed.
 *
 * @param hasArea whether a part of the picture is marked: what is to be taken away is in it then
 * @throws JobError `unsupported` when a clause asks for what cannot be honoured, or nothing is understood
 */
export function parseInstruction(instruction: string, hasArea = false): ParsedInstruction {
  const { clauses, quotes } = splitClauses(instruction)
  const steps: Step[] = []
  const ignored: string[] = []
  const forbidden = new Set<Reading['forbids']>()
  let verb: string | null = null
  let region: Region = 'picture'
  let understood = false
  for (const { text, continues } of clauses) {
    const previous = steps.at(-1) ?? null
    if (text.split(' ').length > LONGEST_CLAUSE) {
      throw refused({ change: 'long' }, shorten(text))
    }
    if (previous?.op === 'scene' && continues && describesScene(text)) {
      previous.prompt += `, ${text}`
      continue
    }
    if (
      previous?.op === 'text' &&
      continues &&
      readMoreOfText(new Clause(text, quotes), previous)
    ) {
      continue
    }
    const inherited: string | null = continues ? verb : null
    const reading = readEither(text, quotes, inherited, {
      region: continues ? region : 'picture',
      previous,
      hasArea,
    })
    if (reading.steps.length > 0 || reading.forbids) understood = true
    if (continues) shareAmount(previous, reading.steps[0], BARE.test(text))
    if (continues) padInstead(previous, reading, text)
    if (replaces(previous, reading.steps[0])) steps.pop()
    for (const step of reading.steps) if (!repeats(steps, step)) steps.push(step)
    ignored.push(...reading.ignored)
    forbidden.add(reading.forbids)
    region = reading.region
    if (!(inherited && BARE.test(text))) {
      const own = VERB.exec(text)?.[0].toLowerCase() ?? null
      verb = own && (DEMANDS.has(own) || own === 'without' || own === 'no') ? own : inherited
    }
  }
  if (!understood || steps.length === 0) {
    throw refused({ change: 'unclear' }, shorten(instruction))
  }
  return { steps: settle(steps, forbidden), ignoredWords: [...new Set(ignored)] }
}

/** What a clause is read after. */
interface Said {
  region: Region
  previous: Step | null
  hasArea: boolean
}

/** The clause by itself, or with the verb of the clause before it: 'reduce brightness and contrast'. */
function readEither(text: string, quotes: string[], verb: string | null, said: Said): Reading {
  const withVerb = verb ? `${verb} ${text}` : null
  const order = withVerb && BARE.test(text) ? [withVerb, text] : [text, withVerb]
  let first: unknown = null
  for (const words of order) {
    if (!words) continue
    try {
      const reading = readClause(new Clause(words, quotes), said)
      if (reading.steps.length > 0 || reading.done || words === order.findLast(Boolean))
        return reading
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      first ??= error
    }
  }
  throw refused(first as Refusal, restoreQuotes(text, quotes))
}

/** @throws Refusal */
function readClause(clause: Clause, { region, previous, hasArea }: Said): Reading {
  const reading: Reading = {
    steps: [],
    forbids: null,
    subject: null,
    subjectWords: '',
    region,
    ignored: [],
    done: false,
  }
  if (readForbidden(clause, reading)) return { ...reading, done: true }
  if (!readText(clause, reading) && !readRemoval(clause, reading, hasArea)) {
    for (const [pattern, reason] of REFUSED) if (clause.has(pattern)) throw new Refusal(reason)
    readShadow(clause, reading)
    readVignette(clause, reading)
    if (reading.steps.length === 0) readChanges(clause, reading, previous)
  }
  reportRest(clause, reading)
  return reading
}

function readChanges(clause: Clause, reading: Reading, previous: Step | null): void {
  readFrame(clause, reading)
  const isCropOnBackground = reading.steps.at(-1)?.op === 'crop' && clause.has(NAMES_BACKGROUND)
  if (reading.steps.length === 0 || isCropOnBackground) readBackground(clause, reading, previous)
  readSubject(clause, reading)
  readTurn(clause, reading)
  readRecolor(clause, reading)
  if (clause.text) readAdjustments(clause, reading)
}

/** @throws Refusal when words are left that ask for something */
function reportRest(clause: Clause, reading: Reading): void {
  const all = clause.leftWords()
  const rest = all.filter((word) => !SILENT.has(word))
  if (rest.some((word) => DEMANDS.has(word)) || clause.has(COLOR)) throw new Refusal('this')
  const subject = reading.steps.length === 0 ? (reading.subjectWords.match(/[\w'-]+/g) ?? []) : []
  const left = [...subject.filter((word) => word && !SILENT.has(word)), ...rest]
  const vague = left.every((word) => VAGUE.has(word))
  const asks = subject.length > 0 || /^(?:a|an|the|more|less|some)\b/i.test(clause.whole)
  if (reading.steps.length === 0 && asks && !vague) throw new Refusal('this')
  reading.ignored.push(...left)
}

/** 'Make it square, pad with white' is one change of shape, without a crop. */
function padInstead(previous: Step | null, reading: Reading, text: string): void {
  const [step] = reading.steps
  if (previous?.op !== 'crop' || step?.op !== 'border' || !/^(?:pad|extend|fill|fit)/i.test(text))
    return
  reading.steps[0] = { op: 'pad', ratio: previous.ratio, color: step.frame.color }
}

/** 'Remove the background and replace it with blue' is one background, not two. */
function replaces(previous: Step | null, next: Step | undefined): boolean {
  if (previous?.op === 'crop' && next?.op === 'pad') return previous.ratio === next.ratio
  // 'Make it wider, 16:9' says one shape in two ways.
  const isLonger = previous?.op === 'extend' && /^(?:wider|taller)$/.test(previous.to)
  if (isLonger && (next?.op === 'crop' || next?.op === 'pad')) return true
  return (
    previous?.op === 'transparent' &&
    (next?.op === 'fill' || next?.op === 'gradient' || next?.op === 'scene')
  )
}

/** 'Too dark, please brighten' and 'sharper and clearer' ask for one change in two ways. */
function repeats(steps: readonly Step[], next: Step): boolean {
  return (
    'amount' in next &&
    !next.amount.exact &&
    steps.some((step) => JSON.stringify(step) === JSON.stringify(next))
  )
}

/**
 * 'A bit brighter and warmer' is a bit of both, and so is 'brightness and contrast by 20%'.
 *
 * @param listed whether the second is a noun in a list that began with the first
 */
function shareAmount(first: Step | null, second: Step | undefined, listed: boolean): void {
  if (!first || !second || !('region' in first) || !('region' in second)) return
  if (!('amount' in first) || !('amount' in second)) return
  const isUsual = ({ value, exact }: Amount) => value === 1 && !exact
  if (isUsual(second.amount)) {
    second.amount = { ...first.amount, sign: second.amount.sign }
  } else if (listed && isUsual(first.amount)) {
    first.amount = { ...second.amount, sign: first.amount.sign }
  }
}

function restoreQuotes(text: string, quotes: string[]): string {
  return shorten(text.replaceAll(/«(\d+)»/g, (_, n: string) => `'${quotes[Number(n)]}'`))
}

function shorten(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  return words.length > 80 ? `${words.slice(0, 79)}…` : words
}
