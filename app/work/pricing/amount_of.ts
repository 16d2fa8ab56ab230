import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { EstimatedAmount } from '#app/engines/known_models/estimate_cents'
import { sql } from '#app/core/database/sql'
import type Generation from '../models/generation.js'
import type { GenerationParams } from '../params.js'

/** Side of an enlarged picture in sides of the picture before. */
const FACTOR = 2

/** How many pieces an order is of, as `PIECES_SQL` counts them: one a prompt, or as many as an edit asks for. */
export function piecesOf({ kind, params }: Pick<Generation, 'kind' | 'params'>): number {
  const { prompts, count } = params as Partial<
    GenerationParams['generate'] & GenerationParams['edit']
  >
  if (prompts && prompts.length > 0) return prompts.length
  return kind === 'edit' ? (count ?? 1) : 1
}

/** How large what an order is of will be, as far as providers' prices depend on it; its files may have no rows but in this transaction. */
export async function amountOf(
  trx: TransactionClientContract,
  { kind, params }: Generation
): Promise<EstimatedAmount> {
  const { width, height, seconds, mediaId } = params as Partial<
    GenerationParams['generate'] & GenerationParams['video']
  >
  if (kind === 'edit' || kind === 'upscale')
    return sizeOf(trx, mediaId!, kind === 'edit' ? 1 : FACTOR)
  return { width, height, seconds }
}

async function sizeOf(
  trx: TransactionClientContract,
  mediaId: string,
  factor: number
): Promise<EstimatedAmount> {
  const [media] = await sql<{ width: number | null; height: number | null }>(
    trx,
    'select width, height from media where id = ?',
    [mediaId]
  )
  return { width: (media?.width ?? 0) * factor, height: (media?.height ?? 0) * factor }
}
