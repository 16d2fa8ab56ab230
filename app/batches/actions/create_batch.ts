import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { BATCHES_QUEUE } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { FormError } from '#app/core/errors/form_error'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { acceptOrder } from '#app/work/pricing/accept_order'
import { NOTHING } from '#app/work/pricing/price'
import { MAX_ITEMS } from '#config/batches'
import { type RecipeContent, shotsOf } from '../recipe.js'
import { BATCH_ERRORS } from '../messages/en/common.js'
import { priceOfBatch } from './price_of_batch.js'

interface CreateBatchInput {
  userId: number
  /** Names the request: the same one starts one batch. */
  key: string
  name: string
  productIds: number[]
  content: RecipeContent
}

/**
 * Starts a batch: its rows and the job that begins its items are written in one transaction. Nothing is paid yet; each item is
 * when it begins.
 * @returns its id; the first one's when the request is repeated
 * @throws FormError for products that are not the user's own trained ones, and for too large a batch
 */
export async function createBatch(input: CreateBatchInput): Promise<number> {
  const { userId, key, name, productIds, content } = input
  const shots = shotsOf(content).length
  const items = productIds.length * shots
  if (items > MAX_ITEMS)
    throw new FormError({ product_ids: BATCH_ERRORS.tooLarge(items, MAX_ITEMS) })
  const queue = await app.container.make('queue')
  const create = async (trx: TransactionClientContract) => {
    await lockRows(trx, 'products', productIds, 'key share')
    await lockRows(trx, 'users', [userId], 'key share')
    const [batch] = await sql<{ id: number }>(
      trx,
      `insert into batches (user_id, key, name, content) values (?, ?, ?, ?::jsonb)
       on conflict (user_id, key) do nothing returning id`,
      [userId, key, name, JSON.stringify(content)]
    )
    if (!batch) return { id: await findByKey(trx, userId, key), isNew: false }
    const added = await sql(
      trx,
      `insert into batch_products (batch_id, place, product_id, product_name)
       select ?::bigint, chosen.place - 1, p.id, p.name
       from unnest(?::bigint[]) with ordinality as chosen (id, place)
       join products p on p.id = chosen.id and p.user_id = ? and p.status = 'ready' returning 1`,
      [batch.id, productIds, userId]
    )
    const missing = productIds.length - added.length
    if (missing > 0) throw new FormError({ product_ids: BATCH_ERRORS.notReady(missing) })
    await sql(
      trx,
      `insert into batch_items (batch_id, place, shot, wanted)
       select p.batch_id, p.place, shot, ?::int from batch_products p, generate_series(0, ?::int) as shot
       where p.batch_id = ? order by p.place, shot`,
      [content.amount, shots - 1, batch.id]
    )
    await queue.send(BATCHES_QUEUE, { userId }, { db: onConnection(trx) })
    return { id: batch.id, isNew: true }
  }
  const { id } = await acceptOrder(create, ({ accepted, trx, expected }) =>
    accepted.isNew ? priceOfBatch(trx, accepted.id, expected) : NOTHING
  )
  return id
}

async function findByKey(
  trx: TransactionClientContract,
  userId: number,
  key: string
): Promise<number> {
  const { id } = firstOf(
    await sql<{ id: number }>(trx, 'select id from batches where user_id = ? and key = ?', [
      userId,
      key,
    ])
  )
  return id
}
