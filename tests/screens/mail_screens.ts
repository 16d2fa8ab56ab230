import { reopenWith } from './acts.js'
import type { Screen } from './screen.js'

/** Mail as it is kept where no server sends it. Earlier states have caused some. */
export const MAIL_SCREENS: Screen[] = [
  { name: 'mailbox', isVariant: true, as: 'guest', path: '/mailbox' },
  {
    name: 'mailbox-message',
    as: 'guest',
    path: '/mailbox',
    act: async (page) => {
      await page.getByRole('list', { name: 'Messages' }).getByRole('button').first().click()
      await page.frameLocator('iframe').getByRole('heading').waitFor()
    },
  },
  {
    name: 'reminders',
    as: 'guest',
    path: '/login',
    act: async (page) => {
      await reopenWith(page, { email: 'a•••@example.test', wanted: true }, 'accounts/reminders')
      await page.getByRole('button', { name: 'Send me no more reminders' }).waitFor()
    },
  },
  {
    name: 'reminders-ended',
    isVariant: true,
    as: 'guest',
    path: '/login',
    act: async (page) => {
      await reopenWith(page, { email: 'a•••@example.test', wanted: false }, 'accounts/reminders')
      await page.getByText('You get no more reminders.').waitFor()
    },
  },
]
