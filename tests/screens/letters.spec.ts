import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { speak } from '#tests/support/account_language'
import { openAsDemo } from '#tests/support/demo_page'
import { sidewaysFaults } from '#tests/support/letters'
import { LANGUAGES } from '#app/shell/languages/languages'
import { screensInstance } from './screens_instance.js'

/** Pages of every layout, with the longest words over them. */
const FIRST = { public: ['/', '/docs/api'], own: ['/billing'] }

const PUBLIC = [
  ...['/', '/pricing', '/login', '/register', '/forgot-password', '/sign-in-code'],
  ...['/terms-of-service', '/privacy-policy', '/affiliate-terms', '/nowhere', '/docs/api'],
  ...['/products/12', '/photos/generate/12'],
]
const OWN = [
  ...['/dashboard', '/products', '/products/101', '/products/create', '/products/import'],
  ...['/photos/generate', '/photos/generate/101', '/photos/inpaint/101', '/photos/kept'],
  ...['/videos/generate/101', '/products/101/reels/new', '/ai-editor', '/generated-assets'],
  ...['/batches', '/batches/new', '/recipes', '/recipes/new', '/review', '/billing', '/subscribe'],
  ...['/user/profile', '/user/api-tokens', '/user/webhooks', '/teams/create', '/affiliate'],
  ...['/affiliate/register', '/user/confirm-password'],
]

test.group('Large letters in a narrow window', () => {
  test('make no page scroll sideways in German', async ({ assert, browser }) => {
    assert.deepEqual(await faultsOn(browser, 'de', FIRST), [])
  })

  for (const language of LANGUAGES) {
    test(`make no page scroll sideways (${language})`, async ({ assert, browser }) => {
      assert.deepEqual(await faultsOn(browser, language, { public: PUBLIC, own: OWN }), [])
    }).tags(['@long'])
  }
})

async function faultsOn(browser: Browser, language: string, paths: typeof FIRST) {
  const instance = await screensInstance()
  const faults: string[] = []
  const look = async (page: Page, path: string) => {
    await page.goto(path)
    await page.locator('main h1').first().waitFor()
    await page.waitForLoadState('load')
    for (const fault of await sidewaysFaults(page)) faults.push(`${path}, ${fault}`)
  }
  const guest = await browser.newContext({ baseURL: instance.url, locale: language })
  const page = await guest.newPage()
  for (const path of paths.public) await look(page, path)
  await guest.close()

  const { page: own, context } = await openAsDemo(browser, instance)
  await own.goto('/teams/create')
  await speak(own, language)
  for (const path of paths.own) await look(own, path)
  // The language is the merchant's: others look at the same one's pages.
  await speak(own, 'en')
  await context.close()
  return faults
}
