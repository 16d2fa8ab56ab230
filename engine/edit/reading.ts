import type { Region, Step } from './step.js'

/** What a clause is found to say, filled in by the rules one after the other. */
export interface Reading {
  steps: Step[]
  /** What a clause forbids. */
  forbids: 'crop' | 'background' | 'product' | null
  /** What `make the ... ` is about, or null when the clause names nothing. */
  subject: Region | 'thing' | null
  /** Words of the subject when it is a thing: the product, it is assumed. */
  subjectWords: string
  /** Part of the picture that a change of light or colour is for. */
  region: Region
  /** Words that the scene's lexicon did not understand. */
  ignored: string[]
  /** Whether a clause that only forbids or praises was read to its end. */
  done: boolean
}
