import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { elementOf, firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { enginesFor } from '#app/work/kinds/engines_for'
import { lockOwnKey } from '#app/engines/own_key/lock_own_key'
import { type Price, priceOf, sumOfPrices } from '#app/work/pricing/price'
import type { ExpectedSeconds } from '#app/work/queries/expected_seconds'
import { piecesAtOnce } from '#app/work/workers/living_workers'
import { IMAGE_SIZES } from '#config/generations'
import { type RecipeContent, shotsOf, sizeOfShape } from '../recipe.js'

/**
 * What is still to be made of a batch takes. Each item takes its part when it begins.
 * @param expected what pieces of work take here, by kind
 * @param itemIds of these items alone
 */
export async function priceOfBatch(
  trx: TransactionClientContract,
  batchId: number,
  expected: ExpectedSeconds,
  itemIds: readonly number[] | null = null
): Promise<Price> {
  const { content, userId } = firstOf(
    await sql<{ content: RecipeContent; userId: number }>(
      trx,
      'select content, user_id as "userId" from batches where id = ?',
      [batchId]
    )
  )
  const wanted = await sql<{ shot: number; pieces: number }>(
    trx,
    `select shot, sum(wanted)::int as pieces from batch_items where batch_id = ? and wanted > 0
       and (?::bigint[] is null or id = any(?)) group by shot order by shot`,
    [batchId, itemIds, itemIds]
  )
  const hasOwnKey = (await lockOwnKey(trx, userId, enginesFor('generate'))) !== null
  const atOnce = await piecesAtOnce('pictures', trx)
  const shots = shotsOf(content)
  const prices = wanted.map(({ shot, pieces }) => {
    const { name } = sizeOfShape(elementOf(shots, shot).shape)
    const amount = IMAGE_SIZES[name]
    return priceOf({ kind: 'generate', pieces, amount, atOnce, hasOwnKey }, expected)
  })
  return sumOfPrices(prices)
}
