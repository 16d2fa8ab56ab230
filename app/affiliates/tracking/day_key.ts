import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { LRUCache } from 'lru-cache'
import { sql } from '#app/core/database/sql'

/** By day; those of the last days alone are asked for. */
const keys = new LRUCache<string, KeyObject>({ max: 3 })

/**
 * The key with which the visitors of a day are told apart; the same in all processes, and gone when the day is over.
 * @param day such as '2026-11-22', in UTC
 */
export async function dayKey(trx: TransactionClientContract, day: string): Promise<KeyObject> {
  const known = keys.get(day)
  if (known) return known
  await sql(
    trx,
    `insert into referral_keys (day, key) values (?, decode(?, 'hex')) on conflict do nothing`,
    [day, randomBytes(32).toString('hex')]
  )
  const row = firstOf(
    await sql<{ key: Buffer }>(trx, 'select key from referral_keys where day = ?', [day])
  )
  const key = createSecretKey(row.key)
  keys.set(day, key)
  return key
}
