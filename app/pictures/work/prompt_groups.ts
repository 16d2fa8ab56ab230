import type { EngineContext } from '#app/engines/engine'
import { elementOf } from '#app/core/elements'

/** Neighbouring pictures with one prompt. */
export interface PromptGroup {
  prompt: string
  /** Place of the first in the work's prompts. */
  start: number
  /** Place of the first in the series that the seed makes. */
  firstIndex: number
  count: number
}

/**
 * Puts equal neighbours together: pictures of one prompt are made in one call, so that they vary.
 * @param positions as in the work's params
 */
export function groupPrompts(
  prompts: string[],
  positions: number[] = prompts.map((_, index) => index)
): PromptGroup[] {
  const groups: PromptGroup[] = []
  prompts.forEach((prompt, index) => {
    const last = groups.at(-1)
    const isNext = last && positions[index] === last.firstIndex + last.count
    if (isNext && last.prompt === prompt) last.count += 1
    else groups.push({ prompt, start: index, firstIndex: elementOf(positions, index), count: 1 })
  })
  return groups
}

/** A context whose progress covers one part of the whole. */
export function within(context: EngineContext, start: number, share: number): EngineContext {
  return {
    ...context,
    progress: (fraction, step) => context.progress(start + fraction * share, step),
  }
}
