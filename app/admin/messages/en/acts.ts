import type { OperatorAct } from '#app/accounts/operators/acts'

/** What operators did. */
export const ACTS = {
  add_operator: 'Gave the operator’s role',
  remove_operator: 'Took the operator’s role away',
  credits: 'Gave credits',
  suspend: 'Suspended the account',
  restore: 'Ended the suspension',
  verify: 'Marked the address as verified',
  sign_out: 'Signed out everywhere',
  second_factor: 'Removed the second factor',
  delete: 'Deleted the account',
  view: 'Looked at the account',
  cancel: 'Cancelled work',
  refund: 'Gave credits of work back',
  hold_payouts: 'Held payouts back',
  release_payouts: 'Let payouts go on',
  settle_payouts: 'Settled payouts by hand',
  retry_webhook: 'Had waiting deliveries sent',
  disable_webhook: 'Switched a webhook off',
  see_errors: 'Marked errors as seen',
  retry_job: 'Had a job done once more',
  delete_job: 'Removed a job',
  test_mail: 'Sent a test mail',
} satisfies Record<OperatorAct, string>

/** What is said once it is done. */
export const ACT_BANNERS = {
  credits: 'The credits were given.',
  suspend: 'The account is suspended.',
  restore: 'The suspension has ended.',
  verify: 'The address counts as verified.',
  sign_out: 'The account is signed out everywhere.',
  second_factor: 'The second factor was removed.',
  delete: 'The account was deleted.',
  cancel: 'The work is being cancelled.',
  refund: 'The credits went back.',
  hold_payouts: 'Payouts to this affiliate are on hold.',
  release_payouts: 'Payouts to this affiliate go on.',
  settle_payouts: 'The payouts were settled.',
  retry_webhook: 'What waits is sent now.',
  disable_webhook: 'The endpoint is off, and its owner is told.',
  see_errors: 'Marked as seen.',
  retry_job: 'The job is done once more.',
  delete_job: 'The job was removed.',
  test_mail: 'A test mail to your address is on its way.',
}
