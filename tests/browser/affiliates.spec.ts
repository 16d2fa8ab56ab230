import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { DEMO_MERCHANT } from '#config/demo'
import { accessibilityFaults } from '#tests/support/axe'
import { openAsDemo } from '#tests/support/demo_page'
import { PASSWORD } from '#tests/support/merchant'
import { sharedInstance } from '#tests/support/shared_instance'
import { signUpByForm } from '#tests/support/sign_up'
import { confirmIfAsked } from '../screens/acts.js'

/** Chromium without a window says so, and programs are not counted. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

test('a link is shared, followed and paid for, and earns a fifth', async ({
  assert,
  browser,
  cleanup,
}) => {
  const instance = await sharedInstance()
  const { context, page, errors } = await openAsDemo(browser, instance)
  cleanup(() => context.close())
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await page.goto('/affiliate')
  await page.getByRole('heading', { name: 'Become an Affiliate' }).waitFor()
  await page.getByLabel('PayPal Email Address').fill('ada@example.com')
  await page.keyboard.press('Enter')
  const dashboard = page.getByRole('heading', { name: 'Affiliate Dashboard' })
  await confirmIfAsked(page, DEMO_MERCHANT.password, dashboard)
  await page.getByText('No paid conversions recorded yet').waitFor()
  // On plain http there is no clipboard: the button says so.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  )
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('The browser does not let this page copy.').waitFor()
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'))
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('Link copied to clipboard!').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(link, /\/\?ref=\w+$/)

  const other = await browser.newContext({ baseURL: instance.url, userAgent: USER_AGENT })
  cleanup(() => other.close())
  await signUpAndPay(await other.newPage(), link)

  for (const [label, value] of [
    ['Total Clicks', '1'],
    ['Registration Conversions', '1'],
    ['Paid Conversions', '1'],
    ['Total Earnings', '$2.90'],
    ['Overall Conversion Rate', '100%'],
    ['Current Balance', '$2.90'],
  ]) {
    await untilFigure(page, label!, value!)
  }
  assert.deepEqual(await accessibilityFaults(page), [])

  await page.getByRole('link', { name: 'View Payouts' }).click()
  await page.getByText('No payouts yet').waitFor()
  await page.getByText('Start referring customers to earn commissions').waitFor()

  await page.goto('/user/profile')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByText('the $2.90 that you have earned there').waitFor()
  assert.deepEqual(errors, [])
}).tags(['@long'])

/** A visitor who follows the link, looks at prices, registers and subscribes. */
async function signUpAndPay(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.goto('/pricing')
  await page.goto('/register')
  await signUpByForm(page, PASSWORD)
  await page.waitForURL('**/dashboard')
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.getByRole('button', { name: 'Pay $14.50' }).click()
  await page.getByText('Your subscription is active.').waitFor()
}

/** Clicks are counted a moment after the visit. */
async function untilFigure(page: Page, label: string, value: string): Promise<void> {
  const figure = page
    .getByRole('region', { name: 'Totals' })
    .getByRole('heading', { name: label, exact: true })
    .locator('xpath=following-sibling::p[1]')
  for (let left = 20; left > 0; left--) {
    if ((await figure.textContent()) === value) return
    await page.waitForTimeout(500)
    await page.goto('/affiliate')
  }
  throw new Error(`${label} is ${await figure.textContent()}, not ${value}`)
}
