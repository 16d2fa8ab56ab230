import type { Page } from 'playwright'
import { enlarged, press } from './acts.js'
import type { Screen } from './screen.js'

const PATH = '/review/101'
const DECISIONS = '**/api/review/images/*'

/** The review desk and the export of results, in each of their states; nothing is decided for good. */
export const REVIEW_SCREENS: Screen[] = [
  { name: 'review', isVariant: true, as: 'demo', path: PATH, act: measured },
  { name: 'review-all-products', isVariant: true, as: 'demo', path: '/review', act: measured },
  {
    name: 'review-decided',
    isVariant: true,
    as: 'demo',
    path: '/review',
    act: async (page) => {
      await answerDecisions(page)
      await page.getByText(/^1 of \d+$/).waitFor()
      await page.keyboard.press('a')
      await page.keyboard.press('r')
      await page.getByText(/^3 of \d+$/).waitFor()
      await measured(page)
    },
  },
  {
    name: 'review-failed',
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await page.route(DECISIONS, (route) => route.abort())
      await press('Approve')(page)
      await page.getByText('was not saved').waitFor()
      await measured(page)
    },
  },
  {
    name: 'review-skipped',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await pressForEach(page, 's')
      await page.getByText('End of the list').waitFor()
    },
  },
  {
    name: 'review-done',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await answerDecisions(page)
      await pressForEach(page, 'a')
      await page.getByText('All reviewed').waitFor()
    },
  },
  {
    name: 'review-approved-empty',
    isVariant: true,
    as: 'newcomer',
    path: '/review?show=approved',
    act: (page) => page.getByText('Nothing approved yet').waitFor(),
  },
  {
    name: 'review-empty',
    isVariant: true,
    as: 'newcomer',
    path: '/review',
    act: (page) => page.getByText('Nothing to review').waitFor(),
  },
  {
    name: 'export',
    isVariant: true,
    as: 'demo',
    path: '/photos/generate/101',
    act: async (page) => {
      await press('Open')(page)
      await enlarged(page)
      await press('Export')(page)
      await statusShown(page)
    },
  },
  {
    name: 'export-details',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await measured(page)
      await page.getByRole('button', { name: /^Fits/ }).click()
      await statusShown(page)
      await page
        .locator('[role=dialog] input[type=checkbox]:enabled')
        .first()
        .check({ force: true })
      await press('Details of Amazon, Main image')(page)
    },
  },
  {
    name: 'export-failed',
    isVariant: true,
    as: 'demo',
    path: PATH,
    act: async (page) => {
      await measured(page)
      await page.route('**/api/exports/preflight', (route) => route.abort())
      await page.getByRole('button', { name: /^Fits/ }).click()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
]

async function measured(page: Page): Promise<void> {
  await page.getByText(/^Fits \d+ of/).waitFor()
}

async function answerDecisions(page: Page): Promise<void> {
  await page.route(DECISIONS, (route) => route.fulfill({ json: { id: 1, status: 'approved' } }))
}

/** Presses a key for each picture of a list that is loaded as a whole. */
async function pressForEach(page: Page, key: string): Promise<void> {
  const place = await page.getByText(/^1 of \d+$/).textContent()
  const total = Number(place!.split(' ').at(-1))
  for (let pressed = 0; pressed < total; pressed++) await page.keyboard.press(key)
}

/** Which pictures are there, and so how they stand, depends on what other screens have made. */
function statusShown(page: Page): Promise<void> {
  return page
    .getByText(/^(Ready|Can be mended)$/)
    .first()
    .waitFor()
}
