import type { Page } from 'playwright'
import { press } from './acts.js'
import { holdCalls } from './held_calls.js'
import type { Screen } from './screen.js'

const PATH = '/products/101/reels/new'
const ORDER = '**/products/101/reels'

/** The page on which reels are made, in its states; the engine makes none of them. */
export const REEL_SCREENS: Screen[] = [
  { name: 'reel', as: 'demo', path: PATH, act: drafted },
  {
    name: 'reel-zone',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await drafted(page)
      await page.getByLabel('Show what the network covers').check()
    },
  },
  {
    name: 'reel-adding',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await drafted(page)
      await press('Add pictures')(page)
      await page.getByRole('dialog').getByRole('checkbox').first().press('Space')
    },
  },
  {
    name: 'reel-other-product',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await drafted(page)
      await press('Add pictures')(page)
      await page.getByRole('combobox', { name: 'Product' }).click()
      // An open list covers what is below it.
      await page.getByRole('option', { selected: false }).first().click()
      await page.getByRole('option').first().waitFor({ state: 'hidden' })
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'reel-wrong-signs',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await drafted(page)
      await page.getByLabel('Caption of picture 1').fill('你好')
      await page.getByText('These signs cannot be drawn').waitFor()
    },
  },
  {
    name: 'reel-own-sound',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await drafted(page)
      await page.getByRole('radio', { name: 'Your own' }).check({ force: true })
      await page.getByText('Upload a sound, or choose').waitFor()
    },
  },
  {
    name: 'reel-making',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await holdCalls(page, ORDER)
      await drafted(page)
      await press('Make reel')(page)
      await page.getByText('Making your').waitFor()
    },
  },
  {
    name: 'reel-failed',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      const error = 'Picture 2 of this reel was deleted.'
      await page.route(ORDER, (route) => route.fulfill({ status: 422, json: { error } }))
      await drafted(page)
      await press('Make reel')(page)
      await page.getByText(error).waitFor()
    },
  },
]

/** Once the draft and those of the other templates are drawn. */
async function drafted(page: Page): Promise<void> {
  await page.getByLabel('Position').and(page.locator(':enabled')).waitFor()
  await page.locator('label canvas').nth(4).waitFor()
}
