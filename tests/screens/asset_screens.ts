import { press } from './acts.js'
import type { Screen } from './screen.js'

const own = { as: 'demo', path: '/generated-assets' } as const

/** The gallery of all that a merchant has made, in each of its states. */
export const ASSET_SCREENS: Screen[] = [
  { name: 'assets-empty', isVariant: true, as: 'newcomer', path: '/generated-assets' },
  {
    name: 'assets',
    isVariant: true,
    ...own,
    act: (page) => page.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'assets-none-of-type',
    isVariant: true,
    ...own,
    path: `${own.path}?type=edited_image`,
    act: (page) => page.getByText('Nothing of this type').waitFor(),
  },
  {
    name: 'assets-nothing-found',
    isVariant: true,
    ...own,
    path: `${own.path}?search=xylophone`,
    act: (page) => page.getByText('Nothing found').waitFor(),
  },
  {
    name: 'assets-selected',
    ...own,
    act: async (page) => {
      await page.getByRole('checkbox').first().check()
      await page.getByRole('checkbox').nth(1).check()
      await page.getByText('2 selected').first().waitFor()
    },
  },
  {
    name: 'assets-videos',
    isVariant: true,
    ...own,
    act: async (page) => {
      await page.getByRole('tab', { name: 'Videos' }).click()
      await page.getByText('slow zoom in').first().waitFor()
    },
  },
  {
    name: 'assets-viewer',
    isVariant: true,
    ...own,
    act: async (page) => {
      await press('Open')(page)
      await page
        .getByRole('dialog')
        .getByText(/^1 \/ /)
        .waitFor()
    },
  },
]
