import { DbRememberMeTokensProvider } from '@adonisjs/auth/session'
import hash from '@adonisjs/core/services/hash'
import { UserSchema } from '#database/schema'

/** A person with an account. */
export default class User extends UserSchema {
  static rememberMeTokens = DbRememberMeTokensProvider.forModel(User)

  /**
   * The user with this e-mail and password, or null. A wrong address costs as much time as a wrong password, so
   * that the answer's time does not tell which addresses have accounts.
   */
  static async verifyCredentials(email: string, password: string): Promise<User | null> {
    const user = await User.findBy('email', email.toLowerCase())
    if (!user?.password) {
      await hash.make(password)
      return null
    }
    return (await hash.verify(user.password, password)) ? user : null
  }
}
