import hash from '@adonisjs/core/services/hash'
import { UserSchema } from '#database/schema'
import { isClosedDemo } from '#config/demo'
import { RememberTokens } from '../remember_tokens.js'

/** A person with an account. */
export default class User extends UserSchema {
  static rememberMeTokens = new RememberTokens({ tokenableModel: User })

  /**
   * The user with this e-mail and password, or null. A wrong address costs as much time as a wrong password, so
   * that the answer's time does not tell which addresses have accounts.
   * @param email in the form of `canonicalEmail`
   */
  static async verifyCredentials(email: string, password: string): Promise<User | null> {
    const user = await User.findBy('email', email)
    if (!user?.password || isClosedDemo(email, password)) {
      await hash.make(password)
      return null
    }
    return (await user.hasPassword(password)) ? user : null
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
