import { errors } from '@adonisjs/auth'
import { DbRememberMeTokensProvider, type RememberMeToken } from '@adonisjs/auth/session'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/shell/sql'
import type User from './models/user.js'

type Users = typeof User

/** The tokens as seen by one transaction. */
class TransactionTokens extends DbRememberMeTokensProvider<Users> {
  readonly #client: QueryClientContract

  constructor(model: Users, client: QueryClientContract) {
    super({ tokenableModel: model })
    this.#client = client
  }

  protected override async getDb() {
    return this.#client
  }
}

/**
 * The tokens of "remember me". None is handed out to a user whose sessions were ended since `user` was loaded: a
 * sign-in that was under way then would outlive it.
 */
export class RememberTokens extends DbRememberMeTokensProvider<Users> {
  /** @throws E_UNAUTHORIZED_ACCESS when the user's sessions were ended meanwhile */
  override create(user: User, expiresIn: string | number) {
    return this.#whileCurrent(user, (tokens) => tokens.create(user, expiresIn))
  }

  /**
   * Replaces a token, once.
   * @throws E_UNAUTHORIZED_ACCESS when it is gone, or the user's sessions were ended meanwhile
   */
  override recycle(
    user: User,
    identifier: RememberMeToken['identifier'],
    expiresIn: string | number
  ) {
    return this.#whileCurrent(user, async (tokens) => {
      if (Number(await tokens.delete(user, identifier)) === 0) throw unauthorized()
      return tokens.create(user, expiresIn)
    })
  }

  /** The lock makes `endSessions` wait, and then find what was made here. */
  #whileCurrent<Result>(
    { id, sessionVersion }: User,
    work: (tokens: TransactionTokens) => Promise<Result>
  ): Promise<Result> {
    return db.transaction(async (trx) => {
      const rows = await sql(
        trx,
        'select 1 from users where id = ? and session_version = ? for share',
        [id, sessionVersion]
      )
      if (rows.length === 0) throw unauthorized()
      return work(new TransactionTokens(this.options.tokenableModel, trx))
    })
  }
}

function unauthorized() {
  return new errors.E_UNAUTHORIZED_ACCESS('Unauthorized access', { guardDriverName: 'session' })
}
