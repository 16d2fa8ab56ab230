import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { grantCredits } from '#app/billing/ledger/grant_credits'
import Team from '#app/teams/models/team'
import { type CreditKind, WELCOME_GRANT } from '#config/credits'
import User from '../models/user.js'

interface CreateAccountInput {
  name: string
  /** In lower case. */
  email: string
  /** Plain text, stored hashed; null for somebody who signs in elsewhere. */
  password: string | null
  /** When somebody whom we trust has proven the address; by default it is to be proven. */
  emailVerifiedAt?: DateTime | null
}

export interface RegisterUserInput extends CreateAccountInput {
  password: string
}

/** Makes the account with its personal team and the welcome credits, all or nothing. */
export function registerUser(input: RegisterUserInput): Promise<User> {
  return db.transaction((trx) => createAccount(trx, input))
}

/** The same in the caller's transaction. */
export async function createAccount(
  trx: TransactionClientContract,
  { name, email, password, emailVerifiedAt = null }: CreateAccountInput
): Promise<User> {
  const hashed = password === null ? null : await hash.make(password)
  const user = await User.create(
    { name, email, password: hashed, emailVerifiedAt },
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
