import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { transitionsEnd } from './transitions.js'

/** Without comments, since every page has to read it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Costs a page nothing until it is called. */
const BROUGHT_ALONG = `globalThis.loadAxe = () => {${AXE}}`

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>
}

/** Has what a window opens from now on bring the checker along, which is cheaper than sending it to each page that is checked. */
export function bringAxeAlong(page: Page): Promise<unknown> {
  return page.addInitScript(BROUGHT_ALONG)
}

/**
 * Checks a page as it stands, once it is there, for accessibility faults.
 *
 * @param within selects the part of the page that is checked, with the rules that are about parts; all without
 * @returns one line a fault: the rule and the elements that break it; empty when there is none
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  await page.locator('main').first().waitFor()
  // Colours halfway have contrasts that nobody designed.
  await transitionsEnd(page)
  // Not as a script tag: the pages' content security policy forbids foreign ones.
  const isThere = await page.evaluate(() => {
    const { loadAxe } = globalThis as { loadAxe?: () => void }
    if (!('axe' in globalThis)) loadAxe?.()
    return 'axe' in globalThis
  })
  if (!isThere) await page.evaluate(AXE)
  const violations = await page.evaluate(async (selector) => {
    const { run } = (globalThis as unknown as { axe: Axe }).axe
    // Fetching styles once more is for a rule about turned screens, which is not among the default ones.
    const options: RunOptions = { resultTypes: ['violations'], preload: false }
    return (await run(selector ?? document, options)).violations
  }, within)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
  )
}
