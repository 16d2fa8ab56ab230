import { sql, TO_SHOW } from '#app/core/database/sql'
import { SUBSCRIBED_STATUSES } from '#config/billing'
import { type AdminList, choiceIn, searchIn } from './list.js'

export const USER_STATES = ['all', 'suspended', 'operators'] as const
export type UserState = (typeof USER_STATES)[number]

export type UserFilter = {
  q: string
  state: UserState
}

export interface UserRow {
  id: number
  email: string
  name: string
  createdAt: Date
  emailVerifiedAt: Date | null
  suspendedAt: Date | null
  isOperator: boolean
  isSubscribed: boolean
}

const COLUMNS = `u.id, u.email, u.name, u.created_at as "createdAt", u.email_verified_at as "emailVerifiedAt",
  u.suspended_at as "suspendedAt", exists (select 1 from operators o where o.user_id = u.id) as "isOperator",
  (select count(*) > 0 from subscriptions s where s.user_id = u.id and s.status = any(:statuses)) as "isSubscribed"`

/** Each is a condition of its own, so that an index serves it. */
const CONDITIONS: Record<UserState, string> = {
  all: 'true',
  suspended: 'u.suspended_at is not null',
  operators: 'u.id in (select user_id from operators)',
}

/**
 * Accounts, the newest first. What is searched for is an id, or the beginning of an address or a name: then the first few of each are
 * answered, all at once.
 */
export const usersList: AdminList<UserFilter, UserRow> = {
  ids: 'number',
  filterIn: (request) => ({
    q: searchIn(request),
    state: choiceIn(request, 'state', USER_STATES),
  }),
  load({ q, state }, before, most) {
    if (q !== '') return before === null ? search(q, most) : Promise.resolve([])
    return sql<UserRow>(
      TO_SHOW,
      `select ${COLUMNS} from users u
       where ${CONDITIONS[state]} and u.id < coalesce(:before::bigint, 9223372036854775807)
       order by u.id desc limit :most`,
      { statuses: SUBSCRIBED_STATUSES, before, most }
    )
  },
}

/**
 * Served by `users_email_prefix` and `users_name_prefix`, by bounds and in their order: the server does not look into an index for
 * a pattern that it does not know yet, nor does it find the first few in another order.
 */
function search(q: string, most: number): Promise<UserRow[]> {
  const from = q.toLowerCase()
  const id = /^\d{1,15}$/.test(q) ? q : null
  return sql<UserRow>(
    TO_SHOW,
    `with found as (
       (select id from users where id = :id::bigint)
       union (select id from users where email ~>=~ :from and email ~<~ :to order by email using ~<~ limit :most)
       union (select id from users where lower(name) ~>=~ :from and lower(name) ~<~ :to
         order by lower(name) using ~<~ limit :most))
     select ${COLUMNS} from users u join found on found.id = u.id order by u.id desc limit :most`,
    { statuses: SUBSCRIBED_STATUSES, id, from, to: `${from}\u{10ffff}`, most }
  )
}
