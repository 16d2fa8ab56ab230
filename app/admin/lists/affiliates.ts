import { sql, TO_SHOW } from '#app/core/database/sql'
import { type AdminList, choiceIn, searchIn } from './list.js'

export const AFFILIATE_STATES = ['all', 'held'] as const
export type AffiliateState = (typeof AFFILIATE_STATES)[number]

export type AffiliateFilter = {
  /** A code, or an address. */
  q: string
  state: AffiliateState
}

export interface AffiliateRow {
  id: number
  userId: number
  email: string
  code: string
  registrations: number
  paidConversions: number
  /** Cents. */
  earnings: number
  balance: number
  heldAt: Date | null
  heldReason: string | null
  createdAt: Date
}

const COLUMNS = `a.id, a.user_id as "userId", u.email, a.code, a.registrations, a.paid_conversions as "paidConversions",
  a.earnings, a.balance, a.held_at as "heldAt", a.held_reason as "heldReason", a.created_at as "createdAt"`

/** Served by the primary key and `affiliates_held`. */
const CONDITIONS: Record<AffiliateState, string> = {
  all: 'true',
  held: 'a.held_at is not null',
}

/** Affiliates, the newest first. */
export const affiliatesList: AdminList<AffiliateFilter, AffiliateRow> = {
  ids: 'number',
  filterIn: (request) => ({
    q: searchIn(request),
    state: choiceIn(request, 'state', AFFILIATE_STATES),
  }),
  load({ q, state }, before, most) {
    if (q === '') {
      return sql<AffiliateRow>(
        TO_SHOW,
        `select ${COLUMNS} from affiliates a join users u on u.id = a.user_id
         where ${CONDITIONS[state]} and a.id < coalesce(:before::bigint, 9223372036854775807)
         order by a.id desc limit :most`,
        { before, most }
      )
    }
    return sql<AffiliateRow>(
      TO_SHOW,
      `select ${COLUMNS} from affiliates a join users u on u.id = a.user_id
       where (a.code = lower(:q) or a.user_id = (select id from users where email = lower(:q))) and ${CONDITIONS[state]}
         and a.id < coalesce(:before::bigint, 9223372036854775807)
       order by a.id desc limit :most`,
      { q, before, most }
    )
  },
}
