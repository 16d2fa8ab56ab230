import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DATA_EXPORTS_QUEUE, type DataExportJob } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import { exportUnderWay } from '../errors.js'

/**
 * Has a worker write a copy of all of a user's data. An earlier copy stays until the new one is there.
 * @throws AppError 409 while one is being written
 */
export async function requestDataExport(userId: number, client: ClientInfo): Promise<string> {
  const queue = await app.container.make('queue')
  return db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    await sql(trx, `delete from data_exports where user_id = ? and state = 'failed'`, [userId])
    const [row] = await sql<{ id: string }>(
      trx,
      'insert into data_exports (user_id) values (?) on conflict do nothing returning id',
      [userId]
    )
    if (!row) {
      throw exportUnderWay()
    }
    await notifyOfSecurityEvent(trx, userId, 'data_requested', client)
    await queue.send(DATA_EXPORTS_QUEUE, { exportId: row.id } satisfies DataExportJob, {
      db: onConnection(trx),
    })
    return row.id
  })
}
