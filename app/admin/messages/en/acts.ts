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
  switch_on: 'Switched a feature on',
  switch_off: 'Switched a feature off',
  announce: 'Made an announcement',
  change_announcement: 'Changed an announcement',
  end_announcement: 'Ended an announcement',
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
  switch_on: 'It is on.',
  switch_off: 'It is off.',
  announce: 'The announcement is made.',
  change_announcement: 'The announcement is changed.',
  end_announcement: 'The announcement has ended.',
}
