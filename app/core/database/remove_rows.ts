import db from '@adonisjs/lucid/services/db'
import { sql } from './sql.js'

/**
 * Deletes the rows of a table that a condition names; for sweeps.
 * @param condition SQL of ours, with `?` for each value
 */
export function removeRows(table: string, condition: string, values: number[] = []) {
  return sql(db.connection(), `delete from ${table} where ${condition}`, values)
}
