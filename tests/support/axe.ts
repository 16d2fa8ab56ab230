import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { transitionsEnd } from './transitions.js'

/** Without comments, since every page has to read it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(options: RunOptions): Promise<AxeResults>
}

/**
 * Checks a page as it stands, once it is there, for accessibility faults.
 *
 * @returns one line a fault: the rule and the elements that break it; empty when there is none
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.locator('main').first().waitFor()
  // Colours halfway have contrasts that nobody designed.
  await transitionsEnd(page)
  // Not as a script tag: the pages' content security policy forbids foreign ones.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const violations = await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: Axe }).axe
    // Fetching styles once more is for a rule about turned screens, which is not among the default ones.
    return (await run({ resultTypes: ['violations'], preload: false })).violations
  })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
  )
}
