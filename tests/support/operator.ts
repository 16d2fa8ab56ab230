import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { makeOperator } from '#app/accounts/operators/make_operator'
import { sql } from '#app/core/database/sql'
import { signInConfirmed } from './confirmed_session.js'
import type { Visitor } from './visitor.js'

/** An operator with a second factor who has just said who they are. */
export async function signInOperator(): Promise<Visitor & { user: User }> {
  const visitor = await signInConfirmed()
  await makeOperator(visitor.user.email)
  await sql(db.connection(), 'update users set two_factor_confirmed_at = now() where id = ?', [
    visitor.user.id,
  ])
  return visitor
}
