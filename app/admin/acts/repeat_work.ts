import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import { reopenBatch } from '#app/batches/actions/reopen_batch'
import { AppError } from '#app/core/errors/app_error'
import { FormError } from '#app/core/errors/form_error'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { touchEditorSource } from '#app/pictures/actions/keep_editor_source'
import { beginTraining } from '#app/products/actions/start_training'
import { requestGeneration } from '#app/work/actions/request_generation'
import { FOLLOWED_KINDS, type GenerationKind } from '#app/work/generation_state'
import type Generation from '#app/work/models/generation'
import type { ParamsOf } from '#app/work/params'
import { ADMIN_ERRORS } from '../messages/en/errors.js'

/**
 * Whether work `g` failed and can be made again from what is kept of it: not what nobody comes back to, what was made of files that were
 * sent for it alone, of a product or in a batch that is gone, or what its merchant has made again or done away with.
 */
export const IS_REPEATABLE = `(g.state = 'failed' and g.settled_at is null
  and g.kind in (${FOLLOWED_KINDS.map((kind) => `'${kind}'`).join(', ')})
  and coalesce(g.params->'temporaryMediaIds', '[]') = '[]'
  and (g.params->>'productId' is null or g.product_id is not null)
  and (not g.in_batch or coalesce((select b.state <> 'cancelled' from batch_items i join batches b on b.id = i.batch_id
    where i.id = g.batch_item_id), false)))`

/**
 * Has failed work made again at the installation's expense, once, and writes it down in the transaction that accepts it. The credits that it took
 * went back when it failed, so the new work takes none and has no entry in the ledger.
 * @throws FormError under `reason` where it cannot be made again, or was already
 * @throws AppError 409 while its product is being trained, 429 while too much waits
 */
export async function repeatWork(actor: Actor, work: Generation, reason: string): Promise<void> {
  const { id, userId, productId, batchItemId } = work
  const kind = work.kind as GenerationKind
  if (!(await isRepeatable(id))) throw notRepeatable()
  try {
    await requestGeneration({
      userId,
      kind,
      productId: productId ?? undefined,
      settles: id,
      // Whoever ordered it with their own key pays their provider; nobody else is made to.
      takesOwnKey: work.ownKey,
      ...(batchItemId !== null && {
        batchItem: { id: batchItemId, take: (trx) => reopenBatch(trx, batchItemId) },
      }),
      async work(trx, again) {
        await prepare(trx, work)
        const target = { kind: 'work', id } as const
        await recordAct(trx, actor, { act: 'repeat', target, details: { again }, reason })
        return { params: work.params as ParamsOf<typeof kind>, isFree: true }
      },
    })
  } catch (error) {
    // Of two who want it at once the second finds it settled.
    if (error instanceof AppError && error.code === 'settled') throw notRepeatable()
    throw error
  }
}

/** None of this changes for the better once work has failed, and what could get worse is looked at again under locks. */
async function isRepeatable(id: string): Promise<boolean> {
  const found = await sql(
    db.connection(),
    `select 1 from generations g where g.id = ? and ${IS_REPEATABLE}`,
    [id]
  )
  return found.length > 0
}

/** What the features do beside it that have work of this kind accepted. */
async function prepare(trx: TransactionClientContract, work: Generation): Promise<void> {
  if (work.kind === 'train') {
    const { productId, method = 'training' } = work.params as ParamsOf<'train'>
    await beginTraining(trx, productId, method)
  }
  if (work.kind === 'edit' || work.kind === 'upscale') {
    await touchEditorSource(trx, (work.params as ParamsOf<'edit' | 'upscale'>).mediaId)
  }
}

const notRepeatable = () => new FormError({ reason: ADMIN_ERRORS.notRepeatable })
