import type { Page } from 'playwright'
import { press, reopenWith } from './acts.js'
import { BATCHES } from './describe_batches.js'
import type { Screen } from './screen.js'

const show = (id: number) => ({ as: 'demo', path: `/batches/${id}` }) as const
const create = { as: 'demo', path: '/batches/new' } as const

const fill = async (page: Page) => {
  await page.getByRole('button', { name: /^Select all/ }).click()
  await page.getByLabel('Description of scene 1').fill('on a wooden table, soft morning light')
  await press('Add a scene')(page)
  await page.getByLabel('Description of scene 2').fill('on white marble, plants behind')
  await page.getByLabel('Short name of scene 2').fill('Marble')
}

const sheet = (page: Page) => page.getByRole('table').waitFor()

/** Batches and recipes in each of their states. */
export const BATCH_SCREENS: Screen[] = [
  { name: 'batches-empty', isVariant: true, as: 'newcomer', path: '/batches' },
  { name: 'batch-new-no-products', isVariant: true, as: 'newcomer', path: '/batches/new' },
  { name: 'recipes-empty', isVariant: true, as: 'newcomer', path: '/recipes' },
  { name: 'batches', as: 'demo', path: '/batches' },
  { name: 'batch-new', isVariant: true, ...create },
  { name: 'batch-new-filled', isVariant: true, ...create, act: fill },
  {
    name: 'batch-new-short',
    isVariant: true,
    ...create,
    act: async (page) => {
      await reopenWith(page, { credits: { image_credits: 3, video_credits: 0, model_credits: 0 } })
      await fill(page)
      await press('Add a scene')(page)
      await page.getByLabel('Description of scene 3').fill('on sand at noon')
      await page.getByLabel('Pictures of each scene').fill('10')
      await page.getByText('missing').waitFor()
    },
  },
  {
    name: 'batch-new-refused',
    ...create,
    act: async (page) => {
      await press('Start batch')(page)
      await page.getByText('Please choose at least one product.').waitFor()
    },
  },
  {
    name: 'batch-new-no-match',
    isVariant: true,
    as: 'demo',
    path: '/batches/new?search=nothing%20of%20this%20name',
  },
  { name: 'batch-paused', ...show(BATCHES.paused), act: sheet },
  { name: 'batch-finished', isVariant: true, ...show(BATCHES.finished), act: sheet },
  {
    name: 'batch-item',
    isVariant: true,
    ...show(BATCHES.finished),
    act: async (page) => {
      await page
        .getByRole('table')
        .getByRole('button', { name: /^Open / })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('link', { name: 'Download' }).first().waitFor()
    },
  },
  {
    name: 'batch-item-failed',
    isVariant: true,
    ...show(BATCHES.finished),
    act: async (page) => {
      await page.getByRole('button', { name: /^Why / }).first().click()
      await page.getByRole('dialog').getByText('refused because of its content').waitFor()
    },
  },
  {
    name: 'batch-cancel',
    isVariant: true,
    ...show(BATCHES.paused),
    act: async (page) => {
      await press('Cancel batch')(page)
      await page.getByRole('dialog').getByText('Cancel this batch?').waitFor()
    },
  },
  { name: 'recipes', isVariant: true, as: 'demo', path: '/recipes' },
  {
    name: 'recipe-new',
    as: 'demo',
    path: '/recipes/new',
    act: async (page) => {
      await page.getByText('Exports for markets').click()
      await page.getByRole('group', { name: 'Amazon' }).getByRole('checkbox').first().check()
    },
  },
  {
    name: 'recipe-refused',
    isVariant: true,
    as: 'demo',
    path: '/recipes/new',
    act: async (page) => {
      await press('Save recipe')(page)
      await page.getByText('Please name the recipe.').waitFor()
    },
  },
  {
    name: 'recipe-import-refused',
    as: 'demo',
    path: '/recipes',
    act: async (page) => {
      const recipe = { format: 'vitrine.recipe', version: 1, name: 'Spring', scenes: [{}] }
      await page.locator('input[type=file]').setInputFiles({
        name: 'recipe.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(recipe)),
      })
      await page.getByText('Nothing was imported').waitFor()
    },
  },
]
