import type { PayoutFailure } from '#app/affiliates/payouts/payout_failure'
import type { PayoutStatus } from '#app/affiliates/payouts/payout_outcome'
import { sql, TO_SHOW } from '#app/core/database/sql'
import { type AdminList, choiceIn, searchIn } from './list.js'

export const PAYOUT_STATES = ['all', 'pending', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

export type PayoutFilter = {
  /** A code of an affiliate, or their address. */
  q: string
  state: PayoutState
}

export interface PayoutRow {
  id: number
  userId: number
  email: string
  code: string
  /** Cents. */
  amount: number
  status: PayoutStatus
  paypalEmail: string
  batchId: number | null
  reference: string
  /** PayPal's last word. */
  providerStatus: string | null
  transactionId: string | null
  failure: PayoutFailure | null
  createdAt: Date
  endedAt: Date | null
}

const COLUMNS = `p.id, a.user_id as "userId", u.email, a.code, p.amount, p.status, p.paypal_email as "paypalEmail",
  p.batch_id as "batchId", p.reference::text, p.provider_status as "providerStatus", p.transaction_id as "transactionId",
  p.failure, p.created_at as "createdAt", p.ended_at as "endedAt"`

/** Served by the primary key, `payouts_one_pending` and `payouts_failed_newest`. */
const CONDITIONS: Record<PayoutState, string> = {
  all: 'true',
  pending: `p.status = 'pending'`,
  failed: `p.status = 'failed'`,
}

/** Payouts to all affiliates, the newest first. */
export const payoutsList: AdminList<PayoutFilter, PayoutRow> = {
  ids: 'number',
  filterIn: (request) => ({
    q: searchIn(request),
    state: choiceIn(request, 'state', PAYOUT_STATES),
  }),
  load({ q, state }, before, most) {
    if (q === '') {
      return sql<PayoutRow>(
        TO_SHOW,
        `select ${COLUMNS} from payouts p join affiliates a on a.id = p.affiliate_id join users u on u.id = a.user_id
         where ${CONDITIONS[state]} and p.id < coalesce(:before::bigint, 9223372036854775807)
         order by p.id desc limit :most`,
        { before, most }
      )
    }
    return sql<PayoutRow>(
      TO_SHOW,
      `select ${COLUMNS} from payouts p join affiliates a on a.id = p.affiliate_id join users u on u.id = a.user_id
       where p.affiliate_id in (select id from affiliates
           where code = lower(:q) or user_id = (select id from users where email = lower(:q)))
         and ${CONDITIONS[state]} and p.id < coalesce(:before::bigint, 9223372036854775807)
       order by p.id desc limit :most`,
      { q, before, most }
    )
  },
}
