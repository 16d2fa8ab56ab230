import type { EngineContext } from '#app/engines/engine'

/** Neighbouring pictures with one prompt. */
export interface PromptGroup {
  prompt: string
  firstIndex: number
  count: number
}

/** Puts equal neighbours together: pictures of one prompt are made in one call, so that they vary. */
export function groupPrompts(prompts: string[]): PromptGroup[] {
  const groups: PromptGroup[] = []
  prompts.forEach((prompt, index) => {
    const last = groups.at(-1)
    if (last?.prompt === prompt) last.count += 1
    else groups.push({ prompt, firstIndex: index, count: 1 })
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
