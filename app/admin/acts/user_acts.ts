/** What can be done to an account on its page. */
export const USER_ACTS = [
  'credits',
  'limits',
  'suspend',
  'restore',
  'verify',
  'sign_out',
  'second_factor',
  'delete',
] as const
export type UserAct = (typeof USER_ACTS)[number]

/** Those that are chosen from a menu. */
export type FurtherAct = Exclude<UserAct, 'credits'>

/** What an operator is asked about first. */
export type AskedAct = UserAct | 'view'

/** What takes something away from a merchant. */
export const DANGEROUS_ACTS: readonly UserAct[] = ['suspend', 'second_factor', 'delete']
