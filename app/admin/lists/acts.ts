import { sql, TO_SHOW } from '#app/core/database/sql'
import type { ActTarget, OperatorAct } from '#app/accounts/operators/acts'
import { type AdminList, searchIn } from './list.js'

export type ActFilter = {
  /** The id of an account. */
  q: string
}

export interface ActRow {
  id: number
  operator: string
  act: OperatorAct
  target: ActTarget | null
  targetId: string | null
  details: Record<string, string | number>
  reason: string | null
  ipAddress: string | null
  createdAt: Date
}

const COLUMNS = `a.id, a.operator, a.act, a.target, a.target_id as "targetId", a.details, a.reason, a.ip_address as "ipAddress",
  a.created_at as "createdAt"`

/** What operators did, the newest first: all, or what was done to one account. */
export const actsList: AdminList<ActFilter, ActRow> = {
  ids: 'number',
  filterIn: (request) => ({ q: searchIn(request) }),
  load({ q }, before, most) {
    if (q === '') {
      return sql<ActRow>(
        TO_SHOW,
        `select ${COLUMNS} from operator_acts a where a.id < coalesce(:before::bigint, 9223372036854775807)
         order by a.id desc limit :most`,
        { before, most }
      )
    }
    return sql<ActRow>(
      TO_SHOW,
      `select ${COLUMNS} from operator_acts a where a.target = 'user' and a.target_id = :q
         and a.id < coalesce(:before::bigint, 9223372036854775807)
       order by a.id desc limit :most`,
      { q, before, most }
    )
  },
}
