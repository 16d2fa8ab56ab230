import { confirmIfAsked, NEWCOMER_PASSWORD, press, reopenWith } from './acts.js'
import type { Screen } from './screen.js'

/** As of somebody who signs in through another service. */
const WITHOUT_PASSWORD = { has_password: false, is_confirmed_by_mail: false }

/** The states of the profile page. */
export const PROFILE_SCREENS: Screen[] = [
  {
    name: 'profile-unverified',
    isVariant: true,
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
      await page.getByLabel('New Password').press('Enter')
      await page.getByText('The provided password does not match').waitFor()
    },
  },
  {
    name: 'profile-log-out-others',
    isVariant: true,
    as: 'newcomer',
    path: '/user/profile',
    act: press('Log Out Other Browser Sessions'),
  },
  {
    name: 'profile-email-change',
    isVariant: true,
    as: 'newcomer',
    path: '/user/profile',
    act: async (page) => {
      await reopenWith(page, { email_change: { email: 'ada.merchant@studio.example.test' } })
      await page.getByText('We have sent a link to').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'profile-data-ready',
    isVariant: true,
    as: 'newcomer',
    path: '/user/profile',
    act: async (page) => {
      await press('Download My Data')(page)
      const ready = page.getByText('Your copy is ready')
      await confirmIfAsked(page, NEWCOMER_PASSWORD, ready)
      await ready.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'profile-storage-full',
    isVariant: true,
    as: 'newcomer',
    path: '/user/profile',
    act: async (page) => {
      await reopenWith(page, { storage: { used: 5_200_000_000, most: 5_000_000_000 } })
      await page.getByRole('progressbar', { name: 'Storage' }).waitFor()
    },
  },
  {
    name: 'profile-delete',
    isVariant: true,
    as: 'newcomer',
    path: '/user/profile',
    act: press('Delete Account'),
  },
  {
    name: 'profile-no-password',
    isVariant: true,
    as: 'newcomer',
    path: '/user/profile',
    act: async (page) => {
      await reopenWith(page, WITHOUT_PASSWORD)
      await page.getByRole('heading', { name: 'Confirm by Mail' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'profile-delete-confirmed-by-mail',
    isVariant: true,
    as: 'newcomer',
    path: '/user/profile',
    act: async (page) => {
      await reopenWith(page, { ...WITHOUT_PASSWORD, is_confirmed_by_mail: true })
      await press('Delete Account')(page)
    },
  },
  {
    name: 'profile-delete-shared-team',
    isVariant: true,
    as: 'demo',
    path: '/user/profile',
    act: async (page) => {
      await press('Delete Account')(page)
      await page.getByLabel('Delete these teams too').waitFor()
    },
  },
]
