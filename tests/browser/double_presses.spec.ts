import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Browser, Page } from 'playwright'
import { firstOf } from '#app/core/elements'
import { openAs, registerMerchant } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { untilNextPress } from '#tests/support/next_press'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'

/** A sample product, of which everybody may order pictures. */
const PRODUCT = 12

/** As many as the pictures of a subscription allow. */
const ORDERS = 100

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

  test(`order once each time, ${ORDERS} times, by the pointer and by Enter`, async ({
    assert,
    browser,
    cleanup,
  }) => {
    const { page, errors, generate } = await open(browser, cleanup)
    await subscribe(page)
    const prompt = 'on a shelf, pressed twice each time'
    await page.goto(`/photos/generate/${PRODUCT}`)
    await page.getByLabel('Photo description').fill(prompt)
    for (let orders = 1; orders <= ORDERS; orders++) {
      await generate.waitFor()
      if (orders % 2 === 1) await generate.dblclick({ delay: 20 })
      else {
        await generate.focus()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Enter')
      }
      await until(async () => (await countWork(prompt)) === orders)
      // Later than what counts as the same press.
      await untilNextPress(page)
      assert.equal(await countWork(prompt), orders)
    }
    assert.deepEqual(errors, [])
  })
    .tags(['@long'])
    .timeout(1_200_000)

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
