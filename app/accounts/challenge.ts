import type { HttpContext } from '@adonisjs/core/http'
import User from './models/user.js'

/** The user who gave the right password in this session and now owes a code; null when there is none. */
export async function challengedUser({ session }: HttpContext): Promise<User | null> {
  const id: unknown = session.get('login.id')
  if (typeof id !== 'number') return null
  return User.query().where('id', id).whereNotNull('two_factor_confirmed_at').first()
}
