import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'

/** What the page of an account says. */
export const USER_MESSAGES = {
  kinds: { image: 'image', video: 'video', model: 'model' },
  left: (kind: string, count: number) => `${formatNumber(count)} ${kind}`,
  work: 'Work',
  payments: 'Payments',
  entries: 'Credits',
  events: 'Security activity',
  acts: 'What operators did',
  limits: {
    usual: 'As for all',
    names: {
      calls_per_minute: 'API calls a minute',
      work_at_once: 'Work at once',
      credits_per_day: 'Credits in 24 hours',
      most_products: 'Products',
    },
  },
  facts: {
    limits: 'Limits',
    id: 'ID',
    name: 'Name',
    created: 'Created',
    verified: 'Address verified',
    no: 'No',
    signIn: 'Sign-in',
    password: 'password',
    noPassword: 'no password',
    secondFactor: 'second factor',
    noSecondFactor: 'no second factor',
    suspended: 'Suspended',
    credits: 'Credits left',
    subscription: 'Subscription',
    products: 'Products',
    access: 'Access',
    accessOf: (sessions: number, tokens: number, endpoints: number) =>
      [
        `${formatNumber(sessions)} ${plural(sessions, { one: 'session', other: 'sessions' })}`,
        `${formatNumber(tokens)} ${plural(tokens, { one: 'token', other: 'tokens' })}`,
        `${formatNumber(endpoints)} ${plural(endpoints, { one: 'webhook', other: 'webhooks' })}`,
      ].join(', '),
    teams: 'Teams',
    owner: '(owner)',
    member: '(member)',
    language: 'Language',
  },
  actions: {
    more: 'More',
    amount: 'How many',
    kind: 'Kind',
    view: {
      button: 'View As',
      title: 'See what they see?',
      body: 'For 30 minutes you see their pages as they do. You cannot change anything and no secret is shown. They find it in their security activity.',
      confirm: 'View As',
    },
    credits: {
      button: 'Give Credits',
      title: 'Give credits',
      body: 'They never expire, and show in the merchant’s history as a gift.',
      confirm: 'Give Credits',
    },
    limits: {
      button: 'Set limits',
      title: 'Set the limits of this account?',
      body: 'What is left empty counts as for all accounts. What has been ordered goes on.',
      confirm: 'Set Limits',
    },
    suspend: {
      button: 'Suspend',
      title: 'Suspend the account?',
      body: 'Nobody gets in any more, by password, session or token. What the account has, and what is under way, stays.',
      confirm: 'Suspend',
    },
    restore: {
      button: 'End suspension',
      title: 'End the suspension?',
      body: 'The merchant can sign in again, and tokens count again.',
      confirm: 'End Suspension',
    },
    verify: {
      button: 'Mark address as verified',
      title: 'Mark the address as verified?',
      body: 'Do this only if you know that the address is theirs.',
      confirm: 'Mark as Verified',
    },
    sign_out: {
      button: 'Sign out everywhere',
      title: 'Sign out everywhere?',
      body: 'All browsers have to sign in again. Tokens stay.',
      confirm: 'Sign Out',
    },
    second_factor: {
      button: 'Remove second factor',
      title: 'Remove the second factor?',
      body: 'From then on the password alone opens the account. Make sure that it is really they who ask; a mail tells them.',
      confirm: 'Remove',
    },
    delete: {
      button: 'Delete account',
      title: 'Delete the account?',
      body: 'Products, pictures, teams and credits go with it, and a subscription ends. This cannot be undone.',
      confirm: 'Delete Account',
    },
  },
}
