import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { IDEMPOTENCY_HOURS } from '#config/generations'
import { sql } from '#app/core/database/sql'
import { keyReused } from '../errors.js'

export interface IdempotencyInput {
  /** The caller's `Idempotency-Key`. */
  key: string
  /** Everything that makes the request what it is: path and body. */
  request: unknown
}

interface ClaimInput extends IdempotencyInput {
  userId: number
  /** The work that is about to be made; null for what ends with the request. */
  generationId: string | null
}

/** What the first request with a key has made: work, or a product and photos of it. */
export interface Kept {
  generationId: string | null
  productId: number | null
  photoIds: number[] | null
}

/**
 * Binds a key to what is about to be made. Concurrent requests with one key wait for the first.
 * @returns what was made before when the key was used for the same request, else null
 * @throws AppError 409 `idempotency_key_reused` when it was used for another request
 */
export async function claimIdempotencyKey(
  trx: TransactionClientContract,
  { userId, key, request, generationId }: ClaimInput
): Promise<Kept | null> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const claimed = await sql(
    trx,
    `insert into idempotency_keys as k (user_id, key, request_hash, generation_id) values (?, ?, ?, ?)
     on conflict (user_id, key) do update
       set request_hash = excluded.request_hash, generation_id = excluded.generation_id, product_id = null,
         photo_ids = null, created_at = now()
       where k.created_at < now() - make_interval(hours => ?)
     returning 1`,
    [userId, key, hash, generationId, IDEMPOTENCY_HOURS]
  )
  if (claimed.length > 0) return null
  const { requestHash, ...kept } = firstOf(
    await sql<Kept & { requestHash: string }>(
      trx,
      `select request_hash as "requestHash", generation_id as "generationId", product_id as "productId",
       photo_ids as "photoIds"
     from idempotency_keys where user_id = ? and key = ?`,
      [userId, key]
    )
  )
  if (requestHash !== hash) {
    throw keyReused()
  }
  return kept
}

interface MadePhotos {
  userId: number
  key: string
  productId: number
  photoIds: number[]
}

/** Keeps what the first request with a key has made, where that is no work. */
export async function keepMadePhotos(
  trx: TransactionClientContract,
  { userId, key, productId, photoIds }: MadePhotos
): Promise<void> {
  await sql(
    trx,
    'update idempotency_keys set product_id = ?, photo_ids = ?::jsonb where user_id = ? and key = ?',
    [productId, JSON.stringify(photoIds), userId, key]
  )
}
