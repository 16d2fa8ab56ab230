import type { Page } from 'playwright'
import { Authenticator } from '../support/authenticator.js'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { confirmIfAsked, NEWCOMER_PASSWORD, press } from './acts.js'
import type { Screen } from './screen.js'

const profile = { as: 'newcomer', path: '/user/profile' } as const
const tokens = { as: 'demo', path: '/user/api-tokens' } as const

const section = (page: Page, title: string) => page.getByRole('region', { name: title })

/** Brings a part of a long page into view as somebody who works in it has it. */
async function show(page: Page, title: string): Promise<void> {
  await section(page, title).evaluate((it) => it.scrollIntoView({ block: 'center' }))
}

async function giveCode(page: Page): Promise<void> {
  const qrCode = await page.request.get('/user/two-factor-qr-code', {
    headers: { accept: 'application/json' },
  })
  const { url } = await qrCode.json()
  await page.getByLabel('Code', { exact: true }).fill(new Authenticator(url).code())
  await press('Confirm')(page)
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
}

/** Signs the newcomer out, and in again up to the code. */
async function challenge(page: Page): Promise<void> {
  const email = await page.getByLabel('Email', { exact: true }).inputValue()
  // What is on its way to a page would bring the session back.
  await page.goto('/health/live')
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/two-factor-challenge')
}

async function createToken(page: Page): Promise<void> {
  await page.getByLabel('Token Name').fill('Shop import')
  await press('Create')(page)
  const token = page.getByRole('dialog').getByLabel('New token', { exact: true })
  await confirmIfAsked(page, DEMO_MERCHANT.password, token)
}

/** Two factor authentication and API tokens; the last ones leave the newcomer signed out. */
export const SECURITY_SCREENS: Screen[] = [
  { name: 'api-tokens', isVariant: true, ...tokens },
  {
    name: 'api-tokens-refused',
    ...tokens,
    act: async (page) => {
      await press('Create')(page)
      await page.getByText('The name field is required.').waitFor()
    },
  },
  { name: 'api-token-created', isVariant: true, ...tokens, act: createToken },
  {
    name: 'api-tokens-list',
    isVariant: true,
    ...tokens,
    act: (page) => show(page, 'Manage API Tokens'),
  },
  {
    name: 'api-token-permissions',
    isVariant: true,
    ...tokens,
    act: async (page) => {
      await press('Permissions: Shop import')(page)
      await page.getByRole('dialog').getByText('Make videos').waitFor()
    },
  },
  {
    name: 'api-token-delete',
    isVariant: true,
    ...tokens,
    act: async (page) => {
      await press('Delete: Shop import')(page)
      await page.getByText('will be refused from now on').waitFor()
    },
  },
  {
    name: 'profile-api-tokens',
    isVariant: true,
    as: 'demo',
    path: '/user/profile',
    act: async (page) => {
      await page.getByText('View API Documentation').click()
      await show(page, 'API Tokens')
    },
  },
  {
    name: 'profile-api-token-new',
    isVariant: true,
    as: 'demo',
    path: '/user/profile',
    act: async (page) => {
      await press('Generate New Token')(page)
      await page.getByLabel('Token Name').fill('Newsletter')
      await press('Generate')(page)
      const token = page.getByLabel('New token', { exact: true })
      await confirmIfAsked(page, DEMO_MERCHANT.password, token)
      await show(page, 'API Tokens')
    },
  },
  {
    // Somebody who has not said who sits there yet.
    name: 'two-factor-password',
    isVariant: true,
    as: 'registered',
    path: '/user/profile',
    act: async (page) => {
      await press('Enable')(page)
      await page.getByText('For your security, please confirm your password').waitFor()
    },
  },
  {
    name: 'two-factor-pending',
    ...profile,
    act: async (page) => {
      await press('Enable')(page)
      const code = page.getByAltText('QR code for an authenticator app')
      await confirmIfAsked(page, NEWCOMER_PASSWORD, code)
      await show(page, 'Two Factor Authentication')
    },
  },
  {
    name: 'two-factor-on',
    ...profile,
    act: async (page) => {
      await giveCode(page)
      await show(page, 'Two Factor Authentication')
    },
  },
  { name: 'two-factor-challenge', ...profile, act: challenge },
  {
    name: 'two-factor-challenge-refused',
    isVariant: true,
    as: 'newcomer',
    path: '/two-factor-challenge',
    act: async (page) => {
      await press('Use a recovery code')(page)
      await page.getByLabel('Recovery Code').fill('abcdefghij-0123456789')
      await press('Log in')(page)
      await page.getByText('The provided two factor recovery code was invalid.').waitFor()
    },
  },
]
