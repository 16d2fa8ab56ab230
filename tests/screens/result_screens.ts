import type { Page } from 'playwright'
import { press, reopenWith } from './acts.js'
import { TRIED_SAMPLE } from './describe_results.js'
import type { Screen } from './screen.js'

const own = { as: 'demo', path: '/photos/generate/101' } as const

const PROMPTS = [
  { prompt: 'on a marble table, soft light', negative_prompt: '' },
  { prompt: 'on a walnut desk, warm lamp light, books behind it', negative_prompt: 'plants' },
].map((entry, place) => ({ ...entry, is_of_product: place === 0 }))

/** What can be done with results, in each of its states; nothing is changed on the server. */
export const RESULT_SCREENS: Screen[] = [
  { name: 'generate-doubted', isVariant: true, ...own, act: doubted },
  { name: 'results-failed', as: 'demo', path: `/photos/generate/${TRIED_SAMPLE}` },
  {
    name: 'results-selected',
    isVariant: true,
    ...own,
    act: async (page) => {
      await page.getByRole('checkbox').first().check()
      await page.getByRole('checkbox').nth(1).check()
      await page.getByText('2 selected').first().waitFor()
    },
  },
  {
    name: 'results-nothing-found',
    isVariant: true,
    ...own,
    path: `${own.path}?search=xylophone`,
    act: (page) => page.getByText('Nothing found').waitFor(),
  },
  {
    name: 'results-favorites',
    isVariant: true,
    ...own,
    act: async (page) => {
      await press('Favourites')(page)
      await page.waitForURL(/favorites=1/)
      await page.getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'results-deleted',
    isVariant: true,
    ...own,
    act: async (page) => {
      await page.route('**/api/images', (route) => route.fulfill({ json: { ids: [1] } }))
      await page.getByRole('checkbox').first().check()
      await press('Delete')(page)
      await page.getByText('Picture deleted').waitFor()
    },
  },
  {
    name: 'results-recent-prompts',
    isVariant: true,
    ...own,
    act: async (page) => {
      await page.route('**/prompts', (route) => route.fulfill({ json: { prompts: PROMPTS } }))
      await press('Recent descriptions')(page)
      await page.getByText('Of other products').waitFor()
    },
  },
  {
    name: 'results-save-recipe',
    isVariant: true,
    ...own,
    act: async (page) => {
      await page.getByLabel('Photo description').fill('on a walnut desk, warm light from a lamp')
      await press('Leave out')(page)
      await page.getByLabel('Leave out').fill('plants')
      await press('Save as recipe')(page)
      await page.getByRole('dialog').getByText('Leave out: plants').waitFor()
    },
  },
  { name: 'results-viewer', isVariant: true, ...own, act: openViewer },
  {
    name: 'results-viewer-long',
    isVariant: true,
    ...own,
    act: async (page) => {
      const images: object[] = await page.evaluate(() => history.state.page.props.images)
      const prompt = Array(40).fill('on a walnut desk, warm light from a lamp').join(', ')
      await reopenWith(page, { images: images.map((image) => ({ ...image, prompt })) })
      await openViewer(page)
    },
  },
  {
    name: 'results-viewer-enlarged',
    isVariant: true,
    ...own,
    act: async (page) => {
      await openViewer(page)
      await page.keyboard.press('+')
      await page.getByText(/Enlarged to/).waitFor({ state: 'attached' })
    },
  },
  {
    name: 'results-viewer-compared',
    isVariant: true,
    ...own,
    act: async (page) => {
      await openViewer(page)
      await page.keyboard.press('c')
      await page.getByRole('slider').waitFor()
    },
  },
]

async function openViewer(page: Page) {
  await press('Open')(page)
  await page
    .getByRole('dialog')
    .getByText(/^1 \/ /)
    .waitFor()
}

/** As after a training that doubts its cut-outs, before pictures are made of them. */
async function doubted(page: Page): Promise<void> {
  const model = await page.evaluate(() => {
    const sent = document.querySelector('script[data-page=app]')!.textContent
    return JSON.parse(sent).props.model
  })
  const inputImages = model.inputImages.map((photo: object) => ({ ...photo, check_cutout: true }))
  await reopenWith(page, { images: [], model: { ...model, inputImages } })
  await page.getByRole('link', { name: 'Look at the cut-outs' }).waitFor()
}
