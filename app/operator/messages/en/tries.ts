/** What comes of trying what an operator enters at /admin/setup. What somebody else says stands in it as it was said. */
export const TRY_MESSAGES = {
  noAnswer: 'It could not be tried: there was no answer within a minute.',
  noStart: (why: string) => `Vitrine does not start with this: ${why}`,
  address: {
    opened: (url: string) => `This page was opened at ${url}.`,
    leads: (url: string) => `${url} leads to Vitrine.`,
    answers: (status: number) => `it answers ${status}`,
    silent: 'it does not answer',
    elsewhere: (url: string, why: string) =>
      `${url} does not lead here as seen from this machine: ${why}. See to its DNS and proxy, or open this page at that address.`,
  },
  mail: {
    well: (email: string) => `A test mail to ${email} was taken.`,
    said: (answer: string) => `The server said: ${answer}`,
    wrong: (why: string) => `The mail server does not take us: ${why} See to SMTP_URL.`,
    refused: (why: string) => `The test mail was not taken: ${why}`,
  },
  storage: {
    well: 'A file was written, read and removed.',
    wrong: (why: string) =>
      `The bucket cannot be used: ${why} See to S3_ENDPOINT, S3_REGION, S3_BUCKET and the keys.`,
    empty:
      'S3_BUCKET takes files, but has none of the pictures that are there already: copy the folder media of DATA_DIR into it first, and try again.',
  },
  payments: {
    off: 'No money is taken.',
    well: 'Stripe takes the key, and has what is sold.',
    wrong: (why: string) => `Stripe refuses: ${why} See to STRIPE_SECRET_KEY.`,
    noSecret:
      'STRIPE_WEBHOOK_SECRET is needed: the endpoint is there already, and Stripe shows its signing secret at dashboard.stripe.com/webhooks.',
  },
  payouts: {
    off: 'Nobody is paid.',
    well: 'PayPal takes the keys.',
    wrong: (why: string) =>
      `PayPal refuses: ${why} See to PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.`,
  },
  engine: {
    well: 'The engine answers, and takes the key.',
    wrong: (why: string) => `The engine cannot be used: ${why}`,
  },
  backup: {
    well: (place: string) => `Checkpoints can be kept in ${place}.`,
    hours: 'BACKUP_EVERY_HOURS is the hours from one checkpoint to the next: 24, say.',
    wrong: (why: string) => `Nothing can be kept in BACKUP_TO: ${why}`,
  },
}
