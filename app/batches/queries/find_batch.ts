import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import { BATCHES_PER_PAGE } from '#config/batches'
import type { BatchState, PauseReason } from '../batch_state.js'
import type { RecipeContent } from '../recipe.js'
import type { ItemsByStatus } from './count_items.js'

export interface Batch {
  id: number
  userId: number
  name: string
  content: RecipeContent
  state: BatchState
  pauseReason: PauseReason | null
  products: number
  /** Of a batch that has ended and of which nothing is under way; null until they are kept. */
  itemCounts: ItemsByStatus | null
  createdAt: Date
  finishedAt: Date | null
}

const COLUMNS = `b.id, b.user_id as "userId", b.name, b.content, b.state, b.pause_reason as "pauseReason",
  (select count(*) from batch_products p where p.batch_id = b.id) as products,
  b.item_counts as "itemCounts", b.created_at as "createdAt", b.finished_at as "finishedAt"`

const ID = /^[1-9]\d{0,17}$/

/**
 * A batch of this user.
 * @throws AppError 404 for anybody else's
 */
export async function findBatch(id: string | number, userId: number): Promise<Batch> {
  const [batch] = ID.test(String(id))
    ? await sql<Batch>(
        db.connection(),
        `select ${COLUMNS} from batches b where b.id = ? and b.user_id = ?`,
        [id, userId]
      )
    : []
  if (!batch) throw notFound()
  return batch
}

interface BatchesPage {
  batches: Batch[]
  /** Where the next page starts, null on the last. */
  nextCursor: number | null
}

/** A user's batches, newest first. Found in the index on (user_id, id). */
export async function listBatches(userId: number, before: number | null): Promise<BatchesPage> {
  const rows = await sql<Batch>(
    db.connection(),
    `select ${COLUMNS} from batches b
     where b.id = any(array(select id from batches
       where user_id = :userId and id < coalesce(:before::bigint, 9223372036854775807)
       order by id desc limit ${BATCHES_PER_PAGE + 1}))
     order by b.id desc`,
    { userId, before }
  )
  const batches = rows.slice(0, BATCHES_PER_PAGE)
  return {
    batches,
    nextCursor: rows.length > BATCHES_PER_PAGE ? batches.at(-1)!.id : null,
  }
}
