import type { Page } from 'playwright'
import { press } from './acts.js'
import type { Screen } from './screen.js'

const reference = { as: 'demo', path: '/docs/api' } as const

/** The reference of the public API in each of its states. */
export const API_SCREENS: Screen[] = [
  { name: 'api-reference', isVariant: true, as: 'guest', path: '/docs/api', act: loaded },
  {
    name: 'api-reference-endpoint',
    isVariant: true,
    ...reference,
    act: async (page) => {
      await loaded(page)
      await open(page, 'Change a picture as you describe')
      await page.getByLabel('Body as JSON').waitFor()
    },
  },
  {
    name: 'api-reference-event',
    isVariant: true,
    ...reference,
    act: async (page) => {
      await loaded(page)
      await open(page, 'A product is trained')
      await page.getByText('webhook-signature').waitFor()
    },
  },
  {
    name: 'api-reference-gateway',
    isVariant: true,
    ...reference,
    act: async (page) => {
      await page.route('**/api/v1/credits', (route) => route.fulfill({ status: 502 }))
      await loaded(page)
      await page.getByLabel('Your token').fill('vt_any')
      await open(page, 'Tell what credits are left')
      await press('Send')(page)
      await page.getByText('A server on the way answered with 502').waitFor()
    },
  },
  {
    name: 'api-reference-refused',
    ...reference,
    act: async (page) => {
      await loaded(page)
      await page.getByLabel('Your token').fill('vt_wrong')
      await open(page, 'Tell what credits are left')
      await press('Send')(page)
      await page.getByText('Answered with 401').waitFor()
    },
  },
  {
    name: 'api-reference-not-loaded',
    isVariant: true,
    ...reference,
    act: async (page) => {
      await page.route('**/openapi.json', (route) => route.abort())
      await page.reload()
      await page.getByText('The reference could not be loaded.').waitFor()
    },
  },
]

function loaded(page: Page): Promise<void> {
  return page.getByRole('heading', { name: 'Products' }).waitFor()
}

function open(page: Page, summary: string): Promise<void> {
  return page.getByText(summary, { exact: true }).click()
}
