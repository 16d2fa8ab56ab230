import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { ClientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { storeNewPassword } from './store_new_password.js'

interface ChangePasswordInput {
  user: Pick<User, 'id' | 'name' | 'email'>
  /** Plain text. */
  password: string
  kind: 'password_changed' | 'password_set'
  /** The session in which it is changed; all others end. */
  sessionId: string
  client: ClientInfo
}

/**
 * Gives a user another password, signs them out everywhere else, and tells them by mail.
 * @returns the version of the session that goes on, as `endSessions` does
 */
export async function changePassword({ password, ...input }: ChangePasswordInput): Promise<number> {
  const hashed = await hash.make(password)
  return db.transaction((trx) => storeNewPassword(trx, { ...input, hashed }))
}
