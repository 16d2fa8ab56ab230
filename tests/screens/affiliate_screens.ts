import type { Page, Route } from 'playwright'
import { confirmIfAsked, NEWCOMER_PASSWORD, press, reopenWith } from './acts.js'
import type { Screen } from './screen.js'

const path = '/affiliate'

/** Answers a form as a server does that cannot do what is asked. */
async function refuse(route: Route, errors: object): Promise<void> {
  const page = route.request().frame().page()
  const data = JSON.parse((await page.locator('script[data-page=app]').textContent())!)
  await route.fulfill({
    headers: { 'x-inertia': 'true' },
    json: { ...data, props: { ...data.props, errors } },
  })
}

const down = (heading: string) => (page: Page) =>
  page
    .getByRole('heading', { name: heading })
    .first()
    .evaluate((it) => it.scrollIntoView({ block: 'center' }))

/** The pages and states of the affiliate programme. */
export const AFFILIATE_SCREENS: Screen[] = [
  { name: 'affiliate-terms', as: 'guest', path: '/affiliate-terms' },
  { name: 'affiliate-register', isVariant: true, as: 'demo', path },
  {
    name: 'affiliate-register-refused',
    isVariant: true,
    as: 'demo',
    path,
    act: async (page) => {
      await page.getByLabel('PayPal Email Address').fill('ada@')
      await press('Register as Affiliate')(page)
      await page.getByText('must be a valid email address').waitFor()
    },
  },
  {
    name: 'affiliate-register-failed',
    as: 'demo',
    path: '/affiliate/register',
    act: async (page) => {
      const error = 'We could not register you as an affiliate. Please try again in a moment.'
      await page.route('**/affiliate', (route) => refuse(route, { error }))
      await page.getByLabel('PayPal Email Address').fill('ada@example.com')
      await press('Register as Affiliate')(page)
      await page.getByText(error).waitFor()
    },
  },
  { name: 'affiliate-dashboard', isVariant: true, as: 'affiliate', path },
  { name: 'affiliate-charts', isVariant: true, as: 'affiliate', path, act: down('Recent Clicks') },
  {
    name: 'affiliate-tables',
    isVariant: true,
    as: 'affiliate',
    path,
    act: down('Recent Conversion Details'),
  },
  { name: 'affiliate-campaigns', isVariant: true, as: 'affiliate', path, act: down('Campaigns') },
  {
    name: 'affiliate-dashboard-empty',
    as: 'newcomer',
    path,
    act: async (page) => {
      const empty = page.getByText('No paid conversions recorded yet')
      if (!page.url().endsWith('/register')) return empty.waitFor()
      await page.getByLabel('PayPal Email Address').fill('ada@example.com')
      await press('Register as Affiliate')(page)
      await confirmIfAsked(page, NEWCOMER_PASSWORD, empty)
    },
  },
  {
    name: 'affiliate-dashboard-hold',
    isVariant: true,
    as: 'affiliate',
    path,
    act: async (page) => {
      const link = await page.getByLabel('Referral link').inputValue()
      const affiliate = { link, coupon_link: null, paypal_email: '', on_hold: true }
      await reopenWith(page, { affiliate })
      await page.getByText('Your payouts are on hold').waitFor()
    },
  },
  {
    name: 'affiliate-share',
    isVariant: true,
    as: 'affiliate',
    path,
    act: async (page) => {
      await page.getByLabel('Campaign').fill('newsletter')
      await press('Share and QR Code')(page)
      const picture = page.getByAltText('QR code of your referral link')
      await picture.evaluate((it: HTMLImageElement) => it.decode())
    },
  },
  {
    name: 'affiliate-paypal-refused',
    isVariant: true,
    as: 'affiliate',
    path,
    act: async (page) => {
      await page.getByLabel('PayPal Email Address').fill('')
      await press('Update')(page)
      await page.getByText('The paypal email field is required.').waitFor()
    },
  },
]
