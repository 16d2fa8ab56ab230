import type { Page } from 'playwright'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { confirmIfAsked, press } from './acts.js'
import type { Screen } from './screen.js'

/** Signing in with accounts elsewhere, which an emulator plays. */
export const SOCIAL_SCREENS: Screen[] = [
  {
    name: 'login-social-refused',
    isVariant: true,
    as: 'guest',
    path: '/oauth/github/callback',
    act: async (page) => {
      await page.getByText('was not started here').waitFor()
    },
  },
  {
    name: 'social-sign-up',
    as: 'guest',
    path: '/register',
    act: async (page) => {
      await page.getByRole('link', { name: 'Sign up with Facebook' }).click()
      await page.getByText('What is your email address?').waitFor()
    },
  },
  {
    name: 'social-sign-up-sent',
    isVariant: true,
    as: 'guest',
    path: '/register',
    act: async (page) => {
      await page.getByRole('link', { name: 'Sign up with Facebook' }).click()
      await page.locator('form button[type=submit]').click()
      await page.getByText('We sent a link to').waitFor()
    },
  },
  {
    name: 'social-prompt',
    as: 'demo',
    path: '/oauth/google',
    act: async (page) => {
      await page.getByText('Confirm connection').waitFor()
    },
  },
  { name: 'social-connected', isVariant: true, as: 'demo', path: '/oauth/gitlab', act: connected },
  {
    name: 'social-remove',
    isVariant: true,
    as: 'demo',
    path: '/oauth/gitlab',
    act: async (page) => {
      await connected(page)
      await press('Remove Gitlab')(page)
      await page.getByRole('button', { name: 'Remove account' }).waitFor()
    },
  },
]

async function connected(page: Page): Promise<void> {
  await press('Confirm')(page)
  const linked = page.getByText('You have successfully linked')
  await confirmIfAsked(page, DEMO_MERCHANT.password, linked)
  await page.getByRole('button', { name: 'Remove Gitlab' }).scrollIntoViewIfNeeded()
}
