import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { grantCredits } from '#app/billing/ledger/grant_credits'
import Team from '#app/teams/models/team'
import { type CreditKind, WELCOME_GRANT } from '#config/credits'
import User from '../models/user.js'

export interface RegisterUserInput {
  name: string
  /** In lower case. */
  email: string
  /** Plain text; stored hashed. */
  password: string
}

/** Makes the account with its personal team and the welcome credits, all or nothing. */
export function registerUser(input: RegisterUserInput): Promise<User> {
  return db.transaction((trx) => createAccount(trx, input))
}

/** The same in the caller's transaction. */
export async function createAccount(
  trx: TransactionClientContract,
  { name, email, password }: RegisterUserInput
): Promise<User> {
  const user = await User.create(
    { name, email, password: await hash.make(password) },
    { client: trx }
  )
  const team = await Team.create(
    { userId: user.id, name: `${name.split(' ')[0]}'s Team`, personalTeam: true },
    { client: trx }
  )
  await user.merge({ currentTeamId: team.id }).save()
  for (const [kind, amount] of Object.entries(WELCOME_GRANT)) {
    await grantCredits(trx, {
      userId: user.id,
      kind: kind as CreditKind,
      amount,
      source: 'welcome',
      sourceKey: '1',
    })
  }
  return user
}
