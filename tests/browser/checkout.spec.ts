import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Browser, Page } from 'playwright'
import { firstOf } from '#app/core/elements'
import type { Instance } from '#tests/support/instance'
import { untilNextPress } from '#tests/support/next_press'
import { sharedInstance } from '#tests/support/shared_instance'
import { registerNewcomer } from '#tests/support/shell_parts'
import { query } from '#tests/support/query'

const subscribeIn = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true })

/** A window of somebody who has just registered. */
async function openNewcomer(browser: Browser, cleanup: TestContext['cleanup']) {
  const instance = await sharedInstance()
  const context = await browser.newContext({ baseURL: instance.url })
  cleanup(() => context.close())
  const page = await context.newPage()
  await registerNewcomer(page, instance.url)
  return { instance, context, page }
}

test('a double click, the way back and other tabs lead to one payment, which is made once', async ({
  assert,
  browser,
  cleanup,
}) => {
  const { instance, context, page } = await openNewcomer(browser, cleanup)
  const late = await context.newPage()
  await late.goto('/subscribe')
  await subscribeIn(late).waitFor()
  const before = await countMade(instance)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/checkout'))
      calls.push(request.url())
  })

  // The provider is away: a sentence, and the button is back.
  await page.goto('/subscribe')
  await page.route('**/checkout?*', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  await subscribeIn(page).click()
  await page.getByText('Something went wrong. Please try again.').waitFor()
  assert.isTrue(await subscribeIn(page).isEnabled())

  await subscribeIn(page).dblclick()
  await page.waitForURL('**/sandbox/pay/**')
  assert.lengthOf(calls, 2)
  const payment = page.url()

  await page.goBack()
  await page.waitForURL('**/subscribe')
  await subscribeIn(page).click()
  await page.waitForURL(payment)

  const other = await context.newPage()
  await other.goto('/subscribe')
  await subscribeIn(other).click()
  await other.waitForURL(payment)
  await other.getByRole('button', { name: 'Pay $14.50' }).click()
  await other.getByText('Your subscription is active.').waitFor()

  await page.getByRole('button', { name: 'Pay $14.50' }).click()
  await page.getByText('This has been paid').waitFor()
  await subscribeIn(late).click()
  await late.getByText('You are subscribed', { exact: true }).waitFor()
  assert.deepEqual(await countMade(instance), {
    payments: before.payments + 1,
    sessions: before.sessions + 1,
  })
}).tags(['@long'])

/** First payments of a subscription and ways to pay one, of all merchants of the instance. */
async function countMade(instance: Instance): Promise<{ payments: number; sessions: number }> {
  const rows = await query<{ payments: number; sessions: number }>(
    instance,
    `select (select count(*)::int from payments where amount = 1450) as payments,
       (select count(*)::int from sandbox_objects where type = 'checkout.session'
         and data->>'amount_total' = '1450') as sessions`
  )
  return firstOf(rows)
}

test('a wrong VAT number is told at its field, and nothing that was typed is lost', async ({
  assert,
  browser,
  cleanup,
}) => {
  const { context, page } = await openNewcomer(browser, cleanup)
  await page.goto('/subscribe')
  await subscribeIn(page).click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button', { name: 'Add a company' }).click()
  await page.getByLabel('Name or company').fill('Lampen Müller GmbH')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('City').fill('Berlin')
  const number = page.getByLabel('VAT number')
  await number.fill('DE12')
  await page.getByRole('button', { name: 'Pay $14.50' }).click()
  await page.getByText('This is not a VAT number of the country you chose.').waitFor()
  assert.isTrue(await number.evaluate((field) => field === document.activeElement))
  assert.equal(await number.inputValue(), 'DE12')
  assert.equal(await page.getByLabel('Name or company').inputValue(), 'Lampen Müller GmbH')
  assert.equal(await page.getByLabel('City').inputValue(), 'Berlin')

  await untilNextPress(page)
  await number.fill('DE123456789')
  await page.getByRole('button', { name: 'Pay $14.50' }).click()
  await page.getByText('Your subscription is active.').waitFor()
  await page.goto('/billing')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Invoice: Monthly plan/ }).click()
  const invoice = await opened
  await invoice.getByText('VAT number: DE123456789').waitFor()
  await invoice.getByText('Lampen Müller GmbH').waitFor()
}).tags(['@long'])
