/** What operators do, as it is kept. */
export const OPERATOR_ACTS = [
  'add_operator',
  'remove_operator',
  'credits',
  'limits',
  'suspend',
  'restore',
  'verify',
  'sign_out',
  'second_factor',
  'delete',
  'view',
  'cancel',
  'refund',
  'repeat',
  'hold_payouts',
  'release_payouts',
  'settle_payouts',
  'retry_webhook',
  'disable_webhook',
  'see_errors',
  'retry_job',
  'delete_job',
  'pause_queue',
  'resume_queue',
  'test_mail',
  'send_mails',
  'switch_on',
  'switch_off',
  'announce',
  'change_announcement',
  'end_announcement',
  'keep_settings',
  'forget_settings',
  'restart',
] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

/** What they are done to, with its id. */
export type ActTarget =
  | 'user'
  | 'work'
  | 'announcement'
  | 'payout_batch'
  | 'queue'
  | 'error'
  | 'mail'
