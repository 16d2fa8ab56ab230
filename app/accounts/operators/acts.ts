/** What operators do, as it is kept. */
export const OPERATOR_ACTS = [
  'add_operator',
  'remove_operator',
  'credits',
  'suspend',
  'restore',
  'verify',
  'sign_out',
  'second_factor',
  'delete',
  'view',
  'cancel',
  'refund',
  'hold_payouts',
  'release_payouts',
  'settle_payouts',
  'retry_webhook',
  'disable_webhook',
  'see_errors',
] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]
