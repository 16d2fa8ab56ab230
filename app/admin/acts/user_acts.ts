/** What can be done to an account on its page. */
export const USER_ACTS = [
  'credits',
  'suspend',
  'restore',
  'verify',
  'sign_out',
  'second_factor',
  'delete',
] as const
export type UserAct = (typeof USER_ACTS)[number]
