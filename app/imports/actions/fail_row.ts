import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { ImportProblem } from '../import_problem.js'

/** Keeps why a row could not be imported. One that has ended meanwhile is left alone. */
export async function failRow(rowId: number, problem: ImportProblem): Promise<void> {
  await sql(
    db.connection(),
    `update import_rows set state = 'failed', problem = ?::jsonb where id = ? and state = 'waiting'`,
    [JSON.stringify(problem), rowId]
  )
}
