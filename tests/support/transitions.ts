import type { Page } from 'playwright'

/** What takes longer, such as a spinner, is part of the state. */
const LONGEST_TRANSITION_MS = 1000

/** Waits until nothing on the page is on its way from one state to the next. */
export function transitionsEnd(page: Page): Promise<void> {
  return page.evaluate(async (longest) => {
    const transitions = document
      .getAnimations()
      .filter(({ effect }) => Number(effect!.getComputedTiming().endTime) <= longest)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  }, LONGEST_TRANSITION_MS)
}
