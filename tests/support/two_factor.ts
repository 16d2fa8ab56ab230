import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { sql } from '#app/core/database/sql'
import { Authenticator } from './authenticator.js'
import { confirmPassword } from './confirmed_session.js'
import { PASSWORD } from './merchant.js'
import { signIn } from './sign_in.js'
import { Visitor } from './visitor.js'

/** Begins a setup; the password is confirmed along the way. */
export async function beginTwoFactor(visitor: Visitor): Promise<Authenticator> {
  await confirmPassword(visitor)
  const { status } = await visitor.post('/user/two-factor-authentication')
  if (status !== 200) throw new Error(`Enabling answered ${status}`)
  const { url } = await (await visitor.get('/user/two-factor-qr-code')).json()
  return new Authenticator(url)
}

/** Turns two-factor authentication on. The current code is used up: sign in with `code(1)`. */
export async function turnOnTwoFactor(visitor: Visitor): Promise<Authenticator> {
  const authenticator = await beginTwoFactor(visitor)
  const code = authenticator.code()
  const { status } = await visitor.post('/user/confirmed-two-factor-authentication', { code })
  if (status !== 200) throw new Error(`Confirming answered ${status}`)
  return authenticator
}

/** A merchant whose sign-ins need a code. */
export async function protectedMerchant() {
  const owner = await signIn()
  return { owner, user: owner.user, authenticator: await turnOnTwoFactor(owner) }
}

/** Somebody who gave the right password and owes a code. */
export async function challenged(user: User, remember?: string): Promise<Visitor> {
  const visitor = new Visitor()
  const response = await visitor.post('/login', { email: user.email, password: PASSWORD, remember })
  if (!(await response.json()).two_factor) throw new Error('No challenge')
  return visitor
}

export const codesOf = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get('/user/two-factor-recovery-codes')).json()

export async function eventsOf(user: User): Promise<string[]> {
  const rows = await sql<{ kind: string }>(
    db.connection(),
    'select kind from security_events where user_id = ? order by id',
    [user.id]
  )
  return rows.map(({ kind }) => kind).filter((kind) => /two_factor|recovery/.test(kind))
}
