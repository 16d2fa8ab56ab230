import type { Page } from 'playwright'
import { press } from './acts.js'
import { holdCalls } from './held_calls.js'
import type { Screen } from './screen.js'

const PATH = '/photos/inpaint/101'

/** The screen of backgrounds in each of its states. */
export const INPAINT_SCREENS: Screen[] = [
  { name: 'inpaint', isVariant: true, as: 'demo', path: PATH, act: cutOut },
  { name: 'inpaint-guest', isVariant: true, as: 'guest', path: '/photos/inpaint/12' },
  {
    name: 'inpaint-cutting',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await holdCalls(page, '**/no-background')
      await page.getByRole('radio').nth(1).check({ force: true })
      await page.getByText('Finding the product').waitFor()
    },
  },
  {
    name: 'inpaint-refused',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await cutOut(page)
      await press('Generate')(page)
      await page.getByText('Please provide a background description').waitFor()
    },
  },
  {
    name: 'inpaint-failed',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await page.route('**/no-background', (route) => route.abort())
      await page.getByRole('radio').nth(2).check({ force: true })
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'inpaint-working',
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await cutOut(page)
      await holdCalls(page, '**/background')
      await page.getByLabel('Background description').fill('on a marble counter')
      await press('Generate')(page)
      await page.getByText('Making a picture').waitFor()
    },
  },
]

async function cutOut(page: Page): Promise<void> {
  await page.getByText('Product found').or(page.getByText('Check')).first().waitFor()
}
