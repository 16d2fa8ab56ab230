/** What the pages say about accounts elsewhere. */
export const SOCIAL_PAGE_MESSAGES = {
  logInWith: (provider: string) => `Log in with ${provider}`,
  signUpWith: (provider: string) => `Sign up with ${provider}`,
  signUpPrompt: 'Sign up with',
  or: 'or',
  agree: 'By going on with one of these you agree to the',
  prompt: {
    title: (provider: string) => `Connect ${provider}`,
    heading: (provider: string) => `Confirm connection of your ${provider} account.`,
    body: (provider: string) =>
      `Afterwards you can log in to Vitrine with this ${provider} account.`,
    unknown: 'If you did not start this, choose Deny.',
    confirm: 'Confirm',
    deny: 'Deny',
  },
  signUp: {
    title: 'Your email address',
    heading: 'What is your email address?',
    body: (provider: string) =>
      `${provider} gave us no verified address. We will send you a link; open it to finish.`,
    email: 'Email',
    submit: 'Send link',
    resend: 'Send again',
    sent: (email: string) => `We sent a link to ${email}. Open it in this browser within an hour.`,
    cancel: 'Back to log in',
  },
  section: {
    title: 'Connected Accounts',
    description:
      'Log in to Vitrine with your accounts elsewhere, and disconnect those you no longer use.',
    connected: 'Connected',
    notConnected: 'Not connected',
    connect: 'Connect',
    connectLabel: (provider: string) => `Connect ${provider}`,
    remove: 'Remove',
    removeLabel: (provider: string) => `Remove ${provider}`,
    photo: 'Use photo',
    photoLabel: (provider: string) => `Use photo of ${provider} as profile photo`,
    only: 'This is your only way to log in. Set a password before you remove it.',
    dialogTitle: (provider: string) => `Remove ${provider}`,
    dialogBody: (provider: string) =>
      `You will no longer be able to log in with this ${provider} account. You can connect it again at any time.`,
    dialogConfirm: 'Remove account',
  },
}
