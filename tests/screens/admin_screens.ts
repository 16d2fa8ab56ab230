import { press, reopenWith } from './acts.js'
import { PAYERS } from './describe_billing.js'
import type { Screen } from './screen.js'

const at = (path: string) => ({ as: 'operator', path: `/admin${path}` }) as const

/** The pages for operators and their states. */
export const ADMIN_SCREENS: Screen[] = [
  { name: 'admin-second-factor', as: 'assistant', path: '/admin' },
  { name: 'admin-overview', ...at(''), act: (page) => page.getByText('Last hour').waitFor() },
  { name: 'admin-users', ...at('/users') },
  { name: 'admin-users-nothing', isVariant: true, ...at('/users?q=nobody-at-all') },
  { name: 'admin-user', ...at(`/users/${PAYERS.paying.id}`) },
  { name: 'admin-user-suspended', isVariant: true, ...at(`/users/${PAYERS.suspended.id}`) },
  {
    name: 'admin-user-credits',
    isVariant: true,
    ...at(`/users/${PAYERS.paying.id}`),
    act: async (page) => {
      await press('Give Credits')(page)
      await page.getByText('They never expire').waitFor()
    },
  },
  {
    name: 'admin-user-more',
    isVariant: true,
    ...at(`/users/${PAYERS.paying.id}`),
    act: async (page) => {
      await press('More')(page)
      await page.getByRole('menuitem', { name: 'Set limits' }).waitFor()
      // What lies at the left of a page scrolls nowhere.
      await page.waitForFunction(
        () => document.querySelector('[role=menu]')!.getBoundingClientRect().left >= 0
      )
    },
  },
  {
    name: 'admin-user-limits',
    isVariant: true,
    ...at(`/users/${PAYERS.paying.id}`),
    act: async (page) => {
      await press('More')(page)
      await page.getByRole('menuitem', { name: 'Set limits' }).click()
      await page.getByText('What is left empty').waitFor()
    },
  },
  { name: 'admin-work', ...at('/work') },
  {
    name: 'admin-work-product',
    isVariant: true,
    ...at('/work?q=101'),
    act: (page) => page.getByRole('heading', { name: 'Product 101' }).waitFor(),
  },
  {
    name: 'admin-work-again',
    isVariant: true,
    ...at('/work?state=failed'),
    act: async (page) => {
      await page
        .getByRole('button', { name: 'Make Again' })
        .filter({ visible: true })
        .first()
        .click()
      await page.getByText('Its merchant pays nothing').waitFor()
    },
  },
  { name: 'admin-payments', ...at('/payments') },
  { name: 'admin-affiliates', ...at('/affiliates') },
  {
    name: 'admin-affiliate-signals',
    ...at('/affiliates/signals'),
    act: (page) => page.locator('main h2, main table').first().waitFor(),
  },
  { name: 'admin-payouts', ...at('/payouts') },
  { name: 'admin-webhooks', ...at('/webhooks?state=all') },
  { name: 'admin-queues', ...at('/queues') },
  {
    name: 'admin-queues-paused',
    isVariant: true,
    ...at('/queues'),
    act: async (page) => {
      const reason = 'The provider of pictures answers with errors since this morning'
      const paused = { at: '2026-11-27T06:00:00.000Z', reason, by: PAYERS.operator.email }
      const figures = { active: 1, failed: 0, age: 1260 }
      await reopenWith(page, {
        queues: [
          { name: 'generations', waiting: 34, ...figures, paused },
          { name: 'mails', waiting: 2, ...figures, age: 0, paused: null },
        ],
      })
      await page.getByText(reason).filter({ visible: true }).first().waitFor()
    },
  },
  { name: 'admin-queue-nothing', ...at('/queues/mails') },
  { name: 'admin-errors', ...at('/errors') },
  { name: 'admin-mails', ...at('/mails') },
  { name: 'admin-announcements', ...at('/announcements') },
  {
    name: 'admin-announcements-none',
    isVariant: true,
    ...at('/announcements'),
    act: (page) => reopenWith(page, { rows: [] }),
  },
  { name: 'admin-announcement', ...at('/announcements/new') },
  {
    name: 'admin-announcement-shown',
    isVariant: true,
    ...at('/announcements'),
    act: async (page) => {
      const times = { starts_at: '2026-11-27T06:00:00.000Z', ends_at: null }
      const text =
        'Saturday night from 2 to 4 UTC Vitrine is away for maintenance. Work that is under way goes on afterwards, and nothing is lost.'
      await reopenWith(page, {
        announced: { id: 1, text, tone: 'warning', link: '/billing', ...times },
      })
      await page.getByRole('complementary', { name: 'Announcement' }).waitFor()
    },
  },
  { name: 'admin-settings', ...at('/settings') },
  {
    name: 'admin-settings-switch-off',
    isVariant: true,
    ...at('/settings'),
    act: async (page) => {
      await press('Registration: Switch Off')(page)
      await page.getByLabel('Reason').waitFor()
    },
  },
  {
    name: 'admin-setup',
    ...at('/setup'),
    act: (page) => page.getByRole('heading', { name: 'Address' }).waitFor(),
  },
  {
    name: 'admin-setup-storage',
    isVariant: true,
    ...at('/setup'),
    act: async (page) => {
      await page.getByLabel('Kept in').selectOption('fs')
      await page.getByLabel('Bucket', { exact: true }).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'admin-setup-left-out',
    isVariant: true,
    ...at('/setup'),
    act: async (page) => {
      const why =
        'PAYPAL_API_BASE is http://pay.example.com, where a key would be sent in clear: write it with https.'
      const field = { when: null, is_optional: false, has_secret: false, options: [] }
      const fields = [
        { ...field, name: 'PAYOUTS', kind: 'choice', options: ['paypal', 'off'], value: 'paypal' },
        { ...field, name: 'PAYPAL_API_BASE', kind: 'text', value: 'http://pay.example.com' },
      ]
      await reopenWith(page, {
        sections: [{ name: 'payouts', state: 'left_out', why, is_kept: true, fields }],
      })
      await page.getByText(why).waitFor()
    },
  },
  {
    name: 'admin-installation',
    ...at('/installation'),
    act: (page) => page.getByRole('heading', { name: 'In order' }).waitFor(),
  },
  { name: 'admin-acts', ...at('/acts') },
]
