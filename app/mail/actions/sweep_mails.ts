import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { trimMailbox } from '../mailbox/read_mailbox.js'

/** So long an operator may have what could not be sent sent again. */
export const AGAIN_DAYS = 7

/** Reports mail whose worker died while sending it, which takes less than an hour in any case, and forgets old mail. */
export async function sweepMails(): Promise<void> {
  const uncertain = await sql<{ id: string; kind: string }>(
    db.connection(),
    `update mails set failed_at = now(), data = '{}',
       last_error = 'The worker ended while sending it. It may have arrived.'
     where handed_over_at < now() - interval '1 hour' and sent_at is null and failed_at is null
     returning id, kind`
  )
  for (const { id, kind } of uncertain) {
    logger.error({ mailId: id, kind }, 'mail may not have been sent')
  }
  await sql(
    db.connection(),
    `update mails set data = '{}' where failed_at < now() - make_interval(days => ?) and data <> '{}'`,
    [AGAIN_DAYS]
  )
  await sql(
    db.connection(),
    `delete from mails where created_at < now() - interval '30 days'
       and (sent_at is not null or failed_at is not null)`
  )
  await trimMailbox()
}
