import { SessionLucidUserProvider } from '@adonisjs/auth/session'
import { findModel } from '#app/core/database/find_model'
import { isClosedDemo } from '#config/demo'
import type User from '../models/user.js'

/** Users as sessions find them, with each request. A demo merchant of earlier days is nobody, and who is suspended is not let in. */
export class UserProvider extends SessionLucidUserProvider<typeof User> {
  override async findById(id: number) {
    const user = await findModel(await this.getModel(), id)
    const isNobody = !user || isClosedDemo(user.email) || user.suspendedAt !== null
    return isNobody ? null : this.createUserForGuard(user)
  }
}
