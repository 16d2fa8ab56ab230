import { STRENGTHS } from './lexicon/words.js'
import type { Amount } from './step.js'

/** A piece of an instruction; what a rule understands it takes away. */
export class Clause {
  /** What is left, with `«n»` where something stands in quotes. */
  text: string

  constructor(
    readonly whole: string,
    /** Texts that stood in quotes. */
    readonly quotes: readonly string[]
  ) {
    this.text = whole
  }

  has(pattern: string | RegExp): boolean {
    return compile(pattern).test(this.text)
  }

  /** Removes the first match and returns it, or null. */
  take(pattern: string | RegExp): RegExpExecArray | null {
    const match = compile(pattern).exec(this.text)
    if (!match) return null
    const after = this.text.slice(match.index + match[0].length)
    this.text = `${this.text.slice(0, match.index)} ${after}`.replaceAll(/\s+/g, ' ').trim()
    return match
  }

  /** How strongly the clause asks: '30%', 'by 30', 'by 0.3', 'a little', 'much', or the usual. */
  takeAmount(): Omit<Amount, 'sign'> {
    const percent = this.take(
      String.raw`(?:\bby )?[+-]?(\d+(?:\.\d+)?)\s*(?:%|per ?cent\b)|(?:\bby |[+-]\s?)(\d+(?:\.\d+)?)$`
    )
    if (percent?.[2]?.includes('.') && Number(percent[2]) <= MOST_FACTOR) {
      return { value: Number(percent[2]), exact: true }
    }
    if (percent) return { value: Number(percent[1] ?? percent[2]) / 100, exact: true }
    for (const [pattern, value] of STRENGTHS) {
      if (this.take(String.raw`\b(?:${pattern})\b`)) return { value, exact: false }
    }
    return { value: 1, exact: false }
  }

  /** The amount in words that were taken. */
  amountIn(taken: string): Omit<Amount, 'sign'> {
    return new Clause(taken, this.quotes).takeAmount()
  }

  /** Words that no rule took. */
  leftWords(): string[] {
    return this.text.toLowerCase().match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? []
  }
}

/** 'By 0.3' and 'by 1.5' are shares; 'by 30.5' is a percentage. */
const MOST_FACTOR = 2

const compiled = new Map<string, RegExp>()

/** Patterns are read without regard to case. */
function compile(pattern: string | RegExp): RegExp {
  const source = typeof pattern === 'string' ? pattern : pattern.source
  let regExp = compiled.get(source)
  if (!regExp) compiled.set(source, (regExp = new RegExp(source, 'i')))
  return regExp
}
