import { press } from './acts.js'
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
  { name: 'admin-work', ...at('/work') },
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
  { name: 'admin-queue-nothing', ...at('/queues/mails') },
  { name: 'admin-errors', ...at('/errors') },
  { name: 'admin-mails', ...at('/mails') },
  { name: 'admin-acts', ...at('/acts') },
]
