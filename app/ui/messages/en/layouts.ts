/** What the shell says around every page. */
export const SHELL_MESSAGES = {
  skip: 'Skip to content',
  navigation: {
    label: 'Main',
    create: 'Create Product',
    products: 'My Products',
    generate: 'Generate',
    editor: 'AI Editor',
    batches: 'Batches',
  },
  account: {
    label: 'Account',
    menu: 'Account menu',
    profile: 'Profile',
    billing: 'Billing',
    affiliate: 'Affiliate Program',
    admin: 'Operator',
    logOut: 'Log Out',
  },
  team: {
    manage: 'Manage Team',
    settings: 'Team Settings',
    create: 'Create New Team',
    switch: 'Switch Teams',
  },
  promo: {
    label: 'Offer',
    text: 'Get 50% off for 1 month with code 50OFF.',
    action: 'Upgrade for $14.5/mo',
    code: '50OFF',
    /** For those whose first month is over. */
    again: { text: '100 pictures and 2 videos every month.', action: 'Upgrade for $29/mo' },
  },
  dunning: {
    payment_failed: {
      text: 'Your last payment did not go through.',
      action: 'Update payment method',
    },
    action_required: {
      text: 'Your bank wants you to confirm a payment.',
      action: 'Confirm payment',
    },
  },
  subscribe: 'Subscribe',
  topUp: 'Top Up',
  topUpCredits: 'Top Up Credits',
  menu: { open: 'Open menu', close: 'Close menu' },
  credits: 'Credits',
  guest: { logIn: 'Log in', register: 'Create an account', open: 'Open Vitrine' },
}
