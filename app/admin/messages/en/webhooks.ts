import { formatNumber } from '#app/i18n/format'

/** What the page about merchants’ webhooks says. */
export const WEBHOOKS = {
  title: 'Merchants’ webhooks',
  description:
    'Where merchants are told what has happened. Of an address only the host is shown: the rest may hold a secret.',
  search: 'Address of an account',
  states: { failing: 'Failing', disabled: 'Off', all: 'All' },
  host: 'Host',
  user: 'User',
  state: 'State',
  last: 'Last failure',
  pending: 'Waiting',
  overdue: (count: number) => `${formatNumber(count)} overdue`,
  answered: (status: number) => `Status ${status}`,
  acts: 'Actions',
  on: 'On',
  failing: 'Failing since',
  disabled: {
    owner: 'Off, by its owner',
    gone: 'Off, answered 410',
    failing: 'Off, failed for days',
    operator: 'Off, by an operator',
  },
  actions: {
    retry_webhook: {
      button: 'Try Now',
      title: 'Send what waits now?',
      body: 'What waits for its next try is sent at once, up to 500 of it. If it fails again, it waits as before.',
      confirm: 'Send Now',
    },
    disable_webhook: {
      button: 'Switch Off',
      title: 'Switch the endpoint off?',
      body: 'Nothing is sent to it any more, and what waits is dropped. Its owner is told by mail and can switch it on again.',
      confirm: 'Switch Off',
    },
  },
}
