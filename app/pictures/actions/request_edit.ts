import { randomInt } from 'node:crypto'
import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import { engineCapabilities } from '#app/engines/capabilities'
import { editSurprises } from '#app/engines/edit_suggestions'
import type { EditTask } from '#app/engines/edit_tasks/edit_tasks'
import type { EngineCapabilities, ShapeWay } from '#app/engines/engine'
import type { StoredFile } from '#app/media/store/put_file'
import { recordMedia } from '#app/media/store/record_media'
import { SEEDS } from '#config/generations'
import type Generation from '#app/work/models/generation'
import type { IdempotencyInput } from '#app/work/actions/claim_idempotency_key'
import { recordEditorSource, touchEditorSource } from './keep_editor_source.js'
import { requestGeneration } from '#app/work/actions/request_generation'
import { noAreas, noEdits, noShapeWays, noTask } from '../errors.js'

export interface RequestEditInput {
  userId: number
  /** The picture: one that the user may see, by media id, or one that was sent along and has no row yet. */
  picture: { mediaId: string } | { stored: StoredFile }
  /** What to change; null for a change that the engine in use chooses. */
  prompt: string | null
  /** Where alone it may be changed, as in `EditInput`; it has no row yet. */
  area?: StoredFile | null
  /** Where the product is, if its sender says so: a grey picture of the picture's shape, white = product; it has no row yet. */
  product?: StoredFile | null
  /** As in `EditInput`. */
  shapeWay?: ShapeWay
  /** As in `EditInput`; the prompt is its name for people. */
  task?: EditTask
  /** Pictures to make of it; one, if missing. */
  count?: number
  idempotency?: IdempotencyInput
}

/**
 * Accepts a change to a picture after an instruction and takes a credit for each picture to make.
 * @throws AppError 402 when credits are missing, 422 when the engine in use edits no pictures, or not within an area or in a
 * chosen way
 */
export function requestEdit(
  input: RequestEditInput,
  capabilities: EngineCapabilities = engineCapabilities()
): Promise<Generation> {
  const { userId, picture, prompt, area, product, shapeWay, task, count = 1, idempotency } = input
  if (capabilities.edit === null) throw noEdits()
  if (task && !capabilities.edit.tasks?.includes(task.name)) throw noTask()
  if (area && !capabilities.edit.hasAreas) {
    throw noAreas()
  }
  if (shapeWay && !capabilities.edit.hasShapeWays) {
    throw noShapeWays()
  }
  return requestGeneration({
    userId,
    kind: 'edit',
    idempotency,
    async work(trx) {
      const isNew = 'stored' in picture
      // All that was sent at once: of what is refused nothing stays in the store.
      await refuseBeyondStorage(
        trx,
        [isNew ? picture.stored : null, area, product].flatMap((file) => file ?? [])
      )
      const mediaId = isNew
        ? await recordEditorSource(trx, userId, picture.stored)
        : picture.mediaId
      if (!isNew) await touchEditorSource(trx, mediaId)
      const params = {
        mediaId,
        prompt: prompt ?? surprise(),
        count,
        seed: randomInt(SEEDS),
        ...(shapeWay && { shapeWay }),
        ...(task && { task }),
      }
      const areaMediaId = area ? (await recordMedia(area, trx)).id : undefined
      const productMediaId = product ? (await recordMedia(product, trx)).id : undefined
      const temporaryMediaIds = [areaMediaId, productMediaId].filter((id) => id !== undefined)
      if (temporaryMediaIds.length === 0) return { params }
      return { params: { ...params, areaMediaId, productMediaId, temporaryMediaIds } }
    },
  })
}

function surprise(): string {
  const surprises = editSurprises()
  return surprises[randomInt(surprises.length)]!
}
