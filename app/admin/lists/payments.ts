import { sql, TO_SHOW } from '#app/core/database/sql'
import { type AdminList, choiceIn, searchIn } from './list.js'

export const PAYMENT_STATES = ['all', 'refunded', 'disputed'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export type PaymentFilter = {
  /** An address, or the provider's id. */
  q: string
  state: PaymentState
}

export interface PaymentRow {
  id: number
  userId: number
  email: string
  kind: 'subscription' | 'pack'
  provider: string
  providerId: string
  /** Cents. */
  amount: number
  tax: number
  refunded: number
  currency: string
  dispute: 'open' | 'won' | 'lost' | null
  paidAt: Date
}

const COLUMNS = `p.id, p.user_id as "userId", u.email, p.kind, p.provider, p.provider_id as "providerId", p.amount, p.tax,
  p.refunded, p.currency, p.dispute, p.paid_at as "paidAt"`

/** Served by the primary key, `payments_refunded_newest` and `payments_disputed_newest`. */
const CONDITIONS: Record<PaymentState, string> = {
  all: 'true',
  refunded: 'p.refunded > 0',
  disputed: 'p.dispute is not null',
}

/** What was paid, the newest first. */
export const paymentsList: AdminList<PaymentFilter, PaymentRow> = {
  ids: 'number',
  filterIn: (request) => ({
    q: searchIn(request),
    state: choiceIn(request, 'state', PAYMENT_STATES),
  }),
  load({ q, state }, before, most) {
    if (q === '') {
      return sql<PaymentRow>(
        TO_SHOW,
        `select ${COLUMNS} from payments p join users u on u.id = p.user_id
         where ${CONDITIONS[state]} and p.id < coalesce(:before::bigint, 9223372036854775807)
         order by p.id desc limit :most`,
        { before, most }
      )
    }
    return sql<PaymentRow>(
      TO_SHOW,
      `select ${COLUMNS} from payments p join users u on u.id = p.user_id
       where (p.user_id = (select id from users where email = lower(:q)) or p.provider_id = :q) and ${CONDITIONS[state]}
         and p.id < coalesce(:before::bigint, 9223372036854775807)
       order by p.id desc limit :most`,
      { q, before, most }
    )
  },
}
