import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'

/** What the pages about affiliates say. */
export const AFFILIATES = {
  title: 'Affiliates',
  description: 'Who refers merchants, the newest first.',
  search: 'Code or address',
  states: { all: 'All', held: 'On hold' },
  code: 'Code',
  user: 'User',
  state: 'State',
  referred: 'Referred',
  referredOf: (registrations: number, paid: number) =>
    `${formatNumber(registrations)}, ${formatNumber(paid)} paid`,
  earnings: 'Earned',
  balance: 'Balance',
  since: 'Since',
  acts: 'Actions',
  active: 'Active',
  held: 'On hold',
  actions: {
    hold_payouts: {
      button: 'Hold',
      title: 'Hold the payouts back?',
      body: 'What they earn is booked as before, and they see that their payouts are on hold. What PayPal already has is not stopped.',
      confirm: 'Hold Payouts',
    },
    release_payouts: {
      button: 'Release',
      title: 'Let the payouts go on?',
      body: 'What is on the balance is paid with the next payouts.',
      confirm: 'Release Payouts',
    },
  },
  signals: {
    title: 'Signs of fraud',
    description: 'Something to look at before money is paid out. Each may have a good reason.',
    none: 'There is nothing to look at',
    noneHint: 'No affiliate stands out by cards, networks or refunds.',
    sign: 'Sign',
    users: 'Users',
    kinds: {
      same_card: 'Referred users share cards',
      own_card: 'Referred users pay with the affiliate’s card',
      same_network: 'Referred users registered from shared networks',
      own_network: 'Referred users registered from the affiliate’s network',
      instant_refunds: 'Referred users had all their money back within days',
    },
  },
}

/** What the page about payouts says. */
export const PAYOUTS = {
  title: 'Payouts',
  description: 'What affiliates are paid, the newest first.',
  search: 'Code or address of an affiliate',
  states: { all: 'All', pending: 'Open', failed: 'Failed' },
  payee: 'Affiliate',
  amount: 'Amount',
  status: 'State',
  statuses: { pending: 'Open', completed: 'Paid', failed: 'Failed' },
  to: 'To',
  batch: 'Batch',
  made: 'Made',
  off: 'Payouts are off: nobody is paid, and what is earned stays on the balances.',
  sandbox: 'PayPal is only played here: no money moves.',
  stuck: {
    title: 'Look these up at PayPal',
    batch: 'Batch',
    problem: 'Problem',
    open: 'Open',
    silent: (days: number) =>
      `PayPal has not said for ${formatNumber(days)} days how all of its payouts ended.`,
    payouts: (count: number) =>
      `${formatNumber(count)} ${plural(count, { one: 'payout', other: 'payouts' })}`,
    stillSent: 'Is still sent',
    acts: 'Actions',
  },
  settle: {
    button: 'Settle',
    title: 'Write down what you found at PayPal?',
    body: 'What was paid counts as arrived. What was not goes back to the balances, and the affiliates are told. This cannot be undone.',
    confirm: 'Settle',
    finding: 'You found that they were',
    findings: { paid: 'paid', unpaid: 'not paid' },
    payout: 'Only the payout with this ID',
    payoutHint: 'PayPal calls it sender_item_id. Leave it empty for all that are open.',
  },
}
