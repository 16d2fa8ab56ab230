import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Browser, Page } from 'playwright'
import { type Credentials, openAs, registerMerchant } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { sharedInstance } from '#tests/support/shared_instance'

test.group('After logging out in another tab', (group) => {
  let instance: Instance
  let merchant: Credentials

  group.setup(async () => {
    instance = await sharedInstance()
    merchant = await registerMerchant(instance)
  })

  /** The profile, which hears nothing by itself. */
  async function openDeaf(browser: Browser, cleanup: TestContext['cleanup']): Promise<Page> {
    const { page, context } = await openAs(browser, instance, merchant)
    cleanup(() => context.close())
    await page.route('**/events', (route) => route.abort())
    await page.goto('/user/profile')
    return page
  }

  test('a page leaves by itself, and Back brings none of those before it', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, context } = await openAs(browser, instance, merchant)
    cleanup(() => context.close())
    await visitTwoPages(page)
    await logOutElsewhere(page)
    // As when one comes back to the tab: the page connects itself anew.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await page.goBack()
    await isLogIn(page, assert)
  }).tags(['@long'])

  test('a page leaves as soon as a call of it is refused, whatever was typed', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const page = await openDeaf(browser, cleanup)
    await page.getByLabel('Name').fill('Secret name')
    await logOutElsewhere(page)
    assert.match(page.url(), /user\/profile$/)
    await page.keyboard.press('Control+K')
    await page.keyboard.type('mug')
    await isLogIn(page, assert)
  }).tags(['@long'])

  test('a page that the browser kept as it was is shown again to who is signed in alone', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const page = await openDeaf(browser, cleanup)
    // A part that scripts bring.
    const button = page.getByRole('button', { name: 'Download My Data' })
    await button.waitFor()
    await turn(page, 'pagehide')
    await button.waitFor({ state: 'hidden' })
    await turn(page, 'pageshow')
    await button.waitFor()

    await turn(page, 'pagehide')
    await logOutElsewhere(page)
    await turn(page, 'pageshow')
    await isLogIn(page, assert)
  }).tags(['@long'])
})

/** As the browser tells a page that it puts into its back-forward cache or takes out of it; not every build has one. */
function turn(page: Page, type: 'pagehide' | 'pageshow'): Promise<unknown> {
  return page.evaluate((it) => {
    window.dispatchEvent(new PageTransitionEvent(it, { persisted: true }))
  }, type)
}

/** The second without loading a document. */
async function visitTwoPages(page: Page): Promise<void> {
  await page.goto('/user/profile')
  await page.getByRole('link', { name: 'Products' }).first().click()
  await page.waitForURL('**/products')
}

async function logOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/pricing')
  await other.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)![1]!
    const headers = { 'accept': 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
    const { status } = await fetch('/logout', { method: 'POST', headers })
    if (status !== 204) throw new Error(`The log-out answered ${status}`)
  })
  await other.close()
}

async function isLogIn(page: Page, assert: Assert): Promise<void> {
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  assert.match(page.url(), /\/login$/)
}
