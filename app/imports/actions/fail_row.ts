import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Keeps why a row could not be imported. One that has ended meanwhile is left alone. */
export async function failRow(rowId: number, problem: string): Promise<void> {
  await sql(
    db.connection(),
    `update import_rows set state = 'failed', problem = ? where id = ? and state = 'waiting'`,
    [problem, rowId]
  )
}
