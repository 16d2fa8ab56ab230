import type { GenerationKind } from '../generation_state.js'
import type Generation from '../models/generation.js'
import type { Work } from './outcome.js'

/** What a feature brings for a kind of work that is its own. */
export interface WorkKind<K extends GenerationKind> {
  /** Loads what a worker does; web processes never do. */
  load: () => Promise<Work<K>>
  /** What callers get of work that has succeeded, its pictures looked up. Spelled as on the wire. */
  answer: (generation: Generation) => Promise<unknown>
}

const kinds: { [K in GenerationKind]?: WorkKind<K> } = {}

/** Registers a kind of work; each feature does it for its own in `register.ts`. */
export function defineWork<K extends GenerationKind>(kind: K, part: WorkKind<K>): void {
  Object.assign(kinds, { [kind]: part })
}

/** @throws Error for a kind that no feature has registered */
export function workKind<K extends GenerationKind>(kind: K): WorkKind<K> {
  const part = kinds[kind]
  if (!part) throw new Error(`No feature has registered work of kind "${kind}"`)
  return part
}

/** The result of succeeded work as callers get it; null before. */
export async function loadResult(generation: Generation): Promise<unknown> {
  if (generation.state !== 'succeeded') return null
  return workKind(generation.kind as GenerationKind).answer(generation)
}
