import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Product from '#app/products/models/product'
import { elementOf, firstOf } from '#app/core/elements'
import { AppError } from '#app/core/errors/app_error'
import { keepError } from '#app/core/errors/define_error'
import { sql } from '#app/core/database/sql'
import { requestPictures } from '#app/pictures/actions/request_pictures'
import type { BatchState, PauseReason } from '../batch_state.js'
import type { WaitingItem } from '../queries/next_item.js'
import type { ItemProblem } from '../item_problem.js'
import { shotsOf, sizeOfShape } from '../recipe.js'
import { pauseBatch } from './pause_batch.js'

/** Thrown inside the transaction, so that nothing of it stays. */
class NotTaken extends Error {
  constructor(readonly isFull: boolean) {
    super('The item was not taken')
  }
}

/**
 * Asks for the pictures of an item as its owner would. The item is taken, the credits are debited and the job is sent in one
 * transaction: whoever comes second, or after a crash, finds it taken or finds all as it was.
 *
 * What keeps one item from being made is noted at the item; what keeps all from being made pauses the batch.
 * @param most of the user's pieces that are under way at a time
 * @returns whether the user's batches may begin more
 */
export async function beginItem(item: WaitingItem, most: number): Promise<boolean> {
  const product = item.productId === null ? null : await Product.find(item.productId)
  if (product?.userId !== item.userId) {
    await noteProblem(item, GONE)
    return true
  }
  const { scene, shape } = elementOf(shotsOf(item.content), item.shot)
  try {
    await requestPictures({
      userId: item.userId,
      product,
      prompts: new Array<string>(item.wanted).fill(scene.prompt),
      negativePrompt: item.content.leaveOut || undefined,
      size: sizeOfShape(shape).name,
      batchItem: { id: item.id, take: (trx) => take(trx, item, most) },
    })
    return true
  } catch (error) {
    if (error instanceof NotTaken) return !error.isFull
    if (!(error instanceof AppError)) throw error
    await settleRefusal(item, error)
    return true
  }
}

/** The user's row is locked by now, so that what is counted here stays so. */
async function take(
  trx: TransactionClientContract,
  item: WaitingItem,
  most: number
): Promise<void> {
  const [batch] = await sql<{ state: BatchState }>(
    trx,
    'select state from batches where id = ? for share',
    [item.batchId]
  )
  if (batch?.state !== 'running') throw new NotTaken(false)
  const { begun } = firstOf(
    await sql<{ begun: number }>(
      trx,
      `select count(*) as begun from generations
     where user_id = ? and state in ('queued', 'running') and in_batch`,
      [item.userId]
    )
  )
  if (begun >= most) throw new NotTaken(true)
  const taken = await sql(
    trx,
    'update batch_items set wanted = 0 where id = ? and wanted = ? returning 1',
    [item.id, item.wanted]
  )
  if (taken.length === 0) throw new NotTaken(false)
}

const GONE: ItemProblem = { code: 'batch_product_deleted', params: {} }

/** By the name of the error. */
const PAUSES: Record<string, PauseReason> = {
  'not_enough_credits': 'credits',
  'subscription_required': 'subscription',
  'account_limit.credits': 'limit',
}

async function settleRefusal(item: WaitingItem, error: AppError) {
  const reason = PAUSES[error.kind.name]
  // What no day allows stops this item alone.
  const isForGood = reason === 'limit' && error.details.retryAfter === undefined
  if (reason && !isForGood) return pauseBatch(item.batchId, item.userId, reason)
  await noteProblem(item, error.status === 404 ? GONE : { refusal: keepError(error) })
}

async function noteProblem({ id, wanted }: WaitingItem, problem: ItemProblem): Promise<void> {
  await sql(
    db.connection(),
    'update batch_items set wanted = 0, problem = ?::jsonb where id = ? and wanted = ?',
    [JSON.stringify(problem), id, wanted]
  )
}
