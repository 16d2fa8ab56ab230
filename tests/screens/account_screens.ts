import { freshEmail } from '../support/visitor.js'
import type { Screen } from './screens.js'

/** The pages of people who are not signed in, beside sign-in and registration. */
export const ACCOUNT_SCREENS: Screen[] = [
  { name: 'forgot-password', as: 'guest', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    as: 'guest',
    path: '/forgot-password',
    act: async (page) => {
      await page.getByLabel('Email').fill(freshEmail())
      await page.locator('form button[type=submit]').click()
      await page.getByText('We have emailed your password reset link.').waitFor()
    },
  },
  { name: 'reset-password', as: 'guest', path: '/reset-password/token?email=ada%40example.test' },
  {
    name: 'reset-password-refused',
    as: 'guest',
    path: '/reset-password/token?email=ada%40example.test',
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('a long password')
      await page.locator('form button[type=submit]').click()
      await page.getByText('This password reset token is invalid.').waitFor()
    },
  },
  { name: 'terms', as: 'guest', path: '/terms-of-service' },
  { name: 'privacy', as: 'guest', path: '/privacy-policy' },
  {
    name: 'page-expired',
    as: 'guest',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('ada@example.test')
      await page.getByLabel('Password', { exact: true }).fill('a long password')
      await page.context().clearCookies()
      await page.locator('form button[type=submit]').click()
      await page.getByRole('button', { name: 'Continue' }).waitFor()
    },
  },
]
