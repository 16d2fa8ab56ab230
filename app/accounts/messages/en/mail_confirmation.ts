/** How those confirm who they are whose account has no password. */
export const MAIL_CONFIRMATION_MESSAGES = {
  title: 'Confirm by Mail',
  text: 'Without a password you can have a link sent to your email address. Open it in this browser: for 15 minutes you can then turn two factor authentication on or off, log out other browsers, delete your account, and change all else that is protected.',
  dialog:
    'Your account has no password. We send a link to your email address: open it in this browser, and this goes on by itself.',
  send: 'Send Link',
  again: 'Send Again',
  sent: 'The link is on its way. Open it in this browser, within 15 minutes.',
}
