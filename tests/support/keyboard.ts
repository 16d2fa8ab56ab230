import type { Frame, Page } from 'playwright'
import { untilNextPress } from './next_press.js'

/** More than any page has between two things that a test goes to. */
const MOST_STEPS = 120

/** Moves on with the Tab key until the control with this label or text has the focus. */
export async function tabTo(page: Page, name: string, frame: Page | Frame = page): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press('Tab')
    const focused = await frame.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      const label = element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label')
      return label ?? element?.textContent ?? ''
    })
    if (focused.trim().startsWith(name)) return
  }
  throw new Error(`The Tab key does not lead to ${name}`)
}

/** Goes to a link or button with the Tab key and presses it. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().waitFor()
  await tabTo(page, name)
  const costs = () => document.activeElement?.matches('[data-pays]')
  if (await page.evaluate(costs)) await untilNextPress(page)
  await page.keyboard.press('Enter')
}
