import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

type PhotoRef = { id: number } | { mediaId: string }

/**
 * Keeps how sure the engine was (0 to 1) of the automatic cut-out of a photo, whose product the transaction has locked.
 * Nothing happens to a photo that is gone, or a picture that is no product's photo.
 */
export async function noteConfidence(
  trx: TransactionClientContract,
  photo: PhotoRef,
  confidence: number
): Promise<void> {
  const [where, key] = 'id' in photo ? ['id = ?', photo.id] : ['media_id = ?', photo.mediaId]
  await sql(trx, `update product_photos set cutout_confidence = ? where ${where}`, [
    confidence,
    key,
  ])
}
