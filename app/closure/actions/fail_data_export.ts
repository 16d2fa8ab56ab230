import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Gives up a copy of somebody's data that has not ended: the page says so and offers another try. */
export async function failDataExport(exportId: string): Promise<void> {
  await sql(
    db.connection(),
    `update data_exports set state = 'failed', finished_at = now()
     where id = ? and state in ('queued', 'running')`,
    [exportId]
  )
}
