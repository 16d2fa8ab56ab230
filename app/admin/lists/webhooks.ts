import { sql, TO_SHOW } from '#app/core/database/sql'
import type { DeliveryProblem } from '#app/webhooks/delivery_problem'
import type { DisabledReason } from '#app/webhooks/delivery_state'
import { type AdminList, choiceIn, searchIn } from './list.js'

export const WEBHOOK_STATES = ['failing', 'disabled', 'all'] as const
export type WebhookState = (typeof WEBHOOK_STATES)[number]

export type WebhookFilter = {
  /** The address of an account. */
  q: string
  state: WebhookState
}

export interface WebhookRow {
  id: number
  userId: number
  email: string
  url: string
  failingSince: Date | null
  disabledAt: Date | null
  disabledReason: DisabledReason | null
  pending: number
  overdue: number
  problem: DeliveryProblem | null
  /** Of the answer, where there was one. */
  status: number | null
  failedAt: Date | null
}

const COLUMNS = `e.id, e.user_id as "userId", u.email, e.url, e.failing_since as "failingSince", e.disabled_at as "disabledAt",
  e.disabled_reason as "disabledReason", w.pending, w.overdue, f.problem, f.status, f.created_at as "failedAt"`

/** With what waits for an endpoint, and the last failure among its newest deliveries: of one that works, among few. */
const BESIDE = `join users u on u.id = e.user_id
  cross join lateral (
    select count(*)::int as pending, (count(*) filter (where d.next_attempt_at < now()))::int as overdue
    from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'pending') w
  left join lateral (
    select problem, status, created_at from webhook_attempts
    where id = (
      select max(a.id) from (select id from webhook_deliveries where endpoint_id = e.id order by id desc
        limit case when e.failing_since is null and e.disabled_at is null then 10 else 50 end) d
      cross join lateral (
        select id from webhook_attempts where delivery_id = d.id and problem is not null order by id desc limit 1) a)) f on true`

/** Served by `webhook_endpoints_failing`, `webhook_endpoints_disabled` and the primary key. */
const CONDITIONS: Record<WebhookState, string> = {
  failing: 'e.failing_since is not null and e.disabled_at is null',
  disabled: 'e.disabled_at is not null',
  all: 'true',
}

const OF_ACCOUNT = 'e.user_id = (select id from users where email = lower(:q))'

/** A page of them first, so that nothing is looked up for others. */
const endpoints = (condition: string) =>
  `select * from webhook_endpoints e where ${condition} and e.id < coalesce(:before::bigint, 9223372036854775807)
   order by e.id desc limit :most`

/** Merchants' endpoints, the newest first. */
export const webhooksList: AdminList<WebhookFilter, WebhookRow> = {
  ids: 'number',
  filterIn: (request) => ({
    q: searchIn(request),
    state: choiceIn(request, 'state', WEBHOOK_STATES),
  }),
  load({ q, state }, before, most) {
    if (q === '') {
      return sql<WebhookRow>(
        TO_SHOW,
        `select ${COLUMNS} from (${endpoints(CONDITIONS[state])}) e ${BESIDE} order by e.id desc`,
        { before, most }
      )
    }
    return sql<WebhookRow>(
      TO_SHOW,
      `select ${COLUMNS} from (${endpoints(`${OF_ACCOUNT} and ${CONDITIONS[state]}`)}) e ${BESIDE} order by e.id desc`,
      { q, before, most }
    )
  },
}
