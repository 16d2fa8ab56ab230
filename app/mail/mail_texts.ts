const NOT_YOU =
  'If this was not you, change your password and log out other browser sessions at once.'

/** What the mails say. */
export const MAIL_TEXTS = {
  hello: 'Hello {name},',
  footer: 'Sent by Vitrine, {url}',
  linkHint: 'If a button does not work, copy its address into your browser:',
  verifyEmail: {
    subject: 'Verify your email address',
    heading: 'Verify your email address',
    body: 'Please confirm that this address is yours.',
    action: 'Verify Email Address',
    note: 'The link works for 60 minutes. If you did not create an account, nothing needs to be done.',
  },
  resetPassword: {
    subject: 'Reset your password',
    heading: 'Reset your password',
    body: 'Somebody, probably you, asked for a new password for your account.',
    action: 'Reset Password',
    expiry: 'The link works once, within {minutes} minutes.',
    note: 'If you did not ask for it, nothing needs to be done: your password stays as it is.',
  },
  teamInvitation: {
    subject: 'Team Invitation',
    heading: 'Team Invitation',
    body: 'You have been invited to join the {team} team!',
    from: 'The invitation comes from {inviter}.',
    register:
      'If you do not have an account, create one with this e-mail address first, then accept the invitation. If you already have one, accept it right away.',
    create: 'Create Account',
    accept: 'Accept Invitation',
    note: 'If you did not expect this invitation, you may ignore it.',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    heading: 'New sign-in to your account',
    body: 'Your account was used to sign in from a device that we had not seen before: {device}, address {ipAddress}, on {at}.',
    action: 'Review your sessions',
    note: NOT_YOU,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    body: 'The password of your account was changed on {at}. Other devices were signed out.',
    action: 'This was not me: reset my password',
    note: 'If it was you, nothing needs to be done.',
  },
  twoFactorOn: {
    subject: 'Two factor authentication is on',
    heading: 'Two factor authentication is on',
    body: 'Since {at} a code from your authenticator is asked for when you sign in. Keep your recovery codes in a safe place.',
    action: 'Open your profile',
    note: NOT_YOU,
  },
  twoFactorOff: {
    subject: 'Two factor authentication is off',
    heading: 'Two factor authentication is off',
    body: 'Since {at} your account is protected by its password alone.',
    action: 'Open your profile',
    note: NOT_YOU,
  },
  accountConnected: {
    subject: 'An account was connected with yours',
    heading: 'An account was connected with yours',
    body: 'Since {at} an account at {provider} can be used to sign in to your account.',
    action: 'Review your connected accounts',
    note: NOT_YOU,
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    heading: 'Your e-mail address was changed',
    body: 'The e-mail address of your account was changed to {newEmail} on {at}. Messages go there from now on.',
    note: 'If this was not you, write to the operator of this installation at once.',
  },
  dataReady: {
    subject: 'Your data is ready to download',
    heading: 'Your data is ready to download',
    body: 'The copy of your data that you asked for is ready.',
    action: 'Download my data',
    note: 'It can be downloaded for {hours} hours, while you are signed in.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    body: 'Your account and what belonged to it were deleted, as you asked. This is the last message to this address.',
    note: 'If this was not you, write to the operator of this installation.',
  },
} as const
