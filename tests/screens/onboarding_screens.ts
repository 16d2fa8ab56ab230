import type { Page } from 'playwright'
import { press } from './acts.js'
import type { Screen } from './screen.js'

const path = '/dashboard'

/** The questions of newcomers in each of their states, and what their answers are good for. */
export const ONBOARDING_SCREENS: Screen[] = [
  { name: 'onboarding', isVariant: true, as: 'registered', path, act: asked },
  {
    name: 'onboarding-refused',
    as: 'registered',
    path,
    act: async (page) => {
      await asked(page)
      await press('Continue')(page)
      await page.getByText('The industry field is required.').waitFor()
      await page.getByText('The use reasons field is required.').waitFor()
    },
  },
  {
    name: 'onboarding-other',
    isVariant: true,
    as: 'registered',
    path,
    act: async (page) => {
      await asked(page)
      await page.getByRole('radio', { name: 'Other' }).check()
      await page.getByRole('checkbox', { name: 'Design' }).check()
      await page.getByRole('checkbox', { name: 'A/B tests' }).check()
      await page.getByRole('button', { name: 'Continue', disabled: true }).waitFor()
    },
  },
  {
    name: 'onboarding-again',
    isVariant: true,
    as: 'newcomer',
    path,
    act: async (page) => {
      await press('Answer now')(page)
      await page.getByRole('button', { name: 'Cancel' }).waitFor()
    },
  },
  {
    name: 'scene-ideas',
    isVariant: true,
    as: 'demo',
    path: '/photos/generate/12',
    act: async (page) => {
      await page.getByLabel('Photo description').fill('before a blue wall')
      await page.getByText('Ideas for scenes: Fashion').click()
      await press('in the city at night')(page)
      await page.getByRole('button', { name: 'Back to my own words' }).waitFor()
    },
  },
]

async function asked(page: Page): Promise<void> {
  await page.getByText('What do you sell?').waitFor()
}
