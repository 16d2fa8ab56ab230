import type { PictureData } from '#app/media/intake/picture_data'
import type { CreditKind } from '#config/credits'
import type { FollowedKind, GenerationState } from '../generation_state.js'
import type { UserWork, WorkRow } from '../queries/list_work.js'
import { failureMessage } from '#app/engines/failures/failure_message'
import { stepMessage } from '#app/engines/steps/step_message'
import { keptFailure } from '../kept_failure.js'

/** A piece of work as the tray of the shell shows it. */
export type WorkData = {
  id: string
  kind: FollowedKind
  status: GenerationState
  /** 0 to 1. */
  progress: number
  step: string | null
  /** Place in the queue, 1 is next; null for what does not wait. */
  place: number | null
  product_id: number | null
  product_name: string | null
  prompt: string | null
  /** Pictures that it was asked for. */
  num_images: number
  /** Pictures of it that could not be made; their credits were given back. */
  failures: number
  /** What it cost; null for what is free. */
  credits: { kind: CreditKind; amount: number } | null
  picture: PictureData | null
  /** One sentence, when it failed. */
  error: string | null
  created_at: string
  finished_at: string | null
  /** Whether it ended since the user last looked at the tray. */
  is_new: boolean
}

/** What a user has under way and what has ended lately, over all products. */
export type WorkListData = {
  open: WorkData[]
  /** How much is open, listed or not. */
  open_count: number
  ended: WorkData[]
}

export function workListData({ open, openCount, ended, places }: UserWork): WorkListData {
  return {
    open: open.map((row) => workData(row, places.get(row.id) ?? null)),
    open_count: openCount,
    ended: ended.map((row) => workData(row, null)),
  }
}

function workData(row: WorkRow, place: number | null): WorkData {
  const failure = keptFailure(row)
  return {
    id: row.id,
    kind: row.kind,
    status: row.state,
    progress: row.progress,
    step: row.step && stepMessage(row.step),
    place,
    product_id: row.productId,
    product_name: row.productName,
    prompt: row.prompt,
    num_images: row.count,
    failures: row.failures,
    credits: row.creditKind && { kind: row.creditKind, amount: row.creditCost },
    picture: row.picture,
    error: failure && failureMessage(failure),
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    is_new: row.isNew,
  }
}
