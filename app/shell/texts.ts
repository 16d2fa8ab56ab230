/** What the shell says around every page. */
export const SHELL_TEXTS = {
  skip: 'Skip to content',
  navigation: {
    create: 'Create Product',
    products: 'My Products',
    generate: 'Generate',
  },
  account: {
    label: 'Account',
    menu: 'Account menu',
    profile: 'Profile',
    billing: 'Billing',
    affiliate: 'Affiliate Program',
    logOut: 'Log Out',
  },
  team: {
    manage: 'Manage Team',
    settings: 'Team Settings',
    create: 'Create New Team',
    switch: 'Switch Teams',
  },
  promo: {
    text: 'Get 50% off for 1 month with code 50OFF.',
    action: 'Upgrade for $14.5/mo',
  },
  menu: { open: 'Open menu', close: 'Close menu' },
  credits: 'Credits',
  guest: { logIn: 'Log in', register: 'Create an account', open: 'Open Vitrine' },
}
