import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Browser, Locator, Page } from 'playwright'
import { firstOf } from '#app/core/elements'
import { openAs, registerMerchant } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { untilNextPress } from '#tests/support/next_press'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'

/** A sample product, of which everybody may order pictures. */
const PRODUCT = 12

/** Of each of two merchants: a minute allows 60. */
const ORDERS = 50

/** Two presses, by the pointer and by Enter. */
const PRESSES: Record<string, (page: Page, button: Locator) => Promise<void>> = {
  'the pointer': (_page, button) => button.dblclick({ delay: 20 }),
  'Enter': async (page, button) => {
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  },
}

test.group('Two presses in a row', (group) => {
  let instance: Instance

  group.setup(async () => {
    instance = await sharedInstance()
  })

  async function open(browser: Browser, cleanup: TestContext['cleanup']) {
    const { page, errors } = await openAs(browser, instance, await registerMerchant(instance))
    cleanup(() => page.context().close())
    return {
      page,
      errors,
      generate: page.getByRole('button', { name: 'Generate', exact: true, disabled: false }),
    }
  }

  for (const [by, pressTwice] of Object.entries(PRESSES)) {
    test(`order once each time, ${ORDERS} times, by ${by}`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const { page, errors, generate } = await open(browser, cleanup)
      await subscribe(page)
      const prompt = `on a shelf, pressed twice by ${by}`
      await page.goto(`/photos/generate/${PRODUCT}`)
      await page.getByLabel('Photo description').fill(prompt)
      for (let orders = 1; orders <= ORDERS; orders++) {
        await generate.waitFor()
        await pressTwice(page, generate)
        await until(async () => (await countWork(prompt)) === orders)
        // Later than what counts as the same press.
        await untilNextPress(page)
        assert.equal(await countWork(prompt), orders)
      }
      assert.deepEqual(errors, [])
    })
      .tags(['@long'])
      .timeout(600_000)
  }

  test('order once also where the second meets another button that costs something', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, generate } = await open(browser, cleanup)
    await page.goto(`/photos/generate/${PRODUCT}`)
    const prompt = 'on a shelf, varied once'
    await page.getByLabel('Photo description').fill(prompt)
    await generate.click()
    await page.locator(`main img[alt$="${prompt}"]`).first().waitFor()
    await untilNextPress(page)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.headers()['idempotency-key'])
        calls.push(request.url())
    })
    const upscale = page.getByRole('button', { name: 'Upscale' }).first()
    await upscale.focus()
    await page.keyboard.press('Enter')
    await generate.focus()
    await page.keyboard.press('Enter')
    await untilNextPress(page)
    assert.lengthOf(calls, 1)
    assert.include(calls[0], 'upscale')
  }).tags(['@long'])

  async function subscribe(page: Page): Promise<void> {
    await page.goto('/products')
    await page.getByRole('button', { name: 'Upgrade for $14.5/mo' }).press('Enter')
    await page.getByRole('button', { name: 'Pay $14.50' }).press('Enter')
    await page.getByText('Your subscription is active.').waitFor()
  }

  /** Work that was begun for a prompt. */
  async function countWork(prompt: string): Promise<number> {
    const { count } = firstOf(
      await query<{ count: number }>(
        instance,
        `select count(*)::int as count from generations where params::text like '%${prompt}%'`
      )
    )
    return count
  }
})
