/** What goes past the rule of tables (docs/architecture.md), and why it stays. */
export interface Exception {
  /** A file, or a folder that ends in a slash. */
  place: string
  /** Tables that it writes, and reads as well. */
  writes?: string[]
  /** Tables that it reads. */
  reads?: string[]
  reason: string
}

/** Nothing is added here: ask the owner, or give the statement your part. What is not used any more has to go. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    place: 'app/core/database/row_locks.ts',
    reads: ['generations', 'products', 'teams', 'users'],
    reason:
      'The order in which all lock rows is one list, or two would wait for each other (decision 0008).',
  },
  {
    place: 'app/core/database/find_model.ts',
    reads: ['generations', 'media', 'products', 'teams', 'users'],
    reason: 'Finds a row of whichever model it is given; who imports the model is looked at.',
  },
  {
    place: 'app/operator/samples/',
    writes: ['generated_images', 'generations', 'products', 'training_files', 'trainings', 'users'],
    reason:
      'Samples are there as if they had been made: rows of a past that no action of a feature makes, and that nobody pays for.',
  },
  {
    place: 'sandboxes/paypal/forget_payee.ts',
    reads: ['affiliates', 'payouts'],
    reason:
      'It plays a provider, who knows no accounts: whose payouts it saw stands with the application alone.',
  },
  {
    place: 'sandboxes/stripe/actions/forget_payers.ts',
    reads: ['former_customers'],
    reason: 'The same: whose account is gone, and since when, stands with the application alone.',
  },
]
