import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import type { PgBoss } from 'pg-boss'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { engineCapabilities } from '#app/engines/capabilities'
import { lockOwnKey } from '#app/engines/own_key/lock_own_key'
import { debitCredits } from '#app/credits/ledger/debit_credits'
import { GENERATIONS_QUEUE } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { notifyEvent } from '#app/core/queue/events'
import type { AppError } from '#app/core/errors/app_error'
import { notFound } from '#app/core/errors/errors'
import { noteInSpan } from '#app/core/tracing/spans'
import { lockRows } from '#app/core/database/row_locks'
import { DEADLINE_MINUTES } from '#config/generations'
import type { GenerationKind } from '../generation_state.js'
import { enginesFor } from '../kinds/engines_for.js'
import { GROUP_OF } from '../kinds/work_groups.js'
import Generation from '../models/generation.js'
import type { ParamsOf } from '../params.js'
import { acceptOrder, pricedBefore, type Tried } from '../pricing/accept_order.js'
import { amountOf, piecesOf } from '../pricing/amount_of.js'
import { costOf, NOTHING, type Price, priceOf } from '../pricing/price.js'
import { refuseBeyondLimits } from '../pricing/account_limits.js'
import { refusalOfQueue } from '../pricing/queue_room.js'
import { newWork } from '../queries/new_work.js'
import { settleFailedWork } from './settle_failed_work.js'
import { claimIdempotencyKey, type IdempotencyInput } from './claim_idempotency_key.js'

export interface RequestGenerationInput<K extends GenerationKind> {
  userId: number
  kind: K
  /** The product that it is about, unless `work` makes it. */
  productId?: number
  /** What to do; a function runs in the transaction, once it is known that the request is no repetition, with the id of the new work. */
  work: WorkOrder<K> | ((trx: TransactionClientContract, id: string) => Promise<WorkOrder<K>>)
  /** Earlier work whose failed pieces this one makes again: it is settled with this one's acceptance, once. */
  settles?: string
  /** Whether it is made with the key that its user has entered for a provider, if there is one; it is, if missing. */
  takesOwnKey?: boolean
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
 * Accepts work: the row, the credits and the job are written in one transaction, or nothing is. It costs what its kind and its pieces
 * say; nothing for who has a key of their own at the provider.
 *
 * With an idempotency key that has been used for the same request, answers the first generation again.
 * @throws AppError 402 when credits are missing, 404 when the product is gone, 409 when the key was used for another
 * request or the earlier work is settled already, 429 while too much waits, or beyond what an operator has set for the account; Priced in a dry run
 */
export async function requestGeneration<K extends GenerationKind>(
  input: RequestGenerationInput<K>
): Promise<Generation> {
  const queue = await app.container.make('queue')
  // Pieces of batches are few at a time.
  const refusal = input.batchItem ? null : await refusalOfQueue(input.kind)
  return acceptOrder((trx) => take(trx, queue, input, refusal), priceOfGeneration)
}

/** One that was there before takes nothing more. */
async function priceOfGeneration({ accepted, trx, expected }: Tried<Generation>): Promise<Price> {
  const kind = accepted.kind as GenerationKind
  if (!accepted.$isLocal) return { ...NOTHING, kind: costOf(kind, 1)?.kind ?? null }
  const order = {
    kind,
    pieces: piecesOf(accepted),
    amount: await amountOf(trx, accepted),
    ...soundOf(accepted),
    isFree: accepted.creditCost === 0,
    hasOwnKey: accepted.ownKey,
  }
  if (!isUnlearnt(accepted)) return priceOf(order, expected)
  // No model learns it.
  return { ...priceOf(order, { ...expected, train: unlearntSeconds() }), cents: 0 }
}

async function take<K extends GenerationKind>(
  trx: TransactionClientContract,
  queue: PgBoss,
  input: RequestGenerationInput<K>,
  refusal: AppError | null
): Promise<Generation> {
  const { userId, kind, work, takesOwnKey = true, idempotency, batchItem } = input
  await lockForRequest(trx, input)
  await batchItem?.take(trx)
  const { id, priority, now } = await newWork(trx, userId, batchItem !== undefined)
  if (idempotency) {
    const earlier = await claimIdempotencyKey(trx, { userId, generationId: id, ...idempotency })
    if (earlier) return Generation.findOrFail(earlier.generationId, { client: trx })
  }
  if (refusal) throw refusal
  if (input.settles) await settleFailedWork(trx, input.settles)
  const engines = enginesFor(kind)
  const ownKeyId = takesOwnKey ? await lockOwnKey(trx, userId, engines) : null
  const { params, newProductId, isFree } = typeof work === 'function' ? await work(trx, id) : work
  const cost =
    ownKeyId === null && !isFree
      ? costOf(kind, piecesOf({ kind, params }), soundOf({ kind, params }))
      : null
  if (cost) await refuseBeyondLimits(trx, { userId, cost, isInBatch: batchItem !== undefined })
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
      creditKind: cost?.kind ?? null,
      creditCost: cost?.amount ?? 0,
      ownKey: ownKeyId !== null,
      providerKeyId: ownKeyId,
      deadlineAt: DateTime.fromJSDate(now).plus({ minutes: DEADLINE_MINUTES[kind] }),
    },
    { client: trx }
  )
  noteInSpan({ 'vitrine.generation_id': id, 'vitrine.kind': kind })
  if (cost) {
    const amount = cost.amount + pricedBefore(cost.kind)
    await debitCredits(trx, { userId, kind: cost.kind, amount, generationId: id })
  }
  const group = { id: GROUP_OF[kind] }
  await queue.send(
    GENERATIONS_QUEUE,
    { generationId: id },
    { id, priority, group, db: onConnection(trx) }
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
}

/** A training changes its product, all other work refers to it; credits change the user's row. */
async function lockForRequest<K extends GenerationKind>(
  trx: TransactionClientContract,
  { userId, kind, productId, settles }: RequestGenerationInput<K>
): Promise<void> {
  if (productId !== undefined) {
    const strength = kind === 'train' ? 'no key update' : 'key share'
    const found = await lockRows(trx, 'products', [productId], strength)
    if (found.length === 0) throw notFound()
  }
  if (settles) await lockRows(trx, 'generations', [settles], 'no key update')
  await lockRows(trx, 'users', [userId], costOf(kind, 1) ? 'no key update' : 'key share')
}

/** Whether an order is of a film with sound. */
function soundOf({ kind, params }: Pick<Generation, 'kind' | 'params'>): { hasSound: boolean } {
  return { hasSound: kind === 'video' && (params as ParamsOf<'video'>).hasSound === true }
}

/** Whether an order makes a product ready without a training. */
function isUnlearnt({ kind, params }: Pick<Generation, 'kind' | 'params'>): boolean {
  return kind === 'train' && (params as ParamsOf<'train'>).method === 'references'
}

function unlearntSeconds(): number | null {
  return engineCapabilities().train?.withoutLearning?.expectedSeconds ?? null
}
