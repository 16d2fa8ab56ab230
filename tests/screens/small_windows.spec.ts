import { test } from '@japa/runner'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { accessibilityFaults } from '#tests/support/axe'
import { withLocale } from '#tests/support/account_language'
import { openAsDemo } from '#tests/support/demo_page'
import { sidewaysFaults } from '#tests/support/letters'
import { reflowFaults, ZOOMED } from '#tests/support/reflow'
import { touchFaults } from '#tests/support/touch'
import { LOCALES } from '#app/i18n/locales'
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

/** A phone, upright and on its side. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** Without a mouse, for which everything may be smaller. */
const FINGERS = { hasTouch: true, isMobile: true }

/** As small as a window must not break a page. */
const SMALLEST = { width: 280, height: 653 }

const ALL = { public: PUBLIC, own: OWN }

test.group('Large letters in a narrow window', () => {
  test('make no page scroll sideways in German', async ({ assert, browser }) => {
    assert.deepEqual(await faultsOn(browser, 'de', FIRST, sidewaysFaults), [])
  })

  for (const language of LOCALES) {
    test(`make no page scroll sideways (${language})`, async ({ assert, browser }) => {
      assert.deepEqual(await faultsOn(browser, language, ALL, sidewaysFaults), [])
    }).tags(['@long'])
  }
})

test.group('A phone', () => {
  test('has nothing too small for a finger on pages of every layout', async ({
    assert,
    browser,
  }) => {
    assert.deepEqual(await faultsOn(browser, 'en', FIRST, touched, FINGERS), [])
  })

  test('has nothing too small for a finger on any page', async ({ assert, browser }) => {
    assert.deepEqual(await faultsOn(browser, 'en', ALL, touched, FINGERS), [])
  }).tags(['@long'])
})

test.group('A window of 280 px, and a zoom of 400 %', () => {
  test('show pages that everybody can use', async ({ assert, browser }) => {
    const look = inSmallest(accessibilityFaults)
    assert.deepEqual(await faultsOn(browser, 'en', ALL, look), [])
  }).tags(['@long'])

  for (const language of LOCALES) {
    test(`lose nothing of any page (${language})`, async ({ assert, browser }) => {
      assert.deepEqual(await faultsOn(browser, language, ALL, inSmallest(reflowFaults)), [])
    }).tags(['@long'])
  }
})

function inSmallest(look: (page: Page) => Promise<string[]>) {
  return async (page: Page): Promise<string[]> => {
    const faults: string[] = []
    for (const size of [SMALLEST, ZOOMED]) {
      await page.setViewportSize(size)
      for (const fault of await look(page)) faults.push(`${size.width} px wide: ${fault}`)
    }
    return faults
  }
}

async function touched(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const size of PHONES) {
    await page.setViewportSize(size)
    for (const fault of await touchFaults(page)) faults.push(`${size.width} px wide: ${fault}`)
  }
  return faults
}

/** @param look answers what is wrong with a page that is open, one line each */
async function faultsOn(
  browser: Browser,
  language: string,
  paths: typeof FIRST,
  look: (page: Page) => Promise<string[]>,
  options: BrowserContextOptions = {}
): Promise<string[]> {
  const instance = await screensInstance()
  const faults: string[] = []
  const open = async (page: Page, path: string) => {
    await page.goto(path)
    await page.locator('main h1').first().waitFor()
    await page.waitForLoadState('load')
    for (const fault of await look(page)) faults.push(`${path}, ${fault}`)
  }
  const guest = await browser.newContext({ baseURL: instance.url, locale: language, ...options })
  const page = await guest.newPage()
  for (const path of paths.public) await open(page, path)
  await guest.close()

  const { page: own, context } = await openAsDemo(browser, instance, options)
  await own.goto('/teams/create')
  await withLocale(own, language)
  for (const path of paths.own) await open(own, path)
  // The language is the merchant's: others look at the same one's pages.
  await withLocale(own, 'en')
  await context.close()
  return faults
}
