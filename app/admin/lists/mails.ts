import { sql, TO_SHOW } from '#app/core/database/sql'
import { CAN_BE_SENT_AGAIN } from '#app/mail/actions/send_again'
import { type AdminList, choiceIn, searchIn } from './list.js'

export const MAIL_STATES = ['all', 'waiting', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

export type MailFilter = {
  /** The receiver's address. */
  q: string
  state: MailState
}

export interface MailRow {
  id: string
  userId: number | null
  recipient: string
  kind: string
  attempts: number
  lastError: string | null
  /** What the server said when it took it. */
  answer: string | null
  createdAt: Date
  sentAt: Date | null
  failedAt: Date | null
  canBeSentAgain: boolean
}

const COLUMNS = `m.id, m.user_id as "userId", m.recipient, m.kind, m.attempts, m.last_error as "lastError", m.answer,
  m.created_at as "createdAt", m.sent_at as "sentAt", m.failed_at as "failedAt",
  (${CAN_BE_SENT_AGAIN}) as "canBeSentAgain"`

/** What it asks for is kept for some weeks; served by `mails_created_at_index`, `mails_waiting` and `mails_failed`. */
const CONDITIONS: Record<MailState, string> = {
  all: 'true',
  waiting: 'm.sent_at is null and m.failed_at is null',
  failed: 'm.failed_at is not null',
}

/** Mails, the newest first. */
export const mailsList: AdminList<MailFilter, MailRow> = {
  ids: 'uuid',
  filterIn: (request) => ({ q: searchIn(request), state: choiceIn(request, 'state', MAIL_STATES) }),
  load({ q, state }, before, most) {
    const after = `(m.created_at, m.id) < (coalesce((select created_at from mails where id = :before::uuid), 'infinity'),
      coalesce(:before::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))`
    if (q === '') {
      return sql<MailRow>(
        TO_SHOW,
        `select ${COLUMNS} from mails m where ${CONDITIONS[state]} and ${after}
         order by m.created_at desc, m.id desc limit :most`,
        { before, most }
      )
    }
    return sql<MailRow>(
      TO_SHOW,
      `select ${COLUMNS} from mails m where m.recipient = :q and ${CONDITIONS[state]} and ${after}
       order by m.created_at desc, m.id desc limit :most`,
      { q: q.toLowerCase(), before, most }
    )
  },
}
