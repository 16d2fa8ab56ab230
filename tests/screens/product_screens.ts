import type { Locator, Page } from 'playwright'
import { enlarged, press, reopenWith } from './acts.js'
import { holdCalls } from './held_calls.js'
import type { Screen } from './screen.js'

/** A product's page in each of its states. */
export const PRODUCT_SCREENS: Screen[] = [
  { name: 'product', as: 'demo', path: '/products/101' },
  {
    name: 'product-generated',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: generatedTab,
  },
  {
    name: 'product-trained-advice',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: (page) => page.getByText('2 photos could be better').click(),
  },
  {
    name: 'product-trained-viewer',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await page.getByRole('list', { name: 'Trained views' }).getByRole('button').first().click()
      await enlarged(page)
    },
  },
  {
    name: 'product-upload',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await press('Upload Images')(page)
      await page.getByText('Drop images here').waitFor()
    },
  },
  {
    name: 'product-generate',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: press('Generate Images'),
  },
  {
    name: 'product-menu',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await press('More')(page)
      await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
    },
  },
  {
    name: 'product-lock',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      // As where an engine draws products anew.
      const product = await page
        .locator('script[data-page=app]')
        .evaluate((script) => JSON.parse(script.textContent).props.product)
      await reopenWith(page, { product: { ...product, product_lock: 'locked' } })
      await press('More')(page)
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByText('Keep it as photographed').waitFor()
    },
  },
  {
    name: 'product-delete',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await press('More')(page)
      await page.getByRole('menuitem', { name: 'Delete product' }).click()
      await page.getByText('deleted for good').waitFor()
    },
  },
  {
    name: 'product-adjust-finding',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await holdCalls(page, '**/mask')
      await adjustLast(page)
      await page.getByText('Finding the product...').waitFor()
    },
  },
  {
    name: 'product-adjust-failed',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await page.route('**/mask', (route) => route.abort())
      await adjustLast(page)
      await page.getByText('No connection to the server.').waitFor()
    },
  },
  { name: 'product-adjust', isVariant: true, as: 'demo', path: '/products/101', act: painted },
  {
    name: 'product-adjust-black',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await painted(page)
      await page.getByText('On black').click()
    },
  },
  {
    name: 'product-adjust-discard',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await painted(page)
      await press('Cancel')(page)
      await page.getByText('Throw your changes away?').waitFor()
    },
  },
  {
    name: 'product-corrected',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await painted(page)
      await press('Save')(page)
      await page.getByText('Corrected', { exact: true }).first().waitFor()
      await page.getByText('since the last training').waitFor()
    },
  },
  {
    name: 'product-adjust-own',
    isVariant: true,
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await adjust(page)
      await canvas(page)
    },
  },
]

async function generatedTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Generated Images/ }).click()
}

async function adjust(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Adjust cut-out' }).first().click()
}

/** The photo that no other state corrects. */
async function adjustLast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Adjust cut-out' }).last().click()
}

/** Opens the mask editor and paints a stroke over the upper half of the photo. */
async function painted(page: Page): Promise<void> {
  await adjust(page)
  const { x, y, width, height } = (await (await canvas(page)).boundingBox())!
  await page.mouse.move(x + width * 0.35, y + height * 0.3)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.6, y + height * 0.25, { steps: 5 })
  await page.mouse.up()
}

/** What is painted on, once the engine has found the product. */
async function canvas(page: Page): Promise<Locator> {
  const locator = page.getByRole('application')
  await locator.waitFor()
  return locator
}
