import type { Locator, Page } from 'playwright'
import {
  chosen,
  enlarged,
  identified,
  identifiedWithWarnings,
  identifying,
  photos,
  press,
} from './acts.js'
import { holdCalls } from './held_calls.js'
import { ACCOUNT_SCREENS } from './account_screens.js'
import { SOCIAL_SCREENS } from './social_screens.js'
import { SECURITY_SCREENS } from './security_screens.js'
import { TEAM_SCREENS } from './team_screens.js'

/** One state of one screen. */
export interface Screen {
  name: string
  /** Who looks: nobody signed in, the demo merchant, or somebody who has just registered. */
  as: 'guest' | 'demo' | 'newcomer'
  path: string
  /** Brings the screen into the state. */
  act?: (page: Page) => Promise<void>
}

/** Every page and state there is, in the order in which a merchant meets them. */
export const SCREENS: Screen[] = [
  { name: 'landing', as: 'guest', path: '/' },
  { name: 'login', as: 'guest', path: '/login' },
  {
    name: 'login-refused',
    as: 'guest',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.test')
      await page.getByLabel('Password', { exact: true }).fill('wrong password')
      await page.locator('form button[type=submit]').click()
      await page.getByText('These credentials do not match').waitFor()
    },
  },
  { name: 'register', as: 'guest', path: '/register' },
  {
    name: 'register-refused',
    as: 'guest',
    path: '/register',
    act: async (page) => {
      await press('Continue with Email')(page)
      await page.locator('form button[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  ...SOCIAL_SCREENS,
  ...ACCOUNT_SCREENS,
  { name: 'sample-guest', as: 'guest', path: '/photos/generate/12' },
  { name: 'not-found', as: 'guest', path: '/nowhere' },

  { name: 'verify-email', as: 'newcomer', path: '/email/verify' },
  {
    name: 'verify-email-sent',
    as: 'newcomer',
    path: '/email/verify',
    act: async (page) => {
      await press('Resend Verification Email')(page)
      await page.getByText('A new verification link has been sent').waitFor()
    },
  },
  { name: 'confirm-password', as: 'newcomer', path: '/user/confirm-password' },
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
  { name: 'create-empty', as: 'newcomer', path: '/dashboard' },
  {
    name: 'create-too-few',
    as: 'newcomer',
    path: '/dashboard',
    act: async (page) => {
      await page.locator('input[type=file]').setInputFiles(photos(3))
      await press('Continue')(page)
      await page.getByText('Please select at least 4 images').waitFor()
    },
  },
  { name: 'create-chosen', as: 'newcomer', path: '/dashboard', act: chosen },
  { name: 'create-identifying', as: 'newcomer', path: '/dashboard', act: identifying },
  { name: 'create-identified', as: 'newcomer', path: '/dashboard', act: identified },
  {
    name: 'create-identified-warnings',
    as: 'newcomer',
    path: '/dashboard',
    act: identifiedWithWarnings,
  },
  { name: 'products-empty', as: 'newcomer', path: '/products' },
  { name: 'generate-chooser-samples', as: 'newcomer', path: '/photos/generate' },

  {
    name: 'profile-unverified',
    as: 'newcomer',
    path: '/user/profile',
    act: (page) => page.getByText('Your email address is unverified.').waitFor(),
  },
  {
    name: 'profile-refused',
    as: 'newcomer',
    path: '/user/profile',
    act: async (page) => {
      await page.getByLabel('Current Password').fill('wrong')
      await page.getByLabel('New Password').fill('short')
      await press('Save', 1)(page)
      await page.getByText('The provided password does not match').waitFor()
    },
  },
  {
    name: 'profile-log-out-others',
    as: 'newcomer',
    path: '/user/profile',
    act: press('Log Out Other Browser Sessions'),
  },
  {
    name: 'profile-data-ready',
    as: 'newcomer',
    path: '/user/profile',
    act: async (page) => {
      await press('Download My Data')(page)
      await page.getByText('Your copy is ready').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'profile-delete',
    as: 'newcomer',
    path: '/user/profile',
    act: press('Delete Account'),
  },

  { name: 'dashboard', as: 'demo', path: '/dashboard' },
  { name: 'products', as: 'demo', path: '/products' },
  { name: 'product', as: 'demo', path: '/products/101' },
  { name: 'product-generated', as: 'demo', path: '/products/101', act: generatedTab },
  {
    name: 'product-trained-advice',
    as: 'demo',
    path: '/products/101',
    act: (page) => page.getByText('2 photos could be better').click(),
  },
  {
    name: 'product-trained-viewer',
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await page.getByRole('list', { name: 'Trained views' }).getByRole('button').first().click()
      await enlarged(page)
    },
  },
  {
    name: 'product-upload',
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await press('Upload Images')(page)
      await page.getByText('Drop images here').waitFor()
    },
  },
  { name: 'product-generate', as: 'demo', path: '/products/101', act: press('Generate Images') },
  {
    name: 'product-menu',
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await press('More')(page)
      await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
    },
  },
  {
    name: 'product-delete',
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
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await page.route('**/mask', (route) => route.abort())
      await adjustLast(page)
      await page.getByText('No connection to the server.').waitFor()
    },
  },
  { name: 'product-adjust', as: 'demo', path: '/products/101', act: painted },
  {
    name: 'product-adjust-black',
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await painted(page)
      await page.getByText('On black').click()
    },
  },
  {
    name: 'product-adjust-discard',
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
    as: 'demo',
    path: '/products/101',
    act: async (page) => {
      await adjust(page)
      await canvas(page)
    },
  },
  { name: 'product-form', as: 'demo', path: '/products/create' },
  { name: 'generate-chooser', as: 'demo', path: '/photos/generate' },
  { name: 'generate', as: 'demo', path: '/photos/generate/12' },
  { name: 'generate-first', as: 'demo', path: '/photos/generate/5' },
  {
    name: 'generate-no-prompt',
    as: 'demo',
    path: '/photos/generate/12',
    act: async (page) => {
      await press('Generate')(page)
      await page.getByText('Please provide a photo description').waitFor()
    },
  },
  {
    name: 'generate-viewer',
    as: 'demo',
    path: '/photos/generate/12',
    act: async (page) => {
      await press('Open')(page)
      await page.getByText('1 / 6').waitFor()
      for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
      await page.getByText('6 / 6').waitFor()
      await page.getByRole('group', { name: 'Picture and details' }).click()
      await page.keyboard.press('ArrowLeft')
      await page.getByText('5 / 6').waitFor()
      await enlarged(page)
    },
  },
  {
    name: 'generate-fidelity-hint',
    as: 'demo',
    path: '/photos/generate/12',
    act: async (page) => {
      await page.getByRole('button', { name: 'Product unchanged' }).first().focus()
      await page.getByRole('tooltip').first().waitFor()
    },
  },
  {
    name: 'generate-under-way',
    as: 'demo',
    path: '/photos/generate/101',
    act: async (page) => {
      await page.getByLabel('Photo description').fill('on a round podium, golden hour')
      await press('Generate')(page)
      await page.getByText('Making a picture').first().waitFor()
    },
  },
  ...TEAM_SCREENS,
  ...SECURITY_SCREENS,
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
  await locator.waitFor({ timeout: 60_000 })
  return locator
}
