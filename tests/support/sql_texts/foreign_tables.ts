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

/** Nothing is added here without a reason that the owner of the table agrees with; what is not used any more has to go. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    place: 'app/core/database/find_model.ts',
    reads: ['generations', 'media', 'products', 'teams', 'users'],
    reason: 'to be turned',
  },
  {
    place: 'app/core/database/row_locks.ts',
    reads: ['generations', 'products', 'teams', 'users'],
    reason: 'to be turned',
  },
  {
    place: 'app/credits/actions/notify_of_expiring_credits.ts',
    reads: ['users'],
    reason: 'to be turned',
  },
  {
    place: 'app/credits/actions/notify_of_low_credits.ts',
    reads: ['users'],
    reason: 'to be turned',
  },
  { place: 'app/credits/actions/return_credits.ts', reads: ['payments'], reason: 'to be turned' },
  {
    place: 'app/credits/queries/list_entries.ts',
    reads: ['generations', 'products'],
    reason: 'to be turned',
  },
  {
    place: 'app/engines/own_key/forget_removed_keys.ts',
    reads: ['generations'],
    reason: 'to be turned',
  },
  {
    place: 'app/engines/remote/queue/cancel_orphans.ts',
    reads: ['generations'],
    reason: 'to be turned',
  },
  {
    place: 'app/engines/remote/queue/remote_requests.ts',
    reads: ['generations'],
    reason: 'to be turned',
  },
  { place: 'app/mail/actions/queue_mail.ts', reads: ['users'], reason: 'to be turned' },
  {
    place: 'app/media/queries/find_visible_media.ts',
    reads: ['generated_images', 'product_photos', 'products', 'team_members', 'teams', 'users'],
    reason: 'to be turned',
  },
  {
    place: 'app/operator/samples/seed_product.ts',
    writes: ['generated_images', 'generations', 'products', 'training_files', 'trainings'],
    reason: 'to be turned',
  },
  {
    place: 'app/operator/samples/seed_public_samples.ts',
    writes: ['users'],
    reason: 'to be turned',
  },
  { place: 'app/pictures/queries/has_kept_results.ts', reads: ['videos'], reason: 'to be turned' },
  {
    place: 'app/products/queries/count_product_contents.ts',
    reads: ['generated_images', 'videos'],
    reason: 'to be turned',
  },
  {
    place: 'app/products/queries/list_products.ts',
    reads: ['generated_images'],
    reason: 'to be turned',
  },
  {
    place: 'app/provenance/find_sources.ts',
    reads: ['generated_images', 'videos'],
    reason: 'to be turned',
  },
  {
    place: 'app/work/queries/list_work.ts',
    reads: ['generated_images', 'product_photos', 'products', 'videos'],
    reason: 'to be turned',
  },
  {
    place: 'sandboxes/paypal/forget_payee.ts',
    reads: ['affiliates', 'payouts'],
    reason: 'to be turned',
  },
  {
    place: 'sandboxes/stripe/actions/forget_payers.ts',
    reads: ['former_customers'],
    reason: 'to be turned',
  },
]
