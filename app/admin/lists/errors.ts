import { sql, TO_SHOW } from '#app/core/database/sql'
import { type AdminList, choiceIn, searchIn } from './list.js'

export const ERROR_STATES = ['unseen', 'all'] as const
export type ErrorState = (typeof ERROR_STATES)[number]

export type ErrorFilter = {
  /** A part of its name, its message or its place. */
  q: string
  state: ErrorState
}

export interface ErrorRow {
  id: number
  name: string
  message: string
  frames: string
  times: number
  firstAt: Date
  lastAt: Date
  isSeen: boolean
  place: string | null
  requestId: string | null
  userId: number | null
  generationId: string | null
}

const CONDITIONS: Record<ErrorState, string> = {
  unseen: '(e.seen_at is null or e.seen_at < e.last_at)',
  all: 'true',
}

/** Unexpected errors, the last that happened first. There are some hundreds at most. */
export const errorsList: AdminList<ErrorFilter, ErrorRow> = {
  ids: 'number',
  filterIn: (request) => ({
    q: searchIn(request),
    state: choiceIn(request, 'state', ERROR_STATES),
  }),
  load({ q, state }, before, most) {
    return sql<ErrorRow>(
      TO_SHOW,
      `select e.id, e.name, e.message, e.frames, e.times, e.first_at as "firstAt", e.last_at as "lastAt",
         coalesce(e.seen_at >= e.last_at, false) as "isSeen", e.place, e.request_id as "requestId", e.user_id as "userId",
         e.generation_id as "generationId"
       from error_log e
       where ${CONDITIONS[state]} and position(lower(:q) in lower(concat_ws(' ', e.name, e.message, e.place))) > 0
         and (e.last_at, e.id) < (coalesce((select last_at from error_log where id = :before::bigint), 'infinity'),
           coalesce(:before::bigint, 9223372036854775807))
       order by e.last_at desc, e.id desc limit :most`,
      { q, before, most }
    )
  },
}

/** Those that nobody has looked at since they happened last. */
export async function countUnseenErrors(): Promise<number> {
  const [row] = await sql<{ count: number }>(
    TO_SHOW,
    'select count(*)::int as count from error_log where seen_at is null or seen_at < last_at'
  )
  return row?.count ?? 0
}
