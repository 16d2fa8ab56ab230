import { test } from '@japa/runner'
import { openAsDemo } from '#tests/support/demo_page'
import { reflowFaults, ZOOMED } from '#tests/support/reflow'
import { AREAS } from './screens.js'
import { screensInstance } from './screens_instance.js'
import { pagesOf } from './test_screens.js'

/** Pages whose words are longest in German, which need no act to have them. */
const PATHS = [
  ...['/dashboard', '/products', '/products/101', '/photos/generate/12', '/videos/generate/101'],
  ...['/ai-editor', '/generated-assets', '/batches', '/batches/new', '/recipes', '/review'],
  ...['/billing', '/user/profile', '/user/api-tokens', '/user/webhooks', '/teams/900'],
  ...['/affiliate', '/subscribe'],
]

test('every page belongs to an area whose screens are tested', async ({ assert }) => {
  const tested = await pagesOf(AREAS.flatMap(({ pages }) => pages))
  assert.sameMembers(tested, await pagesOf(['*/**/*']))
})

test('the long words of German fit a zoom of 400 %', async ({ assert, browser }) => {
  const { page, context } = await openAsDemo(browser, await screensInstance())
  await page.setViewportSize(ZOOMED)
  await page.goto(PATHS[0])
  const setLanguage = (language: string) =>
    page.evaluate(async (chosen) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      await fetch('/user/language', {
        method: 'PUT',
        headers: {
          'accept': 'application/json',
          'content-type': 'application/json',
          'x-xsrf-token': decodeURIComponent(token),
        },
        body: JSON.stringify({ language: chosen }),
      })
    }, language)
  await setLanguage('de')
  const faults: string[] = []
  for (const path of PATHS) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Suche und Befehle' }).waitFor()
    await page.locator('main h1').first().waitFor()
    for (const fault of await reflowFaults(page)) faults.push(`${path}: ${fault}`)
  }
  // The language is the merchant's: others look at the same one's pages.
  await setLanguage('en')
  await context.close()
  assert.deepEqual(faults, [])
})
