import type { Page } from 'playwright'
import { press, reopenWith } from './acts.js'
import type { Screen } from './screen.js'

/** What the shell has on every page, and the public pages. */
export const SHELL_SCREENS: Screen[] = [
  {
    name: 'landing-question',
    isVariant: true,
    as: 'guest',
    path: '/#questions',
    act: async (page) => {
      await page.getByText('Who can see my photos?').click()
      await page.getByText('Products are private unless').waitFor()
    },
  },
  { name: 'pricing', as: 'guest', path: '/pricing' },
  { name: 'status', as: 'guest', path: '/status' },
  {
    name: 'error-expired',
    isVariant: true,
    as: 'guest',
    path: '/nowhere',
    act: failedWith(419, 'Page expired'),
  },
  {
    name: 'error-away',
    isVariant: true,
    as: 'guest',
    path: '/nowhere',
    act: failedWith(503, 'Back in a moment'),
  },
  {
    name: 'palette',
    as: 'demo',
    path: '/products/create',
    act: async (page) => {
      await openPalette(page)
      await page.getByRole('option', { name: 'Rosso Handbag' }).waitFor()
    },
  },
  {
    name: 'palette-nothing',
    isVariant: true,
    as: 'demo',
    path: '/products/create',
    act: async (page) => {
      await openPalette(page)
      await page.keyboard.type('zzz')
      await page.getByText("Nothing is called 'zzz'.").waitFor()
    },
  },
  {
    name: 'shortcuts',
    isVariant: true,
    as: 'demo',
    path: '/products',
    act: async (page) => {
      await page.getByRole('button', { name: 'Search and commands' }).waitFor()
      await page.keyboard.press('?')
      await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
  {
    name: 'menu',
    isVariant: true,
    as: 'demo',
    path: '/products',
    isNarrow: true,
    act: async (page) => {
      await press('Open menu')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Top Up Credits' }).waitFor()
    },
  },
  {
    name: 'photo-guide',
    isVariant: true,
    as: 'newcomer',
    path: '/dashboard',
    act: async (page) => {
      await press('What makes a good photo?')(page)
      await page.getByText('Too small: go closer.').waitFor()
    },
  },
]

/** The error page as it is for another status. */
function failedWith(status: number, title: string) {
  return async (page: Page) => {
    await reopenWith(page, { status, message: title })
    await page.getByRole('heading', { name: title }).waitFor()
  }
}

async function openPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search and commands' }).waitFor()
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox').waitFor()
}
