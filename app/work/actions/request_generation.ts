import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockOwnKey } from '#app/engines/own_key/lock_own_key'
import { debitCredits } from '#app/credits/ledger/debit_credits'
import { GENERATIONS_QUEUE } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { notifyEvent } from '#app/core/queue/events'
import { notFound } from '#app/core/errors/errors'
import { lockRows } from '#app/core/database/row_locks'
import type { CreditKind } from '#config/credits'
import { DEADLINE_MINUTES } from '#config/generations'
import type { GenerationKind } from '../generation_state.js'
import { enginesFor } from '../kinds/engines_for.js'
import Generation from '../models/generation.js'
import type { ParamsOf } from '../params.js'
import { newWork } from '../queries/new_work.js'
import { settleFailedWork } from './settle_failed_work.js'
import { claimIdempotencyKey, type IdempotencyInput } from './claim_idempotency_key.js'

export interface RequestGenerationInput<K extends GenerationKind> {
  userId: number
  kind: K
  /** The product that it is about, unless `work` makes it. */
  productId?: number
  /** What to do; a function runs in the transaction, once it is known that the request is no repetition. */
  work: WorkOrder<K> | ((trx: TransactionClientContract) => Promise<WorkOrder<K>>)
  /** What it costs; free, if missing, and for who has a key of their own at the provider. */
  cost?: { kind: CreditKind; amount: number }
  /** Earlier work whose failed pieces this one makes again: it is settled with this one's acceptance, once. */
  settles?: string
  /** Given by callers that may repeat a request. */
  idempotency?: IdempotencyInput
  /** What it is a piece of, if it is one of a batch. */
  batchItem?: BatchItem
}

export interface BatchItem {
  id: number
  /** Takes the item in the transaction, before anything is paid; whoever may not take it any more throws. */
  take(trx: TransactionClientContract): Promise<void>
}

export interface WorkOrder<K extends GenerationKind> {
  params: ParamsOf<K>
  /** A product that was made for it. */
  newProductId?: number
  /** Whether it costs nothing this time. */
  isFree?: boolean
}

/**
 * Accepts work: the row, the credits and the job are written in one transaction, or nothing is.
 *
 * With an idempotency key that has been used for the same request, answers the first generation again.
 * @throws AppError 402 when credits are missing, 404 when the product is gone, 409 when the key was used for another
 * request or the earlier work is settled already
 */
export async function requestGeneration<K extends GenerationKind>(
  input: RequestGenerationInput<K>
): Promise<Generation> {
  const queue = await app.container.make('queue')
  return db.transaction(async (trx) => {
    const { userId, kind, work, cost, idempotency, batchItem } = input
    await lockForRequest(trx, input)
    await batchItem?.take(trx)
    const { id, priority } = await newWork(trx, userId, batchItem !== undefined)
    if (idempotency) {
      const earlier = await claimIdempotencyKey(trx, { userId, generationId: id, ...idempotency })
      if (earlier) return Generation.findOrFail(earlier.generationId, { client: trx })
    }
    if (input.settles) await settleFailedWork(trx, input.settles)
    const engines = enginesFor(kind)
    const ownKeyId = await lockOwnKey(trx, userId, engines)
    const { params, newProductId, isFree } = typeof work === 'function' ? await work(trx) : work
    const price = ownKeyId === null && !isFree ? cost : undefined
    const generation = await Generation.create(
      {
        id,
        userId,
        kind,
        params,
        productId: input.productId ?? newProductId ?? null,
        batchItemId: batchItem?.id ?? null,
        inBatch: batchItem !== undefined,
        engine: engines[0] ?? 'local',
        state: 'queued',
        creditKind: price?.kind ?? null,
        creditCost: price?.amount ?? 0,
        ownKey: ownKeyId !== null,
        providerKeyId: ownKeyId,
        deadlineAt: DateTime.now().plus({ minutes: DEADLINE_MINUTES[kind] }),
      },
      { client: trx }
    )
    if (price) await debitCredits(trx, { userId, ...price, generationId: id })
    await queue.send(
      GENERATIONS_QUEUE,
      { generationId: id },
      { id, priority, db: onConnection(trx) }
    )
    await notifyEvent(trx, {
      type: 'generation',
      userId,
      data: {
        id,
        kind,
        status: 'queued',
        progress: 0,
        step: null,
        product_id: generation.productId,
        in_batch: batchItem !== undefined,
        key: idempotency?.key ?? null,
      },
    })
    return generation
  })
}

/** A training changes its product, all other work refers to it; credits change the user's row. */
async function lockForRequest<K extends GenerationKind>(
  trx: TransactionClientContract,
  { userId, kind, productId, cost, settles }: RequestGenerationInput<K>
): Promise<void> {
  if (productId !== undefined) {
    const strength = kind === 'train' ? 'no key update' : 'key share'
    const found = await lockRows(trx, 'products', [productId], strength)
    if (found.length === 0) throw notFound()
  }
  if (settles) await lockRows(trx, 'generations', [settles], 'no key update')
  await lockRows(trx, 'users', [userId], cost ? 'no key update' : 'key share')
}
