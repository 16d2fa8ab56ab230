import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults } from '#tests/support/axe'
import { PASSWORD } from '#tests/support/merchant'
import { untilNextPress } from '#tests/support/next_press'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { freshEmail } from '#tests/support/visitor'

test('a new merchant subscribes, tops up and cancels, by keyboard alone', async ({
  assert,
  browser,
  cleanup,
}) => {
  const instance = await sharedInstance()
  const context = await browser.newContext({ baseURL: instance.url })
  cleanup(() => context.close())
  const page = await context.newPage()
  const outside: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== instance.url) outside.push(request.url())
  })

  await signUp(page)
  await press(page, 'Upgrade for $14.5/mo')
  await page.getByText('Then $29.00 a month.').waitFor()
  await press(page, 'Pay $14.50')
  await page.getByText('Your subscription is active.').waitFor()
  await showAsPending(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor()
  assert.equal(await page.getByText('with code 50OFF').count(), 0, 'it has just been paid for')
  await page.getByText('Your subscription is active.').waitFor()
  await figure(page, 'Added', 'Image credits', '+100')
  await figure(page, 'You now have', 'Image credits', '105')
  await figure(page, 'You now have', 'Model credits', '21')
  assert.deepEqual(await accessibilityFaults(page), [])

  await follow(page, 'Back to where you were')
  await page.waitForURL('**/dashboard')
  await page.getByText('Images: 105').waitFor()
  assert.isFalse(await page.getByText('with code 50OFF').isVisible())
  await press(page, 'Top Up')
  const dialog = page.getByRole('dialog', { name: 'Top Up Credits' })
  const answer = await failOnce(page, '**/credits/checkout')
  await press(page, 'Continue to Payment')
  await dialog.getByText('Processing...').waitFor()
  await page.keyboard.press('Escape')
  assert.isTrue(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled())
  assert.equal(await dialog.getByRole('button', { name: 'Close' }).count(), 0)
  answer()
  await dialog.getByText('Something went wrong. Please try again.').waitFor()
  await untilNextPress(page)
  await press(page, 'Continue to Payment')
  await press(page, 'Pay $29.00')
  await page.getByText('Your credits have been added.').waitFor()
  await figure(page, 'You now have', 'Image credits', '205')
  await page.goBack()
  await page.getByText('This has been paid').waitFor()
  await follow(page, 'Go on')
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()

  await follow(page, 'Open billing')
  await page.getByText(/Renews on/).waitFor()
  await page.getByText('Credit pack · 100 of 100 left').waitFor()
  await press(page, 'Manage payment method and invoices')
  await press(page, 'Cancel plan')
  const question = page.getByRole('dialog', { name: 'Cancel your plan?' })
  await question.getByRole('button', { name: 'Cancel plan' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Cancelled: it runs until').waitFor()
  await follow(page, 'Back to Vitrine')
  await page.getByText(/^Cancelled. It runs until/).waitFor()
  await query(instance, 'update subscriptions set cancel_at = null')
  // What becomes known late, and of which no event tells, is asked for.
  await page.getByText(/^Renews on/).waitFor()
  assert.deepEqual(outside, [], 'nobody outside is asked')
})

/** Shows the page after paying as it is before the provider has told of the payment. */
function showAsPending(page: Page): Promise<unknown> {
  return page.route(
    '**/checkout/success?*',
    async (route) => {
      const response = await route.fetch()
      const told = await response.text()
      const body = told
        .replace('"state":"complete"', '"state":"processing"')
        .replace('"subscribed":true', '"subscribed":false')
      await route.fulfill({ response, body })
    },
    { times: 1 }
  )
}

/** Has the next call of an address fail, as soon as the function that is answered is called. */
async function failOnce(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    url,
    async (route) => {
      await promise
      await route.fulfill({ status: 503, json: {} })
    },
    { times: 1 }
  )
  return resolve
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/register')
  await press(page, 'Continue with Email')
  const fields = [
    ['Name', 'Ada Merchant'],
    ['Email', freshEmail()],
    ['Password', PASSWORD],
    ['Confirm Password', PASSWORD],
  ]
  for (const [label, text] of fields) {
    await page.getByLabel(label!, { exact: true }).focus()
    await page.keyboard.type(text!)
  }
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

/** Presses a button after going to it. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().focus()
  await page.keyboard.press('Enter')
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

/** Waits until a box shows a number beside a name. */
async function figure(page: Page, box: string, name: string, value: string): Promise<void> {
  const figures = page.getByRole('heading', { name: box }).locator('..')
  await figures
    .locator('div')
    .filter({ hasText: name })
    .filter({ hasText: value })
    .first()
    .waitFor()
}
