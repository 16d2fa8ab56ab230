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
  'switch_on',
  'switch_off',
  'announce',
  'change_announcement',
  'end_announcement',
] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]
