import { errors } from '@adonisjs/auth'
import { DbRememberMeTokensProvider, RememberMeToken } from '@adonisjs/auth/session'
import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { SESSION_DAYS } from '#config/accounts'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { endFamily } from '../actions/end_family.js'
import type User from '../models/user.js'

/**
 * For so long a token that was replaced gives the one that took its place: a browser that is opened with several tabs sends
 * several requests with one cookie. In seconds.
 */
const GRACE_SECONDS = 30

const PURPOSE = 'remember_successor'

type Identifier = RememberMeToken['identifier']

/** A sign-in that is remembered, through all the tokens that it has had. */
export interface RememberedSignIn {
  family: string
  /** When it ends, however often it was renewed. */
  endsAt: Date
}

interface TokenRow {
  id: number
  family: string
  expires_at: Date
  replaced_at: Date | null
  /** Null once it is too late to hand it out again. */
  successor: string | null
}

/** A token was used that another one replaced a while ago: two have the cookie, and one of them has stolen it. */
export class RememberTokenReused extends Error {
  readonly userId: number
  readonly family: string

  constructor(userId: number, family: string) {
    super('A remembered sign-in was used twice')
    this.userId = userId
    this.family = family
  }
}

/** By which sign-in a user was remembered, or is from now on, in the request that has loaded them. */
const rememberedSignIns = new WeakMap<User, RememberedSignIn>()

/** The remembered sign-in of a user whose token was made or renewed in this request; null without one. */
export function rememberedSignIn(user: User): RememberedSignIn | null {
  return rememberedSignIns.get(user) ?? null
}

/**
 * The tokens of "remember me". Each opens one session and is replaced then. None is handed out to a user whose sessions were
 * ended since `user` was loaded: a sign-in that was under way then would outlive it.
 */
export class RememberTokens extends DbRememberMeTokensProvider<typeof User> {
  /**
   * Begins a family.
   * @throws E_UNAUTHORIZED_ACCESS when the user's sessions were ended meanwhile
   */
  override create(user: User): Promise<RememberMeToken> {
    return this.#whileCurrent(user, (trx) => this.#add(trx, user, null))
  }

  /**
   * Replaces a token, which keeps the end of its family. Who comes again at once gets the same successor.
   * @throws E_UNAUTHORIZED_ACCESS when it is gone, or the user's sessions were ended meanwhile
   * @throws RememberTokenReused when it was replaced a while ago
   */
  override async recycle(user: User, identifier: Identifier): Promise<RememberMeToken> {
    const renewed = await this.#whileCurrent(user, async (trx) => {
      const [row] = await sql<TokenRow>(
        trx,
        `select id, family, expires_at, replaced_at,
           case when replaced_at > now() - make_interval(secs => ?) then successor end as successor
         from remember_me_tokens where id = ? and tokenable_id = ? for update`,
        [GRACE_SECONDS, String(identifier), user.id]
      )
      if (!row) throw unauthorized()
      if (row.replaced_at) return this.#sameSuccessor(user, row)
      const token = await this.#add(trx, user, row)
      await sql(
        trx,
        `update remember_me_tokens set successor = null where family = ? and successor is not null
           and replaced_at < now() - make_interval(secs => ?)`,
        [row.family, GRACE_SECONDS]
      )
      await sql(
        trx,
        'update remember_me_tokens set replaced_at = now(), updated_at = now(), successor = ? where id = ?',
        [sealed(token), row.id]
      )
      return token
    })
    if (renewed instanceof RememberTokenReused) throw renewed
    return renewed
  }

  /** Ends the whole family of a token, with the sessions that it has opened: a copy of the cookie may have opened some of them. */
  override delete({ id }: User, identifier: Identifier): Promise<number> {
    return db.transaction(async (trx) => {
      await lockRows(trx, 'users', [id], 'no key update')
      const [row] = await sql<{ family: string }>(
        trx,
        'select family from remember_me_tokens where id = ? and tokenable_id = ?',
        [String(identifier), id]
      )
      return row && (await endFamily(trx, id, row.family)) ? 1 : 0
    })
  }

  /** @param replaced the token whose family goes on; null begins one */
  async #add(
    trx: QueryClientContract,
    user: User,
    replaced: TokenRow | null
  ): Promise<RememberMeToken> {
    const age = `${SESSION_DAYS} days`
    const fresh = RememberMeToken.createTransientToken(user.id, this.tokenSecretLength, age)
    const expiresAt = replaced?.expires_at ?? fresh.expiresAt
    const row = firstOf(
      await sql<{ id: number; family: string; created_at: Date }>(
        trx,
        `insert into remember_me_tokens (tokenable_id, hash, created_at, updated_at, expires_at, family)
       values (?, ?, now(), now(), ?, coalesce(?::uuid, gen_random_uuid())) returning id, family, created_at`,
        [user.id, fresh.hash, expiresAt.toISOString(), replaced?.family ?? null]
      )
    )
    rememberedSignIns.set(user, { family: row.family, endsAt: expiresAt })
    return new RememberMeToken({
      identifier: row.id,
      tokenableId: user.id,
      secret: fresh.secret,
      hash: fresh.hash,
      createdAt: row.created_at,
      updatedAt: row.created_at,
      expiresAt,
    })
  }

  #sameSuccessor(user: User, row: TokenRow): RememberMeToken | RememberTokenReused {
    const value = row.successor && encryption.decrypt<string>(row.successor, PURPOSE)
    if (!value) return new RememberTokenReused(user.id, row.family)
    rememberedSignIns.set(user, { family: row.family, endsAt: row.expires_at })
    const { identifier, secret } = RememberMeToken.decode(value)!
    return new RememberMeToken({
      identifier,
      tokenableId: user.id,
      secret,
      hash: '',
      createdAt: row.replaced_at!,
      updatedAt: row.replaced_at!,
      expiresAt: row.expires_at,
    })
  }

  /** The lock makes `endSessions` wait, and then find what was made here. */
  #whileCurrent<Result>(
    { id, sessionVersion }: User,
    work: (trx: QueryClientContract) => Promise<Result>
  ): Promise<Result> {
    return db.transaction(async (trx) => {
      const rows = await sql(
        trx,
        'select 1 from users where id = ? and session_version = ? for share',
        [id, sessionVersion]
      )
      if (rows.length === 0) throw unauthorized()
      return work(trx)
    })
  }
}

function sealed({ value }: RememberMeToken): string {
  return encryption.encrypt(value!.release(), { purpose: PURPOSE })
}

function unauthorized() {
  return new errors.E_UNAUTHORIZED_ACCESS('Unauthorized access', { guardDriverName: 'session' })
}
