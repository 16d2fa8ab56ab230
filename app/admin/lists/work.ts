import { sql, TO_SHOW } from '#app/core/database/sql'
import { UUID } from '#app/core/database/uuid'
import type { GenerationKind, GenerationState } from '#app/work/generation_state'
import { IS_REPEATABLE } from '../acts/repeat_work.js'
import { type AdminList, choiceIn, searchIn } from './list.js'

export const WORK_STATES = ['all', 'open', 'failed'] as const
export type WorkState = (typeof WORK_STATES)[number]

export type WorkFilter = {
  /** An id of work, of a product, or an address. */
  q: string
  state: WorkState
}

export interface WorkRow {
  id: string
  userId: number
  email: string
  productId: number | null
  kind: GenerationKind
  engine: string
  state: GenerationState
  errorCode: string | null
  errorParams: Record<string, unknown> | null
  creditKind: string | null
  creditCost: number
  attempt: number
  engineMs: number | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  isRepeatable: boolean
}

const COLUMNS = `g.id, g.user_id as "userId", u.email, g.product_id as "productId", g.kind, g.engine, g.state,
  g.error_code as "errorCode", g.error_params as "errorParams", g.credit_kind as "creditKind", g.credit_cost as "creditCost",
  g.attempt, g.engine_ms as "engineMs", g.created_at as "createdAt", g.started_at as "startedAt", g.finished_at as "finishedAt",
  ${IS_REPEATABLE} as "isRepeatable"`

/** Served by the primary key, `generations_unfinished` and `generations_failed_newest`. */
const CONDITIONS: Record<WorkState, string> = {
  all: 'true',
  open: `g.state in ('queued', 'running')`,
  failed: `g.state = 'failed'`,
}

/** Whether somebody looks for a product and what was done on it. */
export const isProductId = (q: string) => /^\d{1,15}$/.test(q)

/** Work of all merchants, the newest first; ids are times. */
export const workList: AdminList<WorkFilter, WorkRow> = {
  ids: 'uuid',
  filterIn: (request) => ({ q: searchIn(request), state: choiceIn(request, 'state', WORK_STATES) }),
  load({ q, state }, before, most) {
    if (UUID.test(q)) return before === null ? loadById(q) : Promise.resolve([])
    if (isProductId(q)) return loadByProduct(q, state, before, most)
    if (q !== '') return loadByUser(q.toLowerCase(), state, before, most)
    return sql<WorkRow>(
      TO_SHOW,
      `select ${COLUMNS} from generations g join users u on u.id = g.user_id
       where ${CONDITIONS[state]} and g.id < coalesce(:before::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
       order by g.id desc limit :most`,
      { before, most }
    )
  },
}

function loadById(id: string): Promise<WorkRow[]> {
  return sql<WorkRow>(
    TO_SHOW,
    `select ${COLUMNS} from generations g join users u on u.id = g.user_id where g.id = ?`,
    [id]
  )
}

function loadByProduct(productId: string, state: WorkState, before: string | null, most: number) {
  return sql<WorkRow>(
    TO_SHOW,
    `select ${COLUMNS} from generations g join users u on u.id = g.user_id
     where g.product_id = :productId::bigint and ${CONDITIONS[state]}
       and g.id < coalesce(:before::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by g.id desc limit :most`,
    { productId, before, most }
  )
}

/** By times, of which there is an index for each user. */
function loadByUser(email: string, state: WorkState, before: string | null, most: number) {
  return sql<WorkRow>(
    TO_SHOW,
    `select ${COLUMNS} from generations g join users u on u.id = g.user_id
     where g.user_id = (select id from users where email = :email) and ${CONDITIONS[state]}
       and (g.created_at, g.id) < (coalesce((select created_at from generations where id = :before::uuid), 'infinity'),
         coalesce(:before::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
     order by g.created_at desc, g.id desc limit :most`,
    { email, before, most }
  )
}
