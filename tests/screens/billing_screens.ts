import type { Page } from 'playwright'
import { press, reopenWith } from './acts.js'
import { holdCalls } from './held_calls.js'
import type { Screen } from './screen.js'

const topUp = async (page: Page) => {
  const inBar = page.getByRole('button', { name: 'Top Up', exact: true }).first()
  if (await inBar.isVisible()) await inBar.click()
  else {
    await press('Open menu')(page)
    await press('Top Up Credits')(page)
  }
  await page.getByRole('dialog').getByRole('heading', { name: 'Top Up Credits' }).waitFor()
}

/** The pages and states of subscription, credits and payments. */
export const BILLING_SCREENS: Screen[] = [
  { name: 'subscribe', isVariant: true, as: 'newcomer', path: '/subscribe' },
  {
    name: 'subscribe-redirecting',
    as: 'newcomer',
    path: '/subscribe',
    act: async (page) => {
      await holdCalls(page, '**/checkout?*')
      await press('Subscribe')(page)
      await page.locator('button[aria-busy=true]').waitFor()
    },
  },
  {
    name: 'subscribe-failed',
    isVariant: true,
    as: 'newcomer',
    path: '/subscribe',
    act: async (page) => {
      await page.route('**/checkout?*', (route) => route.fulfill({ status: 503, json: {} }))
      await press('Subscribe')(page)
      await page.getByText('Something went wrong. Please try again.').waitFor()
    },
  },
  { name: 'subscribe-subscribed', isVariant: true, as: 'demo', path: '/subscribe' },
  { name: 'subscribe-again', isVariant: true, as: 'former', path: '/subscribe' },
  { name: 'checkout-cancelled', as: 'newcomer', path: '/checkout/cancelled' },

  { name: 'billing', isVariant: true, as: 'paying', path: '/billing' },
  {
    name: 'billing-filtered',
    isVariant: true,
    as: 'paying',
    path: '/billing?kind=image&reason=debit',
    act: async (page) => {
      await page.getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'billing-nothing-found',
    isVariant: true,
    as: 'leaving',
    path: '/billing?kind=video&reason=revocation',
    act: async (page) => {
      await page.getByText('Nothing matches this filter.').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'billing-portal-failed',
    isVariant: true,
    as: 'paying',
    path: '/billing',
    act: async (page) => {
      await page.route('**/billing/portal', (route) => route.fulfill({ status: 503, json: {} }))
      await press('Manage payment method and invoices')(page)
      await page.getByText('Something went wrong. Please try again.').waitFor()
    },
  },
  { name: 'billing-overdue', isVariant: true, as: 'overdue', path: '/billing' },
  { name: 'billing-leaving', isVariant: true, as: 'leaving', path: '/billing' },
  { name: 'billing-former', isVariant: true, as: 'former', path: '/billing' },
  {
    name: 'billing-never-arrived',
    as: 'overdue',
    path: '/billing',
    act: async (page) => {
      const subscription = {
        ...{ state: 'unpaid', renews_at: null, ends_at: null },
        ...{ problem: 'payment_failed', problem_url: 'https://pay.example.test' },
      }
      const packs = ['processing', 'failed'].map((state, id) => ({
        ...{ id, state, created_at: '2026-05-04T10:00:00Z' },
      }))
      await reopenWith(page, { subscription, unsettled_packs: packs })
      await page.getByText('Did not arrive').waitFor()
    },
  },
  {
    name: 'checkout-processing',
    isVariant: true,
    as: 'paying',
    path: '/checkout/success?session_id=cs_processing',
  },
  { name: 'checkout-complete', as: 'paying', path: '/checkout/success?session_id=cs_complete' },
  {
    name: 'checkout-failed',
    isVariant: true,
    as: 'paying',
    path: '/checkout/success?session_id=cs_failed',
  },
  {
    name: 'checkout-refused',
    isVariant: true,
    as: 'paying',
    path: '/checkout/success?session_id=cs_refused',
  },
  {
    name: 'checkout-expired',
    isVariant: true,
    as: 'paying',
    path: '/checkout/success?session_id=cs_expired',
  },
  {
    name: 'checkout-unknown',
    isVariant: true,
    as: 'paying',
    path: '/checkout/success?session_id=cs_nobody',
  },
  { name: 'create-no-credits', isVariant: true, as: 'former', path: '/dashboard' },
  {
    name: 'generate-needs-subscription',
    isVariant: true,
    as: 'newcomer',
    path: '/photos/generate/12',
    act: async (page) => {
      const data = page.locator('script[data-page]')
      const { model } = JSON.parse((await data.textContent())!).props
      await reopenWith(page, { model: { ...model, is_public: false } })
      const notice = page.getByRole('status').filter({ hasText: 'needs a subscription' })
      await notice.getByRole('link', { name: 'Subscribe' }).waitFor()
    },
  },
  { name: 'generate-no-credits', isVariant: true, as: 'former', path: '/photos/generate/12' },
  {
    name: 'consent',
    isVariant: true,
    as: 'guest',
    path: '/login',
    act: async (page) => {
      const posthog = { key: 'phc_none', host: 'https://statistics.example.test' }
      const nobodyElse = { googleAds: null, metaPixelId: null, consent: 'required' }
      await reopenWith(page, { analytics: { posthog, ...nobodyElse } })
      await page.getByRole('region', { name: 'Statistics and advertising' }).waitFor()
    },
  },
  { name: 'top-up', isVariant: true, as: 'paying', path: '/products', act: topUp },
  {
    name: 'top-up-processing',
    isVariant: true,
    as: 'paying',
    path: '/products',
    act: async (page) => {
      await holdCalls(page, '**/credits/checkout')
      await topUp(page)
      await press('Continue to Payment')(page)
      await page.getByRole('dialog').locator('button[aria-busy=true]').waitFor()
    },
  },
  {
    name: 'top-up-failed',
    isVariant: true,
    as: 'paying',
    path: '/products',
    act: async (page) => {
      await page.route('**/credits/checkout', (route) => route.fulfill({ status: 500, json: {} }))
      await topUp(page)
      await press('Continue to Payment')(page)
      await page.getByText('Something went wrong. Please try again.').waitFor()
    },
  },
  {
    name: 'top-up-by-itself',
    isVariant: true,
    as: 'spent',
    path: '/photos/generate/12',
    act: async (page) => {
      await page.getByRole('dialog').getByRole('heading', { name: 'Top Up Credits' }).waitFor()
    },
  },
]
