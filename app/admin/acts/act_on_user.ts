import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clearTwoFactor } from '#app/accounts/actions/clear_two_factor'
import { endSessions } from '#app/accounts/actions/end_sessions'
import { setLimits } from '#app/accounts/actions/set_limits'
import { restoreUser, suspendUser } from '#app/accounts/actions/suspend_user'
import { verifyEmailIn } from '#app/accounts/actions/verify_email'
import User from '#app/accounts/models/user'
import { isOperator } from '#app/accounts/operators/operators'
import type { UserLimits } from '#app/accounts/user_limits'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { lockRows } from '#app/core/database/row_locks'
import { notFound } from '#app/core/errors/errors'
import { FormError } from '#app/core/errors/form_error'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import type { CreditKind } from '#config/credits'
import { ADMIN_ERRORS } from '../messages/en/errors.js'
import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import type { UserAct } from './user_acts.js'

export interface ActOnUserInput {
  userId: number
  act: UserAct
  reason: string
  /** Of `credits` alone. */
  kind?: CreditKind
  amount?: number
  /** Of `limits` alone. */
  limits?: UserLimits
  client: ClientInfo
}

/** What could lock another operator out, or let somebody in as one; the console alone does these. */
const NOT_TO_OPERATORS: readonly UserAct[] = ['suspend', 'second_factor', 'delete', 'sign_out']

/**
 * Does something to an account and writes it down, in one transaction.
 * @throws AppError 404 without such an account
 * @throws FormError under `reason` for what is not done to operators
 */
export async function actOnUser(actor: Actor, input: ActOnUserInput): Promise<void> {
  const { userId, act } = input
  if (act === 'delete') {
    const record = (trx: TransactionClientContract) => writeDown(trx, actor, input)
    return deleteAccount({ userId, deleteTeams: true, record })
  }
  await db.transaction(async (trx) => {
    const [user] = await lockRows(trx, 'users', [userId], 'no key update')
    if (!user) throw notFound()
    await writeDown(trx, actor, input)
    await carryOut(trx, { ...input, act })
  })
}

/** Under the lock of the account, which nobody makes an operator's meanwhile. */
async function writeDown(trx: TransactionClientContract, actor: Actor, input: ActOnUserInput) {
  const { userId, act, reason } = input
  if (NOT_TO_OPERATORS.includes(act) && (await isOperator(trx, userId))) {
    throw new FormError({ reason: ADMIN_ERRORS.ofOperator })
  }
  const target = { kind: 'user', id: userId } as const
  await recordAct(trx, actor, { act, target, details: detailsOf(input), reason })
}

function detailsOf({ act, kind, amount, limits }: ActOnUserInput): Record<string, string | number> {
  if (act === 'credits') return { kind: kind!, amount: amount! }
  if (act !== 'limits') return {}
  return Object.fromEntries(
    Object.entries(limits!).map(([name, limit]) => [name, limit ?? 'default'])
  )
}

async function carryOut(
  trx: TransactionClientContract,
  input: ActOnUserInput & { act: Exclude<UserAct, 'delete'> }
): Promise<void> {
  const { userId, act, client } = input
  switch (act) {
    case 'credits': {
      const gift = { userId, kind: input.kind!, amount: input.amount! }
      await grantCredits(trx, { ...gift, source: 'operator', sourceKey: randomUUID() })
      return
    }
    case 'limits':
      return setLimits(trx, { userId, limits: input.limits!, reason: input.reason })
    case 'suspend':
      await suspendUser(trx, userId)
      return
    case 'restore':
      await restoreUser(trx, userId)
      return
    case 'verify':
      return verifyEmailIn(trx, await User.findOrFail(userId, { client: trx }), client)
    case 'sign_out':
      await endSessions(trx, userId)
      return
    case 'second_factor':
      return clearTwoFactor(trx, await User.findOrFail(userId, { client: trx }), client)
  }
}
