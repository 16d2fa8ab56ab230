/** What the mailbox page says. */
export const MAILBOX_TEXTS = {
  title: 'Mailbox',
  description:
    'Mail that this installation would have sent. No mail server is set up, so it is kept here, for whoever has the link that was printed at the start.',
  needsKey:
    'The mailbox opens by the link that Vitrine prints when it starts. Copy that link from its output, or set MAIL_DRIVER to have mail sent.',
  empty: 'No mail yet',
  emptyHint: 'Ask for a new password or invite somebody to a team, and the message appears here.',
  list: 'Messages',
  to: 'To {recipient}',
  choose: 'Choose a message to read it.',
  back: 'All messages',
}
