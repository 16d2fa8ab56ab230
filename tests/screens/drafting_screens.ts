import type { Page } from 'playwright'
import { press } from './acts.js'
import type { Screen } from './screen.js'

const own = { as: 'demo', path: '/photos/generate/101' } as const

/** Drafts of pictures, with what is said of words that nobody understands, and where none can be had. */
export const DRAFTING_SCREENS: Screen[] = [
  {
    name: 'generate-draft',
    isVariant: true,
    ...own,
    act: async (page) => {
      await openDraft(page)
      await page.getByRole('img', { name: 'Draft of the picture' }).waitFor()
      await page.getByLabel('Say what to change').fill('bigger, make it dance')
      await page.keyboard.press('Enter')
      await page.getByText('Not understood: make it dance').waitFor()
    },
  },
  {
    name: 'generate-draft-failed',
    isVariant: true,
    ...own,
    act: async (page) => {
      await page.route('**/drafts', (route) => route.abort())
      await openDraft(page)
      await press('Try again')(page)
    },
  },
]

async function openDraft(page: Page): Promise<void> {
  await page.getByLabel('Photo description').fill('on a wooden table, soft morning light')
  await press('Draft')(page)
}
