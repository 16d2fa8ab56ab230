/** What the mailbox page says. */
export const MAILBOX_MESSAGES = {
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

/** What the page says at which reminders end. */
export const REMINDER_MESSAGES = {
  title: 'Reminders by mail',
  about: 'Credits that run low or are about to expire.',
  choose: 'Choose whether they come',
  intro: (email: string) =>
    `We write to ${email} when image credits run low and when credits are about to expire.`,
  others: 'Mails about your account, its security and payments come in any case.',
  end: 'Send me no more reminders',
  ended: 'You get no more reminders.',
  begin: 'Send me reminders again',
}
