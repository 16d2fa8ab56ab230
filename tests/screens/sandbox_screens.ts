import type { Page } from 'playwright'
import { press } from './acts.js'
import type { Screen } from './screen.js'

/** The payment page of a new subscription, at half the price. */
async function checkout(page: Page): Promise<void> {
  await page.goto(await addressFrom(page, '/checkout?coupon=50OFF'))
  await page.getByRole('button', { name: 'Pay $14.50' }).waitFor()
}

/** Has the payment page tried with a test card. */
async function pay(page: Page, card: string): Promise<void> {
  await checkout(page)
  await page.getByRole('radio', { name: card }).check()
  await press('Pay $14.50')(page)
}

async function portal(page: Page): Promise<void> {
  await page.goto(await addressFrom(page, '/billing/portal'))
  await page.getByRole('heading', { name: 'Sandbox controls' }).waitFor()
}

/** Where a call of the app's own sends the browser. */
function addressFrom(page: Page, path: string): Promise<string> {
  return page.evaluate(async (url) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { 'accept': 'application/json', 'x-xsrf-token': decodeURIComponent(token) }
    const answer = await fetch(url, { method: 'POST', headers })
    return (await answer.json()).url
  }, path)
}

/** The pages of the payment sandbox, as somebody meets them who subscribes, and then does not pay. */
export const SANDBOX_SCREENS: Screen[] = [
  { name: 'sandbox-pay', isVariant: true, as: 'newcomer', path: '/subscribe', act: checkout },
  {
    name: 'sandbox-pay-declined',
    as: 'newcomer',
    path: '/subscribe',
    act: async (page) => {
      await pay(page, 'Visa 0002')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sandbox-pay-confirm',
    isVariant: true,
    as: 'newcomer',
    path: '/subscribe',
    act: async (page) => {
      await pay(page, 'Visa 3184')
      await page.getByRole('heading', { name: 'Confirm at your bank' }).waitFor()
    },
  },
  {
    name: 'sandbox-paid',
    as: 'newcomer',
    path: '/subscribe',
    act: async (page) => {
      await pay(page, 'Visa 4242')
      await page.waitForURL('**/checkout/success**')
      await page.goBack()
      await page.getByText('This has been paid').waitFor()
    },
  },
  { name: 'sandbox-portal', isVariant: true, as: 'newcomer', path: '/billing', act: portal },
  {
    name: 'sandbox-pay-pack',
    isVariant: true,
    as: 'newcomer',
    path: '/billing',
    act: async (page) => {
      await page.goto(await addressFrom(page, '/credits/checkout'))
      await page.getByRole('radio', { name: 'Bank account' }).check()
    },
  },
  {
    name: 'sandbox-portal-waiting',
    isVariant: true,
    as: 'newcomer',
    path: '/billing',
    act: async (page) => {
      await page.goto(await addressFrom(page, '/credits/checkout'))
      await page.getByRole('radio', { name: 'Bank account' }).check()
      await press('Pay $29.00')(page)
      await page.waitForURL('**/checkout/success**')
      await portal(page)
      await page.getByRole('button', { name: 'Let it arrive' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'sandbox-portal-overdue',
    as: 'newcomer',
    path: '/billing',
    act: async (page) => {
      await portal(page)
      await press('Let the next payment fail')(page)
      await press('Go to the next month')(page)
      await page.getByText('Payment overdue').waitFor()
    },
  },
  {
    name: 'sandbox-invoice',
    as: 'newcomer',
    path: '/billing',
    act: async (page) => {
      await portal(page)
      await page.getByRole('listitem').filter({ hasText: 'Unpaid' }).getByRole('link').click()
      await page.getByRole('button', { name: 'Pay $29.00' }).waitFor()
    },
  },
]
