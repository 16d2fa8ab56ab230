/** What the page says that tells how everything stands. */
export const STATUS_MESSAGES = {
  title: 'Status',
  description: 'What of Vitrine works right now, what is slow, and what does not work.',
  /** By the worst that there is. */
  headings: {
    works: 'Everything works',
    slow: 'Some things are slow right now',
    down: 'Some things do not work right now',
  },
  states: { works: 'Works', slow: 'Slow', down: 'Does not work' },
  /** @param time a day and a time with its zone; @param ago how long that is ago */
  since: (time: string, ago: string) => `since ${time} (${ago})`,
  /** When an announcement stands there; `until` null: until it is ended. */
  announced: (from: string, until: string | null) =>
    until === null ? `since ${from}` : `from ${from} to ${until}`,
  at: (time: string) => `As of ${time}. Reload the page to see how it goes on.`,
  reassurance:
    'Nothing you saved is lost. What you have ordered is made as soon as it can be, and credits of what cannot be made come back.',
  services: {
    pages: {
      name: 'Pages',
      works: 'Signing in, and looking at products and results.',
      slow: 'Pages take longer to open than usual.',
      down: 'Most pages cannot be opened.',
    },
    uploads: {
      name: 'Uploads',
      works: 'Photos, pictures and lists that you upload.',
      slow: 'Uploads take longer than usual.',
      down: 'Nothing can be uploaded.',
    },
    pictures: {
      name: 'Pictures',
      works: 'New pictures, backgrounds, edits and enlargements.',
      slow: 'Pictures wait longer than usual before they are made.',
      down: 'Pictures are not made. They wait, or they fail and their credits come back.',
    },
    films: {
      name: 'Videos',
      works: 'Videos and reels.',
      slow: 'Videos wait longer than usual before they are made.',
      down: 'Videos are not made. They wait, or they fail and their credits come back.',
    },
    training: {
      name: 'Training',
      works: 'Recognizing products in photos, and training them.',
      slow: 'Training waits longer than usual before it begins.',
      down: 'Products are not trained. They wait, or training fails and its credits come back.',
    },
    mails: {
      name: 'Mails',
      works: 'Links for signing in, invitations and notices.',
      slow: 'Mails arrive later than usual.',
      down: 'Mails are not sent at the moment. They are sent later.',
    },
    payments: {
      name: 'Payments',
      works: 'Subscriptions, credit packs and invoices.',
      slow: 'What you have paid for shows later than usual.',
      down: 'What you have paid for does not show yet. It will: please do not pay twice.',
    },
    webhooks: {
      name: 'Webhooks',
      works: 'What your own servers are told.',
      slow: 'Events arrive later than usual.',
      down: 'Events are not sent at the moment. They are sent later.',
    },
  },
}
