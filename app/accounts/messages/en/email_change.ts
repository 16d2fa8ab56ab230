/** What the server says of a change of one's e-mail address. */
export const EMAIL_CHANGE_BANNERS = {
  changed: 'Your email address has been changed.',
  taken: 'Somebody else uses this email address by now. Yours was not changed: choose another one.',
  gone: 'This link does not work any more.',
  oldTaken:
    'Somebody else uses this email address by now. Write to the operator of this installation.',
}

/** What the screens say of it. */
export const EMAIL_CHANGE_MESSAGES = {
  pending: (email: string) =>
    `We have sent a link to ${email}. Your email address changes once you open it in this browser; until then nothing is different.`,
  resend: 'Send Again',
  resent: (email: string) => `The link has been sent to ${email} again.`,
  cancel: 'Cancel',
  undo: {
    title: 'Undo the Change',
    heading: 'Keep your email address?',
    intro: (oldEmail: string, newEmail: string) =>
      `The email address of your account was to be changed from ${oldEmail} to ${newEmail}.`,
    effect:
      'If that was not you, undo it here. Everybody is then logged out of your account, its password opens nothing any more, and what was added to it since the day before is removed. We send you a link to set a new password.',
    submit: 'Undo the Change',
    undone: (oldEmail: string) =>
      `The change was undone: your account was given back to ${oldEmail}, and a link to set a new password was sent there.`,
    over: 'This change can no longer be undone. If somebody took your account, write to the operator of this installation.',
    logIn: 'Log in',
  },
}
