/** What the pages of settings say to operators. */
export const SETTINGS_MESSAGES = {
  title: 'Settings',
  description: 'What can be switched while Vitrine runs. It counts at once, in all processes.',
  on: 'On',
  off: 'Off',
  forcedBy: (variable: string) => `Off by ${variable} in the environment`,
  whenOff: (body: string) => `When off: ${body}`,
  worksAgain: 'It works again at once, as it did before.',
  switchOff: 'Switch Off',
  switchOn: 'Switch On',
  askOff: (label: string) => `Switch off: ${label}?`,
  askOn: (label: string) => `Switch on: ${label}?`,
  features: {
    registration: {
      label: 'Registration',
      body: 'Nobody new can register, by form or by another account. Who has an account is not affected; operators are still made at the console.',
    },
    social: {
      label: 'Sign-in with other accounts',
      body: 'Its buttons and links are gone. Who has no password can set one by “Forgot your password?”.',
    },
    teams: {
      label: 'Teams',
      body: 'Pages of teams and invitations are gone. What teams have stays, and their members can still work.',
    },
    apiTokens: {
      label: 'API tokens and webhooks',
      body: 'Tokens open nothing, and merchants’ servers are told nothing new. Both work again once this is on.',
    },
    affiliates: {
      label: 'Affiliate program',
      body: 'Nothing new is counted or earned, and no new payouts are made. What is under way ends as it would.',
    },
    ownKeys: {
      label: 'Merchants’ own keys',
      body: 'New work takes credits, also of merchants who have entered a key.',
    },
  },
  installation: {
    title: 'Installation',
    description: 'What is set and who can be reached.',
    wrong: 'To be mended',
    told: 'Good to know',
    well: 'In order',
    none: { wrong: 'Nothing is wrong.', told: 'Nothing.', well: 'Nothing yet.' },
    looking: 'Asking all services',
    again: 'Look Again',
  },
}
