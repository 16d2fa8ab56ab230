import type { Page } from 'playwright'
import { freshEmail } from '../support/visitor.js'
import { press, reopenWith } from './acts.js'
import type { Screen } from './screen.js'

/** As the link of the mail to the old address leads to it. */
const CHANGE = { oldEmail: 'ada@example.test', newEmail: 'ada.merchant@studio.example.test' }

/** Signs in, at an address at which somebody has guessed from many places. */
async function guarded(page: Page): Promise<void> {
  const email = freshEmail()
  await page.evaluate(async (address) => {
    for (let place = 0; place < 10; place++) {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)![1]!
      await fetch('/login', {
        method: 'POST',
        headers: {
          'accept': 'application/json',
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${place}`,
          'x-xsrf-token': decodeURIComponent(token),
        },
        body: JSON.stringify({ email: address, password: 'wrong' }),
      })
    }
  }, email)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/sign-in-code')
}

const RESET = '/reset-password/token?email=ada%40example.test'

/** Forgotten and confirmed passwords, verification, legal texts. */
export const SIGN_IN_SCREENS: Screen[] = [
  { name: 'mailed-code', isVariant: true, as: 'guest', path: '/login', act: guarded },
  {
    name: 'mailed-code-refused',
    as: 'guest',
    path: '/login',
    act: async (page) => {
      await guarded(page)
      await page.getByLabel('Code').fill('12345678')
      await press('Log in')(page)
      await page.getByText('This code is not the one that we sent.').waitFor()
    },
  },
  {
    name: 'setup',
    as: 'guest',
    path: '/login',
    act: async (page) => {
      await reopenWith(page, { setup_key: 'not-the-key-of-any-installation' }, 'accounts/setup')
      await page.getByRole('button', { name: 'Create Operator' }).waitFor()
    },
  },
  {
    name: 'registration-closed',
    as: 'guest',
    path: '/login',
    act: async (page) => {
      await reopenWith(page, {}, 'accounts/registration_closed')
      await page.getByRole('heading', { name: 'Registration is closed' }).waitFor()
    },
  },
  { name: 'forgot-password', isVariant: true, as: 'guest', path: '/forgot-password' },
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
  { name: 'reset-password', isVariant: true, as: 'guest', path: RESET },
  {
    name: 'reset-password-refused',
    as: 'guest',
    path: RESET,
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('a long password')
      await page.locator('form button[type=submit]').click()
      await page.getByText('This password reset token is invalid.').waitFor()
    },
  },
  { name: 'terms', isVariant: true, as: 'guest', path: '/terms-of-service' },
  { name: 'privacy', as: 'guest', path: '/privacy-policy' },
  {
    name: 'page-expired',
    isVariant: true,
    as: 'guest',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('ada@example.test')
      await page.getByLabel('Password', { exact: true }).fill('a long password')
      await page.route('**/login', (route) => route.fulfill({ status: 419 }))
      await page.locator('form button[type=submit]').click()
      await page.getByRole('heading', { name: 'Page expired' }).waitFor()
    },
  },
  { name: 'verify-email', isVariant: true, as: 'newcomer', path: '/email/verify' },
  {
    name: 'verify-email-sent',
    as: 'newcomer',
    path: '/email/verify',
    act: async (page) => {
      await press('Resend Verification Email')(page)
      await page.getByText('A new verification link has been sent').waitFor()
    },
  },
  { name: 'confirm-password', isVariant: true, as: 'newcomer', path: '/user/confirm-password' },
  {
    name: 'confirm-password-code',
    isVariant: true,
    as: 'newcomer',
    path: '/user/confirm-password',
    act: async (page) => {
      await reopenWith(page, { twoFactor: true })
      await page.getByLabel('Code', { exact: true }).waitFor()
    },
  },
  {
    name: 'email-change-undo',
    as: 'guest',
    path: '/login',
    act: async (page) => {
      await reopenWith(page, { ...CHANGE, state: 'open' }, 'accounts/undo_email_change')
      await page.getByRole('button', { name: 'Undo the Change' }).waitFor()
    },
  },
  {
    name: 'reset-signed-in',
    as: 'guest',
    path: '/login',
    act: async (page) => {
      const props = { email: 'ada.merchant@studio.example.test', next: '/reset-password/token' }
      await reopenWith(page, props, 'accounts/reset_signed_in')
      await page.getByRole('button', { name: 'Log out and go on' }).waitFor()
    },
  },
  {
    name: 'email-change-undone',
    isVariant: true,
    as: 'guest',
    path: '/login',
    act: async (page) => {
      await reopenWith(page, { ...CHANGE, state: 'undone' }, 'accounts/undo_email_change')
      await page.getByText('The change was undone').waitFor()
    },
  },
  {
    name: 'confirm-password-refused',
    as: 'newcomer',
    path: '/user/confirm-password',
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.locator('form button[type=submit]').click()
      await page.getByText('The provided password was incorrect.').waitFor()
    },
  },
]
