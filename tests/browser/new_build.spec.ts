import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Browser } from 'playwright'
import { CLIENT_MESSAGES } from '#app/ui/messages/en/client'
import { accessibilityFaults } from '#tests/support/axe'
import { openAs, registerMerchant } from '#tests/support/demo_page'
import { untilImported } from '#tests/support/imported_parts'
import { sharedInstance } from '#tests/support/shared_instance'

/** A sample product, of which everybody may order pictures. */
const PRODUCT = 12

test.group('Where a part of a page does not come', () => {
  async function open(browser: Browser, cleanup: TestContext['cleanup']) {
    const instance = await sharedInstance()
    const merchant = await registerMerchant(instance)
    const { page, context } = await openAs(browser, instance, merchant)
    cleanup(() => context.close())
    await page.setViewportSize({ width: 1366, height: 768 })
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    return { page, questions }
  }

  test('only another build leads to the question whether to load the page anew, in the page', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, questions } = await open(browser, cleanup)
    const missing: string[] = []
    await page.route('**/assets/shortcut_sheet-*', (route) => {
      missing.push(route.request().url())
      return missing.length < 3 ? route.fulfill({ status: 404 }) : route.continue()
    })
    await page.goto(`/photos/generate/${PRODUCT}`)
    await page.getByLabel('Photo description').fill('on a shelf by the river')
    await untilImported(page, 'outdated')
    await page.getByRole('button', { name: 'Search and commands' }).waitFor()
    await page.locator('h1').click()
    await page.keyboard.press('?')
    const sheet = page.getByRole('heading', { name: 'Keyboard shortcuts' })
    await sheet.waitFor()
    assert.isAtLeast(missing.length, 3, 'the same build is asked again')
    assert.equal(await page.getByText(CLIENT_MESSAGES.outdated.title).count(), 0)

    await page.unroute('**/assets/shortcut_sheet-*')
    await page.route('**/assets/shortcut_sheet-*', (route) => route.fulfill({ status: 404 }))
    await page.route('**/standing', (route) =>
      route.fulfill({ json: { version: 'another', user: 0 } })
    )
    await page.reload()
    await untilImported(page, 'outdated')
    await page.getByLabel('Photo description').fill('on a shelf by the river')
    await page.getByRole('button', { name: 'Search and commands' }).waitFor()
    await page.locator('h1').click()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: CLIENT_MESSAGES.outdated.title })
    await dialog.getByText(CLIENT_MESSAGES.outdated.body).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    const later = async () => {
      await dialog.getByRole('button', { name: 'Later' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await later()
    assert.equal(await page.getByLabel('Photo description').inputValue(), 'on a shelf by the river')
    // Whoever presses it again is asked again.
    await page.keyboard.press('?')
    await dialog.getByText(CLIENT_MESSAGES.outdated.body).waitFor()
    await later()
    await page.keyboard.press('?')
    await page.unroute('**/standing')
    await page.unroute('**/assets/shortcut_sheet-*')
    await dialog.getByRole('button', { name: CLIENT_MESSAGES.outdated.action }).click()
    await page.getByRole('button', { name: 'Search and commands' }).waitFor()
    await page.locator('h1').click()
    await page.keyboard.press('?')
    await sheet.waitFor()
    assert.deepEqual(questions, [])
  }).tags(['@long'])

  test('where another build is there, a part of the page that is missing says so in its place', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page } = await open(browser, cleanup)
    await page.route('**/assets/order_form-*', (route) => route.fulfill({ status: 404 }))
    await page.route('**/standing', (route) =>
      route.fulfill({ json: { version: 'another', user: 0 } })
    )
    await page.goto(`/photos/generate/${PRODUCT}`)
    const dialog = page.getByRole('dialog', { name: CLIENT_MESSAGES.outdated.title })
    await dialog.getByRole('button', { name: 'Later' }).click()
    const note = page.getByRole('status').filter({ hasText: CLIENT_MESSAGES.outdated.missing })
    await note.waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.unroute('**/standing')
    await page.unroute('**/assets/order_form-*')
    await note.getByRole('button', { name: CLIENT_MESSAGES.outdated.action }).click()
    await page.getByLabel('Photo description').waitFor()
  }).tags(['@long'])
})
