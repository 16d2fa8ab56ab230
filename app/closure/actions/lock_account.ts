import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { lockWorkOn } from '#app/work/actions/lock_work_on'
import { listColleagues } from '#app/teams/queries/list_colleagues'

interface LockedAccount {
  name: string
  email: string
  emailVerifiedAt: Date | null
  productIds: number[]
}

/** Raised when something of the user came in between two locks: nothing is lost, but all must be locked anew. */
export class Overtaken extends Error {}

/**
 * Locks an account that is about to go with all that is deleted or changed along with it, in the order of
 * docs/decisions/0008-lock-order.md. From then on nothing is added to it.
 * @returns null when it is gone already
 * @throws Overtaken
 */
export async function lockAccount(
  trx: TransactionClientContract,
  userId: number
): Promise<LockedAccount | null> {
  const productIds = await lockAll(trx, 'products', userId)
  const { own, refundedUserIds } = await lockWorkOn(trx, productIds, userId)
  // An invitation that is being accepted holds its team: wait for it, or its member would be lost unasked.
  const teamIds = await lockAll(trx, 'teams', userId)
  const colleagueIds = await listColleagues(trx, teamIds)
  const userIds = [...new Set([userId, ...refundedUserIds, ...colleagueIds])].sort((a, b) => a - b)
  for (const id of userIds) {
    await lockRows(trx, 'users', [id], id === userId ? 'update' : 'no key update')
  }

  const [user] = await sql<Omit<LockedAccount, 'productIds'> & { things: number }>(
    trx,
    `select name, email, email_verified_at as "emailVerifiedAt", (select count(*) from products where user_id = u.id)
       + (select count(*) from generations where user_id = u.id)
       + (select count(*) from teams where user_id = u.id) as things
     from users u where id = ?`,
    [userId]
  )
  if (!user) return null
  if (user.things !== productIds.length + own + teamIds.length) throw new Overtaken()
  return { ...user, productIds }
}

async function lockAll(
  trx: TransactionClientContract,
  table: 'products' | 'teams',
  userId: number
): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    trx,
    `select id from ${table} where user_id = ? order by id for update`,
    [userId]
  )
  return rows.map(({ id }) => id)
}
