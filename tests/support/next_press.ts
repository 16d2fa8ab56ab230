import type { Page } from 'playwright'

/** Longer than the time in which a second press belongs to the first; see `one_press`. Nobody who means it presses faster. */
const LONG_ENOUGH_MS = 600

/** Waits until a press of a button that costs something counts as another one. */
export function untilNextPress(page: Page): Promise<void> {
  return page.waitForTimeout(LONG_ENOUGH_MS)
}
