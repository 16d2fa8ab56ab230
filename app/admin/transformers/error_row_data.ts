import type { ErrorRow } from '../lists/errors.js'

/** An error in a list, with where it happened last. */
export type ErrorRowData = {
  id: number
  name: string
  message: string
  frames: string
  times: number
  first_at: string
  last_at: string
  seen: boolean
  place: string | null
  request_id: string | null
  user_id: number | null
  generation_id: string | null
}

export function errorRowData(row: ErrorRow): ErrorRowData {
  return {
    id: row.id,
    name: row.name,
    message: row.message,
    frames: row.frames,
    times: row.times,
    first_at: row.firstAt.toISOString(),
    last_at: row.lastAt.toISOString(),
    seen: row.isSeen,
    place: row.place,
    request_id: row.requestId,
    user_id: row.userId,
    generation_id: row.generationId,
  }
}
