import type { Page } from 'playwright'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { confirmIfAsked, press } from './acts.js'
import { WEBHOOKS } from './describe_webhooks.js'
import type { Screen } from './screen.js'

const list = '/user/webhooks'
const at = (id: number) => ({ as: 'paying', path: `${list}/${id}` }) as const

/** Opens the form of a new endpoint, with this address. */
const filled = (url: string, sentence: string) => async (page: Page) => {
  await press('Add Endpoint')(page)
  await page.getByLabel('Address').fill(url)
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  await press('Add')(page)
  await page.getByText(sentence).waitFor()
}

/** The pages and states of webhooks. */
export const WEBHOOK_SCREENS: Screen[] = [
  { name: 'webhooks-empty', isVariant: true, as: 'demo', path: list },
  {
    name: 'webhooks-refused',
    as: 'demo',
    path: list,
    act: filled('http://10.0.0.7/hooks', 'The address must begin with https://.'),
  },
  { name: 'webhooks-full', as: 'paying', path: list },
  { name: 'webhook', isVariant: true, ...at(WEBHOOKS.works) },
  {
    name: 'webhook-edit',
    isVariant: true,
    ...at(WEBHOOKS.works),
    act: async (page) => {
      await press('Edit')(page)
      await page.getByRole('dialog').getByText('Send events to this endpoint').waitFor()
    },
  },
  {
    name: 'webhook-roll',
    isVariant: true,
    ...at(WEBHOOKS.works),
    act: async (page) => {
      await press('Roll Secret')(page)
      await page.getByText('messages are signed with both').waitFor()
    },
  },
  {
    name: 'webhook-secret-unreadable',
    isVariant: true,
    ...at(WEBHOOKS.gone),
    act: async (page) => {
      await press('Reveal')(page)
      const told = page.getByText('The secret cannot be read any more')
      await confirmIfAsked(page, DEMO_MERCHANT.password, told)
    },
  },
  {
    name: 'webhook-secret',
    isVariant: true,
    ...at(WEBHOOKS.works),
    act: async (page) => {
      await press('Roll Secret')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Roll Secret' }).click()
      const old = page.getByText('The secret before signs as well')
      await confirmIfAsked(page, DEMO_MERCHANT.password, old)
      await press('Reveal')(page)
      await page.getByLabel('Secret', { exact: true }).waitFor()
    },
  },
  {
    name: 'webhook-log',
    ...at(WEBHOOKS.fails),
    act: async (page) => {
      for (const tries of await page.getByText('3 tries').all()) await tries.click()
      await page.getByText('database is locked').waitFor()
    },
  },
  { name: 'webhook-gone', isVariant: true, ...at(WEBHOOKS.gone) },
  { name: 'webhook-failing', isVariant: true, ...at(WEBHOOKS.failing) },
  { name: 'webhook-off', isVariant: true, ...at(WEBHOOKS.off) },
  {
    name: 'webhook-delete',
    isVariant: true,
    ...at(WEBHOOKS.off),
    act: async (page) => {
      await press('Delete')(page)
      await page.getByText('its log goes with it').waitFor()
    },
  },
]
