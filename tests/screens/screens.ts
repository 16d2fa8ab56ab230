import {
  chosen,
  enlarged,
  identified,
  identifiedWithWarnings,
  identifying,
  photos,
  photosRefused,
  press,
  uploading,
} from './acts.js'
import { ADMIN_SCREENS } from './admin_screens.js'
import { AFFILIATE_SCREENS } from './affiliate_screens.js'
import { API_SCREENS } from './api_screens.js'
import { ASSET_SCREENS } from './asset_screens.js'
import { holdCalls } from './held_calls.js'
import { IMPORT_SCREENS } from './import_screens.js'
import { INPAINT_SCREENS } from './inpaint_screens.js'
import { BATCH_SCREENS } from './batch_screens.js'
import { BILLING_SCREENS } from './billing_screens.js'
import { CREDENTIALS_SCREENS } from './credentials_screens.js'
import type { Screen } from './screen.js'
import { DRAFTING_SCREENS } from './drafting_screens.js'
import { EDITOR_SCREENS } from './editor_screens.js'
import { MAIL_SCREENS } from './mail_screens.js'
import { ONBOARDING_SCREENS } from './onboarding_screens.js'
import { OWN_KEY_SCREENS } from './own_key_screens.js'
import { PAYOUT_SCREENS } from './payout_screens.js'
import { PRODUCT_SCREENS } from './product_screens.js'
import { PROFILE_SCREENS } from './profile_screens.js'
import { REEL_SCREENS } from './reel_screens.js'
import { REVIEW_SCREENS } from './review_screens.js'
import { RESULT_SCREENS } from './result_screens.js'
import { SANDBOX_SCREENS } from './sandbox_screens.js'
import { dashboardLoaded, DASHBOARD_SCREENS } from './dashboard_screens.js'
import { SHELL_SCREENS } from './shell_screens.js'
import { SIGN_IN_SCREENS } from './sign_in_screens.js'
import { SOCIAL_SCREENS } from './social_screens.js'
import { SECURITY_SCREENS } from './security_screens.js'
import { VIDEO_SCREENS } from './video_screens.js'
import { TRAY_SCREENS } from './tray_screens.js'
import { TEAM_SCREENS } from './team_screens.js'
import { WEBHOOK_SCREENS } from './webhook_screens.js'

/** Screens that are tested together. */
export interface Area {
  /** The pages that all have to be among the screens: `feature/page`, as patterns. */
  pages: string[]
  screens: Screen[]
}

/** How people come in, and what is theirs. */
export const ENTRANCE: Area = {
  pages: ['accounts/!(reminders)', '{onboarding,profile,shell}/**/*', 'api/!(reference)'],
  screens: [
    { name: 'landing', as: 'guest', path: '/' },
    { name: 'login', isVariant: true, as: 'guest', path: '/login' },
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
    { name: 'register', isVariant: true, as: 'guest', path: '/register' },
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
    ...SIGN_IN_SCREENS,
    { name: 'sample-guest', isVariant: true, as: 'guest', path: '/photos/generate/12' },
    { name: 'not-found', as: 'guest', path: '/nowhere' },

    ...ONBOARDING_SCREENS,
    {
      name: 'create-empty',
      isVariant: true,
      as: 'newcomer',
      path: '/dashboard',
      act: dashboardLoaded,
    },
    {
      name: 'create-too-few',
      isVariant: true,
      as: 'newcomer',
      path: '/dashboard',
      act: async (page) => {
        await page.locator('input[type=file]').setInputFiles(photos(3))
        await press('Continue')(page)
        await page.getByText('Please select at least 4 images').waitFor()
      },
    },
    { name: 'create-chosen', isVariant: true, as: 'newcomer', path: '/dashboard', act: chosen },
    {
      name: 'create-identifying',
      isVariant: true,
      as: 'newcomer',
      path: '/dashboard',
      act: identifying,
    },
    {
      name: 'create-identified',
      isVariant: true,
      as: 'newcomer',
      path: '/dashboard',
      act: identified,
    },
    {
      name: 'create-identified-warnings',
      as: 'newcomer',
      path: '/dashboard',
      act: identifiedWithWarnings,
    },
    {
      name: 'create-uploading',
      isVariant: true,
      as: 'newcomer',
      path: '/dashboard',
      act: uploading,
    },
    {
      name: 'create-refused',
      isVariant: true,
      as: 'newcomer',
      path: '/dashboard',
      act: photosRefused,
    },
    { name: 'products-empty', isVariant: true, as: 'newcomer', path: '/products' },
    { name: 'generate-chooser-samples', isVariant: true, as: 'newcomer', path: '/photos/generate' },
    ...PROFILE_SCREENS,
    ...OWN_KEY_SCREENS,
    ...SECURITY_SCREENS,
  ],
}

/** Products and the pictures that are made of one. */
export const PRODUCTS: Area = {
  pages: ['{assets,dashboard,editor,imports,pictures,product_page,products}/**/*'],
  screens: [
    ...DASHBOARD_SCREENS,
    ...SHELL_SCREENS,
    { name: 'products', as: 'demo', path: '/products' },
    ...PRODUCT_SCREENS,
    ...INPAINT_SCREENS,
    ...DRAFTING_SCREENS,
    { name: 'product-form', as: 'demo', path: '/products/create' },
    { name: 'generate-chooser', as: 'demo', path: '/photos/generate' },
    { name: 'generate', isVariant: true, as: 'demo', path: '/photos/generate/12' },
    {
      name: 'kept-pictures',
      as: 'demo',
      path: '/photos/kept',
      act: (page) => page.getByText('slow zoom in').waitFor(),
    },
    { name: 'generate-first', isVariant: true, as: 'demo', path: '/photos/generate/5' },
    {
      name: 'generate-no-prompt',
      isVariant: true,
      as: 'demo',
      path: '/photos/generate/12',
      act: async (page) => {
        await press('Generate')(page)
        await page.getByText('Please provide a photo description').waitFor()
      },
    },
    {
      name: 'generate-viewer',
      isVariant: true,
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
      isVariant: true,
      as: 'demo',
      path: '/photos/generate/101',
      act: async (page) => {
        await holdCalls(page, '**/api/generate/*')
        await page.getByLabel('Photo description').fill('on a round podium, golden hour')
        await press('Generate')(page)
        await page.getByText('Making a picture').first().waitFor()
      },
    },
    ...EDITOR_SCREENS,
    ...ASSET_SCREENS,
    ...IMPORT_SCREENS,
  ],
}

/** Pictures in numbers, films, and what is done with them. */
export const RESULTS: Area = {
  pages: ['{batches,reels,review}/**/*', 'films/videos'],
  screens: [
    ...BATCH_SCREENS,
    ...RESULT_SCREENS,
    ...CREDENTIALS_SCREENS,
    ...VIDEO_SCREENS,
    ...REEL_SCREENS,
    ...REVIEW_SCREENS,
    ...TRAY_SCREENS,
  ],
}

/** Money, teams, and what programs and affiliates see. */
export const BUSINESS: Area = {
  pages: [
    '{admin,affiliates,billing,mail,stripe,teams,webhooks}/**/*',
    'api/reference',
    'accounts/reminders',
  ],
  screens: [
    ...BILLING_SCREENS,
    ...PAYOUT_SCREENS,
    ...TEAM_SCREENS,
    ...MAIL_SCREENS,
    ...SANDBOX_SCREENS,
    ...WEBHOOK_SCREENS,
    ...AFFILIATE_SCREENS,
    ...API_SCREENS,
    ...ADMIN_SCREENS,
  ],
}

export const AREAS = [ENTRANCE, PRODUCTS, RESULTS, BUSINESS]

/** Every page and state there is, in the order in which a merchant meets them. */
export const SCREENS = AREAS.flatMap(({ screens }) => screens)
