import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  claimIdempotencyKey,
  type IdempotencyInput,
  keepMadePhotos,
} from '#app/work/actions/claim_idempotency_key'

interface MadePhotos {
  productId: number
  photoIds: number[]
}

/**
 * Makes photos once for each key, in the caller's transaction, which has locked what they belong to.
 * @param idempotency given by callers that may repeat a request
 * @returns what was made, now or by the first request with the key
 * @throws AppError 409 when the key was used for another request
 */
export async function makePhotosOnce(
  trx: TransactionClientContract,
  userId: number,
  idempotency: IdempotencyInput | undefined,
  make: () => Promise<MadePhotos>
): Promise<MadePhotos> {
  if (!idempotency) return make()
  const earlier = await claimIdempotencyKey(trx, { userId, generationId: null, ...idempotency })
  if (earlier) return { productId: earlier.productId!, photoIds: earlier.photoIds! }
  const made = await make()
  await keepMadePhotos(trx, { userId, key: idempotency.key, ...made })
  return made
}
