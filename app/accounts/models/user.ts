import hash from '@adonisjs/core/services/hash'
import { UserSchema } from '#database/schema'
import { isClosedDemo } from '#config/demo'
import { RememberTokens } from '../sessions/remember_tokens.js'

/** A person with an account. */
export default class User extends UserSchema {
  static rememberMeTokens = new RememberTokens({ tokenableModel: User })

  /**
   * Whether this is the password of a user who was looked up by their address. Nobody costs as much time as a wrong
   * password, so that the answer's time does not tell which addresses have accounts.
   */
  static async hasCredentials(user: User | null, password: string): Promise<boolean> {
    if (user?.password && !isClosedDemo(user.email, password)) return user.hasPassword(password)
    await hash.make(password)
    return false
  }

  /**
   * Whether this is the user's password. One that was hashed by an older way than `config/hash.ts` names is stored
   * anew.
   */
  async hasPassword(password: string): Promise<boolean> {
    if (!this.password) return false
    const legacy = this.password.startsWith('$scrypt$')
    const right = await (legacy ? hash.use('scrypt') : hash).verify(this.password, password)
    if (right && (legacy || hash.needsReHash(this.password))) {
      // Not over a password that was changed in the meantime.
      const rehashed = await hash.make(password)
      const [changed] = await User.query()
        .where({ id: this.id, password: this.password })
        .update({ password: rehashed })
      if (changed === 0) return false
      this.password = rehashed
    }
    return right
  }
}
