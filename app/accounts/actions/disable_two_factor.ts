import db from '@adonisjs/lucid/services/db'
import type { ClientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { clearTwoFactor } from './clear_two_factor.js'

/** Turns two-factor authentication off, or gives up a setup; nothing happens when there is neither. */
export function disableTwoFactor(user: User, client: ClientInfo): Promise<void> {
  return db.transaction((trx) => clearTwoFactor(trx, user, client))
}
