/** What the mailbox page says. */
export const MAILBOX_TEXTS = {
  title: 'Mailbox',
  description:
    'Mail that this installation would have sent. No mail server is set up, so it is kept here and shown on this machine only.',
  onlyHere: 'The mailbox is shown on the machine itself only. Set MAIL_DRIVER to have mail sent.',
  empty: 'No mail yet',
  emptyHint: 'Ask for a new password or invite somebody to a team, and the message appears here.',
  list: 'Messages',
  to: 'To {recipient}',
  choose: 'Choose a message to read it.',
  back: 'All messages',
}
