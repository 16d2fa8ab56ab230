import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { withLocale } from '#tests/support/account_language'
import { openAsDemo } from '#tests/support/demo_page'
import { reflowFaults, ZOOMED } from '#tests/support/reflow'
import { AREAS } from './screens.js'
import { screensInstance } from './screens_instance.js'
import { pagesOf } from './test_screens.js'

/** Pages whose words are longest in German, which need no act to have them. */
const FIRST_PATHS = ['/photos/generate/12', '/batches/new', '/billing', '/user/profile']

/** The others, with fewer words or the same. */
const MORE_PATHS = [
  ...['/dashboard', '/products', '/products/101', '/videos/generate/101', '/ai-editor'],
  ...['/generated-assets', '/batches', '/recipes', '/review', '/user/api-tokens'],
  ...['/user/webhooks', '/teams/900', '/affiliate', '/subscribe'],
]

test('every page belongs to an area whose screens are tested', async ({ assert }) => {
  const tested = await pagesOf(AREAS.flatMap(({ pages }) => pages))
  assert.sameMembers(tested, await pagesOf(['*/**/*']))
})

test('the long words of German fit a zoom of 400 %', async ({ assert, browser }) => {
  assert.deepEqual(await faultsInGerman(browser, FIRST_PATHS), [])
}).tags(['@long'])

test('they fit it on the other pages too', async ({ assert, browser }) => {
  assert.deepEqual(await faultsInGerman(browser, MORE_PATHS), [])
}).tags(['@long'])

/** What is lost of pages in a small window, in one line each. */
async function faultsInGerman(browser: Browser, paths: string[]): Promise<string[]> {
  const { page, context } = await openAsDemo(browser, await screensInstance())
  await page.setViewportSize(ZOOMED)
  await page.goto(paths[0]!)
  await withLocale(page, 'de')
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Suche und Befehle' }).waitFor()
    await page.locator('main h1').first().waitFor()
    for (const fault of await reflowFaults(page)) faults.push(`${path}: ${fault}`)
  }
  // The language is the merchant's: others look at the same one's pages.
  await withLocale(page, 'en')
  await context.close()
  return faults
}
