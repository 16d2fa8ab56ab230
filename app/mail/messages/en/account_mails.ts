/** What the mails say of a changed address and of a claimed account. */
export const ACCOUNT_MAIL_MESSAGES = {
  confirmNewEmail: {
    subject: 'Confirm your new e-mail address',
    heading: 'Confirm your new e-mail address',
    body: 'Please confirm that this address is to be that of your account. Until then the old one stays.',
    action: 'Confirm Email Address',
    note: 'The link works for {hours} hours, in the browser in which you are signed in. If you did not ask for it, nothing needs to be done.',
  },
  emailChangeRequested: {
    subject: 'Your e-mail is to be changed',
    heading: 'Your e-mail is to be changed',
    body: 'On {at} somebody, probably you, asked to change the e-mail address of your account to {newEmail}. It changes once the link that we sent there is opened.',
    note: 'If this was not you, write to the operator of this installation at once.',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    heading: 'Your e-mail address was changed',
    body: 'The e-mail address of your account was changed to {newEmail} on {at}. Messages go there from now on.',
    note: 'If this was not you, write to the operator of this installation at once.',
  },
  undoEmailChange: {
    action: 'This was not me: undo it',
    undo: 'If it was you, nothing needs to be done. If not, undo it within {days} days: everybody is logged out of your account, and you get a link to set a new password.',
  },
  accountClaimed: {
    subject: 'Your account is yours alone',
    heading: 'Your account is yours alone',
    body: 'On {at} you have shown that the address of your account is yours, which whoever registered it never did. What had been set up until then was removed, since it may have been somebody else: the password, sessions, two factor authentication, connected accounts, API tokens, webhooks, an own provider key, the payout address, and members and invitations of your teams.',
    action: 'Open your profile',
    note: 'If it was you who set them up, set them up again. Products, pictures and credits are where they were.',
  },
}
