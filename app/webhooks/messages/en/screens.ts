import { plural } from '#app/i18n/plural'
import type { DeliveryState, DisabledReason } from '../../delivery_state'
/** What the screens about webhooks say. */
export const WEBHOOK_MESSAGES = {
  title: 'Webhooks',
  intro:
    'Vitrine tells your own server as soon as work has ended, so that your programs need not ask. Each message is signed.',
  add: 'Add Endpoint',
  empty: 'No endpoints yet',
  emptyHint: 'Add the address of your server, and choose what it is told.',
  full: (most: number) =>
    `These are ${most} endpoints, which is the most. Delete one to add another.`,
  list: 'Endpoints',
  endpoint: 'Endpoint',
  endpointIntro: (seconds: number) =>
    `Your server takes an event by answering with a status from 200 to 299 within ${seconds} seconds. Anything else counts as failed.`,
  badges: { on: 'On', off: 'Off', failing: 'Failing' },
  form: {
    add: 'Add Endpoint',
    edit: 'Edit Endpoint',
    url: 'Address',
    urlHint: 'Events are sent to it by POST, as JSON.',
    placeholder: 'https://shop.example.com/webhooks',
    description: 'Description',
    descriptionHint: 'What it is for, such as “Shop import”. May be left empty.',
    events: 'Events',
    enabled: 'Send events to this endpoint',
    create: 'Add',
    save: 'Save',
    cancel: 'Cancel',
  },
  disabled: {
    owner: 'This endpoint is switched off: nothing is sent to it.',
    gone: 'This endpoint answered that it is gone (status 410) and was switched off.',
    failing: 'This endpoint took nothing for days and was switched off.',
    operator: 'Whoever runs Vitrine has switched this endpoint off: nothing is sent to it.',
  } satisfies Record<DisabledReason, string>,
  enable: 'Switch On',
  failing: 'What is sent to this endpoint fails at the moment. The log tells why.',
  edit: 'Edit',
  test: 'Send Test Event',
  remove: {
    button: 'Delete',
    title: 'Delete Endpoint',
    body: 'Nothing is sent to it any more, and its log goes with it. This cannot be undone.',
    confirm: 'Delete',
  },
  secret: {
    title: 'Signing Secret',
    intro: 'With it your server checks that a message comes from Vitrine. Keep it to yourself.',
    label: 'Secret',
    reveal: 'Reveal',
    hide: 'Hide',
    failed: 'The secret could not be shown. Please try again.',
    unreadable:
      'The secret cannot be read any more, since the key of this installation changed. Roll it to get a new one.',
    roll: 'Roll Secret',
    rollTitle: 'Roll Signing Secret',
    rollBody: (hours: number) =>
      `A new secret is made. For ${hours} hours messages are signed with both, so that your server can change over.`,
    old: 'The secret before signs as well, and ends',
  },
  log: {
    title: 'Deliveries',
    intro: (days: number) =>
      `What was sent and how your server answered. A failed delivery is tried again for up to 24 hours; the log goes back ${days} days.`,
    empty: 'Nothing has been sent yet.',
    list: 'Deliveries',
    more: 'Show More',
    resend: 'Resend',
    for: (action: string, id: string) => `${action}: ${id}`,
    nextTry: 'Next try:',
    soon: 'within a minute',
    attempts: (count: number) => plural(count, { one: '1 try', other: `${count} tries` }),
    noAnswer: 'No answer',
    status: (status: number) => `Status ${status}`,
    milliseconds: (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`),
    answer: 'Answer',
    states: {
      pending: 'Waiting',
      delivered: 'Delivered',
      failed: 'Failed',
      skipped: 'Not sent',
    } satisfies Record<DeliveryState, string>,
  },
}
