import type { Page } from 'playwright'
import { press } from './acts.js'
import { IMPORTS } from './describe_imports.js'
import type { Screen } from './screen.js'

const create = { as: 'demo', path: '/products/import' } as const
const show = (id: number) => ({ as: 'demo', path: `/products/imports/${id}` }) as const

const LIST = `sku,name,photos
LAMP-1,Walnut desk lamp,https://shop.example/lamp-1.jpg https://shop.example/lamp-2.jpg
LAMP-2,Brass floor lamp,ftp://shop.example/floor.jpg
LAMP-1,Walnut desk lamp with a green shade,https://shop.example/green.jpg
LAMP-3,Paper lamp,`

const opened = (page: Page) => page.getByRole('textbox', { name: 'List' }).waitFor()

/** The import of products in each of its states. */
export const IMPORT_SCREENS: Screen[] = [
  { name: 'import-new', isVariant: true, as: 'newcomer', path: '/products/import', act: opened },
  { name: 'import-earlier', isVariant: true, ...create, act: opened },
  {
    name: 'import-refused',
    isVariant: true,
    ...create,
    act: async (page) => {
      await write(page, 'sku,name,photos\nLAMP-1,"Walnut desk lamp,https://shop.example/1.jpg')
      await page.getByText('is never closed').waitFor()
    },
  },
  {
    name: 'import-checked',
    ...create,
    act: async (page) => {
      await write(page, LIST)
      await page.getByText('1 product ready').waitFor()
    },
  },
  {
    name: 'import-running',
    isVariant: true,
    ...show(IMPORTS.running),
    act: (page) => page.getByText('3 of 12 products made').waitFor(),
  },
  { name: 'import-failed', ...show(IMPORTS.failed) },
  { name: 'import-done', isVariant: true, ...show(IMPORTS.done) },
  {
    name: 'import-correct',
    isVariant: true,
    as: 'demo',
    path: `/products/import?from=${IMPORTS.failed}`,
    act: opened,
  },
]

async function write(page: Page, list: string) {
  await page.getByRole('textbox', { name: 'List' }).fill(list)
  await press('Check list')(page)
}
