import { test } from '@japa/runner'
import type { Browser, BrowserContextOptions } from 'playwright'
import { accessibilityFaults } from '#tests/support/axe'
import { signInAsDemo } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { tabTo } from '#tests/support/keyboard'
import {
  background,
  BADGES,
  INDIGO,
  lookOf,
  openSearchByTouch,
  openMenu,
  overflowOf,
  RED,
  registerNewcomer,
  untilProgressBar,
  untilSentencesCanBeShown,
} from '#tests/support/shell_parts'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { reopenWith } from '../screens/acts.js'
import { dropHeldCalls, holdCalls } from '../screens/held_calls.js'

test.group('The shell', (group) => {
  let instance: Instance

  group.setup(async () => {
    instance = await sharedInstance()
    // Of the demo merchant, who works for a team of one again.
    return async () => {
      await query(instance, `delete from teams where name in ('Studio North', 'Studio South')`)
    }
  })

  const open = async (browser: Browser, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ baseURL: instance.url, ...options })
    return context.newPage()
  }

  test('a newcomer answers the questions and finds the way by keys', async ({
    assert,
    browser,
  }) => {
    const page = await open(browser)

    await page.goto('/')
    const slider = page.getByRole('slider').first()
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    assert.equal(await slider.inputValue(), '51')
    assert.equal(
      await slider.evaluate(({ parentElement }) => parentElement!.style.getPropertyValue('--at')),
      '51%'
    )

    await registerNewcomer(page, instance.url)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('The industry field is required.').waitFor()
    await page.getByText('The use reasons field is required.').waitFor()
    await page.getByRole('radio', { name: 'Other' }).check()
    await page.getByRole('button', { name: 'Continue', disabled: true }).waitFor()
    await page.getByLabel('Your industry').fill('Toys')
    await page.getByRole('checkbox', { name: 'Social media' }).check()
    await page.reload()
    assert.equal(await page.getByLabel('Your industry').inputValue(), 'Toys')
    assert.isTrue(await page.getByRole('checkbox', { name: 'Social media' }).isChecked())
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.locator(':focus', { hasText: 'Create Product' }).waitFor()
    await page.getByRole('heading', { name: 'Your credits' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])

    await page.keyboard.press('?')
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
    assert.equal(await overflowOf(page), 'hidden')
    await page.mouse.click(5, 5)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.notEqual(await overflowOf(page), 'hidden')

    await tabTo(page, 'Search and commands')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('[aria-label="Search and commands"]:focus').waitFor()
    await page.keyboard.press('Control+K')
    await page.getByRole('combobox').waitFor()
    await page.keyboard.type('my prod')
    await page.getByRole('option', { name: 'My Products' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products')

    await page.goto('/')
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Create Product' }).waitFor()
  }).tags(['@long'])

  test('menus, dialogs, banners and titles are as they should be', async ({ assert, browser }) => {
    const page = await open(browser, {
      viewport: { width: 1400, height: 800 },
      reducedMotion: 'no-preference',
    })
    await signInAsDemo(page)
    await page.goto('/products')
    await page.getByRole('heading', { level: 1, name: 'My Products' }).waitFor()
    assert.equal(await page.title(), 'My Products - Vitrine')
    const bar = page.getByRole('banner')
    assert.equal(
      await bar.getByRole('link', { name: 'Vitrine' }).getAttribute('href'),
      '/dashboard'
    )
    assert.deepEqual(await bar.locator('[aria-current=page]').allTextContents(), ['My Products'])
    assert.equal(await page.getByRole('complementary', { name: 'Offer' }).count(), 0)

    assert.deepEqual(await openMenu(page, 'Account menu'), [
      'Profile',
      'Billing',
      'Affiliate Program',
      'Log Out',
    ])
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await openMenu(page, 'Account menu')
    await page.mouse.click(300, 700)
    await page.getByRole('menu').waitFor({ state: 'detached' })

    const own = `Demo's Team`
    assert.deepEqual(await openMenu(page, own), ['Team Settings', 'Create New Team'])
    await page.getByRole('menuitem', { name: 'Create New Team' }).click()
    await page.getByLabel('Team Name').fill('Studio North')
    await page.keyboard.press('Enter')
    const banner = page.getByRole('status').filter({ hasText: 'Studio North was created.' })
    await banner.locator('svg').first().waitFor()
    assert.equal(await background(banner), INDIGO)
    await banner.getByRole('button', { name: 'Dismiss' }).click()
    await banner.waitFor({ state: 'detached' })
    const entries = await openMenu(page, 'Studio North')
    assert.includeMembers(entries, [own, 'Studio North'])
    await page.getByText('Switch Teams').waitFor()
    const checked = page.getByRole('menuitem').filter({ has: page.getByLabel('current') })
    assert.deepEqual(await checked.allTextContents(), ['Studio North'])
    await page.keyboard.press('Escape')
    await reopenWith(page, { flash: { banner: 'It broke.', bannerStyle: 'danger' } })
    assert.equal(await background(page.getByRole('alert')), RED)
    await page.unrouteAll()

    await bar.getByRole('button', { name: 'Top Up', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Top Up Credits' })
    assert.deepEqual(await lookOf(dialog), { width: 448, closing: '0.2s' })
    assert.equal(await overflowOf(page), 'hidden')
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'detached' })
    assert.notEqual(await overflowOf(page), 'hidden')
    await holdCalls(page, '**/credits/checkout')
    await bar.getByRole('button', { name: 'Top Up', exact: true }).click()
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
    await dialog.getByRole('button', { name: 'Processing...' }).waitFor()
    assert.isTrue(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled())
    assert.equal(await dialog.getByRole('button', { name: 'Close' }).count(), 0)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await dialog.getByRole('button', { name: 'Processing...' }).waitFor()
    await dropHeldCalls(page)
    await dialog.getByText('Something went wrong. Please try again.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    assert.deepEqual(await lookOf(sheet), { width: 672, closing: '0.2s' })
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })

    await holdCalls(page, '**/ai-editor')
    const waited = untilProgressBar(page)
    await page.getByRole('link', { name: 'AI Editor' }).click()
    assert.isAtLeast(await waited, 250)
    const progress = page.locator('#nprogress .bar')
    assert.equal(await background(progress), 'rgb(75, 85, 99)')
    assert.equal(await page.locator('#nprogress .spinner').count(), 0)
    await dropHeldCalls(page)

    await page.unrouteAll()
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, kind] of BADGES) {
      await page.goto(path!)
      await bar.getByRole('button', { name: `${kind}: ` }).waitFor()
      assert.lengthOf(await bar.getByRole('button', { name: /^(Image|Video|Model)s: / }).all(), 1)
    }
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog')
    await menu.getByRole('button', { name: 'Top Up Credits' }).waitFor()
    assert.deepEqual(await menu.locator('dt').allTextContents(), ['Images', 'Videos', 'Models'])
    const touched = await open(browser, { hasTouch: true })
    await signInAsDemo(touched)
    await touched.goto('/dashboard')
    await openSearchByTouch(touched)
    await Promise.all([page.context().close(), touched.context().close()])
  }).tags(['@long'])

  test('nothing typed is lost by the network, an old page or an impatient press', async ({
    assert,
    browser,
  }) => {
    const page = await open(browser, { serviceWorkers: 'allow' })
    const context = page.context()
    await signInAsDemo(page)
    await page.goto('/dashboard')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto('/teams/create')
    const name = page.getByLabel('Team Name')
    const create = page.getByRole('button', { name: 'Create', exact: true })
    await name.click()
    await name.fill('Studio South')
    await untilSentencesCanBeShown(page)

    await context.setOffline(true)
    await create.click()
    await page.getByText('No connection to the server.', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'My Products' }).click()
    assert.equal(await name.inputValue(), 'Studio South')
    await context.setOffline(false)

    // Not by clearing the cookie: the page asks for its props when it is back in the network, and gets a new one with them.
    const withoutToken = ({ 'x-xsrf-token': _, ...headers }: Record<string, string>) => headers
    await page.route('**/teams', (route) =>
      route.continue({ headers: withoutToken(route.request().headers()) })
    )
    await create.click()
    await page.getByRole('heading', { name: 'Page expired' }).waitFor()
    await page.unroute('**/teams')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await name.inputValue(), 'Studio South')

    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/teams')) sent++
    })
    await create.dblclick()
    await page.getByText('Studio South was created.').waitFor()
    assert.equal(sent, 1)

    await context.setOffline(true)
    await page.goto('/products')
    await page.getByRole('heading', { name: 'Vitrine cannot be reached' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.deepEqual(await page.evaluate(() => caches.keys()), [])
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'My Products' }).waitFor()
    await context.close()
  })
})
