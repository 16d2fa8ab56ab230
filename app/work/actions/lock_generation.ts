import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import type { GenerationKind, GenerationState } from '../generation_state.js'

export interface LockedGeneration {
  state: GenerationState
  attempt: number
}

/**
 * Locks work that is about to change, after the product that it is about: a training changes that, all else refers to it.
 * @returns how it stands, or null when it is gone
 */
export async function lockGeneration(
  trx: TransactionClientContract,
  id: string
): Promise<LockedGeneration | null> {
  const [work] = await sql<{ kind: GenerationKind; product_id: number | null }>(
    trx,
    'select kind, product_id from generations where id = ?',
    [id]
  )
  if (work?.product_id) {
    const strength = work.kind === 'train' ? 'no key update' : 'key share'
    await lockRows(trx, 'products', [work.product_id], strength)
  }
  const [locked] = await sql<LockedGeneration>(
    trx,
    'select state, attempt from generations where id = ? for no key update',
    [id]
  )
  return locked ?? null
}
