import type { PictureData } from '#app/media/intake/picture_data'
import type { BatchState, ItemStatus, PauseReason } from '../batch_state.js'
import type { ItemCounts, ItemsByStatus } from '../queries/count_items.js'
import type { Batch } from '../queries/find_batch.js'
import type { SheetItem, SheetRow } from '../queries/list_rows.js'
import { itemProblemMessage } from '../item_problem.js'
import { type Shape, shotsOf } from '../recipe.js'

/** How far a batch is. */
export type BatchProgressData = {
  state: BatchState
  pause_reason: PauseReason | null
  items: ItemsByStatus
  /** Made; each has cost a credit. */
  pictures: number
  /** Still to be asked for, and not paid yet. */
  pictures_waiting: number
  /** Items that failed and can be tried again. */
  retryable: number
}

/** A batch in a list. */
export type BatchCardData = {
  id: number
  name: string
  products_count: number
  scenes_count: number
  shapes_count: number
  created_at: string
  finished_at: string | null
  progress: Pick<BatchProgressData, 'state' | 'items'>
}

/** A column of a batch's sheet. */
export type ShotData = {
  scene: string
  prompt: string
  shape: Shape
}

/** A batch on its own page. */
export type BatchData = Omit<BatchCardData, 'progress'> & {
  shots: ShotData[]
  /** Pictures of each item. */
  amount: number
}

export type ItemData = {
  id: number
  shot: number
  status: ItemStatus
  generation_id: string | null
  /** 0 to 1. */
  progress: number
  reason: string | null
  /** The first of them. */
  picture: PictureData | null
  pictures_count: number
}

/** A row of a batch's sheet. */
export type RowData = {
  place: number
  /** Null when the product was deleted. */
  product_id: number | null
  product_name: string
  photo: PictureData | null
  items: ItemData[]
}

export function batchProgressData(batch: Batch, counts: ItemCounts): BatchProgressData {
  return {
    state: batch.state,
    pause_reason: batch.pauseReason,
    items: counts.items,
    pictures: counts.pictures,
    pictures_waiting: counts.wanted,
    retryable: counts.retryable,
  }
}

export function batchCardData(batch: Batch, items: ItemsByStatus): BatchCardData {
  return {
    id: batch.id,
    name: batch.name,
    products_count: batch.products,
    scenes_count: batch.content.scenes.length,
    shapes_count: batch.content.shapes.length,
    created_at: batch.createdAt.toISOString(),
    finished_at: batch.finishedAt?.toISOString() ?? null,
    progress: { state: batch.state, items },
  }
}

export function batchData(batch: Batch): BatchData {
  const shots = shotsOf(batch.content)
  return {
    id: batch.id,
    name: batch.name,
    products_count: batch.products,
    scenes_count: batch.content.scenes.length,
    shapes_count: batch.content.shapes.length,
    created_at: batch.createdAt.toISOString(),
    finished_at: batch.finishedAt?.toISOString() ?? null,
    shots: shots.map(({ scene, shape }) => ({ scene: scene.name, prompt: scene.prompt, shape })),
    amount: batch.content.amount,
  }
}

export function rowData(row: SheetRow): RowData {
  return {
    place: row.place,
    product_id: row.productId,
    product_name: row.productName,
    photo: row.photo,
    items: row.items.map(itemData),
  }
}

function itemData(item: SheetItem): ItemData {
  const hasFailed = item.status === 'failed' || item.status === 'partial'
  return {
    id: item.id,
    shot: item.shot,
    status: item.status,
    generation_id: item.generationId,
    progress: item.progress,
    reason: hasFailed && item.reason ? itemProblemMessage(item.reason) : null,
    picture: item.picture,
    pictures_count: item.pictures,
  }
}
