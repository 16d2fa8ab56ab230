import type { Page } from 'playwright'

/** What takes longer, such as a spinner, is part of the state. */
const LONGEST_TRANSITION_MS = 1000

const PATIENCE_MS = 120_000

/**
 * Waits until nothing on the page is on its way from one state to the next.
 *
 * Asks again and again: a window without a reason to paint never keeps the promise that an animation is finished.
 */
export function transitionsEnd(page: Page): Promise<void> {
  return page.evaluate(
    async ({ longest, patience }) => {
      const isMoving = (animation: Animation) =>
        animation.playState === 'running' &&
        Number(animation.effect!.getComputedTiming().endTime) <= longest
      const deadline = Date.now() + patience
      while (document.getAnimations().some(isMoving)) {
        if (Date.now() > deadline) throw new Error('Something on the page does not stop moving')
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    { longest: LONGEST_TRANSITION_MS, patience: PATIENCE_MS }
  )
}
