import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Browser, Locator } from 'playwright'
import { accessibilityFaults } from '#tests/support/axe'
import { openAs, openAsDemo, registerMerchant } from '#tests/support/demo_page'
import { layLine } from '#tests/support/line'
import type { Instance } from '#tests/support/instance'
import { untilImported } from '#tests/support/imported_parts'
import { untilNextPress } from '#tests/support/next_press'
import { sharedInstance } from '#tests/support/shared_instance'
import { CLIENT_MESSAGES } from '#app/ui/messages/en/client'

/** A sample product, of which everybody may order pictures. */
const PRODUCT = 12

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1366, height: 768 }

test.group('While the server cannot be reached', (group) => {
  let instance: Instance

  group.setup(async () => {
    instance = await sharedInstance()
  })

  async function open(browser: Browser, cleanup: TestContext['cleanup'], viewport = PHONE) {
    const line = await layLine(instance.url)
    const merchant = await registerMerchant(instance)
    const { page, context, errors } = await openAs(
      browser,
      { ...instance, url: line.url },
      merchant
    )
    cleanup(async () => {
      await context.close()
      line.close()
    })
    await page.setViewportSize(viewport)
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    return { page, line, errors, questions, bar: page.getByText(CLIENT_MESSAGES.away) }
  }

  test('the page says so and stays usable, and what was pressed meanwhile comes once it is back', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, line, errors, questions, bar } = await open(browser, cleanup)
    await page.goto(`/photos/generate/${PRODUCT}`)
    const prompt = page.getByLabel('Photo description')
    await prompt.fill('on a shelf by the sea')
    await untilImported(page, 'mobile_menu_sheet')
    line.cut()
    await bar.waitFor()
    assert.equal(await page.getByRole('status').filter({ has: bar }).count(), 1)
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'My Products' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // Of what nobody has needed yet nothing is there.
    const sheet = page.getByRole('heading', { name: 'Keyboard shortcuts' })
    await page.locator('h1').first().click()
    await page.keyboard.press('?')
    await page.waitForEvent('requestfailed', (request) => request.url().includes('/standing'))
    assert.equal(await sheet.count(), 0)
    await line.mend()
    await sheet.waitFor()
    await bar.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    assert.equal(await prompt.inputValue(), 'on a shelf by the sea')
    assert.deepEqual(questions, [])
    assert.deepEqual(errors, [])
  })

  test('a page whose own file was on its way when the line was cut comes once it is back', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, errors, questions } = await open(browser, cleanup)
    let isCut = false
    await page.route(/\/assets\/photos-/, (route) => {
      if (isCut) return route.continue()
      isCut = true
      return route.abort()
    })
    await page.goto(`/photos/generate/${PRODUCT}`)
    await page.getByLabel('Photo description').fill('on a jetty')
    assert.isTrue(isCut)
    assert.deepEqual(questions, [])
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  test('pictures that did not come are there once it is back', async ({ browser, cleanup }) => {
    const { page, bar } = await open(browser, cleanup)
    let isCut = true
    await page.route(/\/media\/|\/standing$/, (route) => (isCut ? route.abort() : route.continue()))
    await page.goto(`/photos/generate/${PRODUCT}`)
    await bar.waitFor()
    await page.locator('main span[role=img]').first().waitFor()
    isCut = false
    await bar.waitFor({ state: 'detached' })
    await page.locator('main span[role=img]').first().waitFor({ state: 'detached' })
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('main picture img')!.naturalWidth > 0
    )
  }).tags(['@long'])

  test('a picture that did not come is read out where it is described, and there alone', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, context } = await openAsDemo(browser, instance)
    cleanup(() => context.close())
    await page.route('**/media/**', (route) => route.abort())
    await page.goto('/products')
    await page.locator('main .lucide-image-off').first().waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
  }).tags(['@long'])

  for (const viewport of [PHONE, LAPTOP]) {
    test(`an order says next to where it was given that it was not, and keeps all, ${viewport.width} px wide`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const { page, line, bar } = await open(browser, cleanup, viewport)
      await page.goto(`/photos/generate/${PRODUCT}`)
      const prompt = page.getByLabel('Photo description')
      await prompt.fill('on a shelf by the lake')
      const button = page.getByRole('button', { name: 'Generate', exact: true })
      const heading = page.getByRole('heading', { level: 1 })
      await untilImported(page, 'check_signed_in')
      line.cut()
      await bar.waitFor()
      // It covers nothing that one can press or read.
      const below = (await bar.boundingBox())!
      assert.isAtMost(below.y + below.height, (await heading.boundingBox())!.y)
      assert.isAtMost(below.height, 24)
      await button.click()
      const alert = page.getByRole('alert').getByText(CLIENT_MESSAGES.offline)
      await alert.waitFor()
      await isInSight(alert, assert)
      assert.equal(await prompt.inputValue(), 'on a shelf by the lake')
      // What the page has asked for by itself after the order says nothing of its own, which would come a second later.
      await page.waitForTimeout(1_500)
      assert.equal(await page.getByText(CLIENT_MESSAGES.offline).count(), 1)
      await line.mend()
      await bar.waitFor({ state: 'detached' })
      await untilNextPress(page)
      await button.click()
      await page
        .getByRole('img', { name: /by the lake/ })
        .first()
        .waitFor()
    }).tags(viewport === PHONE ? [] : ['@long'])
  }
})

async function isInSight(element: Locator, assert: TestContext['assert']): Promise<void> {
  const { y, height } = (await element.boundingBox())!
  const { height: screen } = element.page().viewportSize()!
  assert.isAtLeast(y, 80)
  assert.isAtMost(y + height, screen)
}
