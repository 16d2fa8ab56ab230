import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** A row that is to be imported. */
export interface WaitingRow {
  id: number
  userId: number
  sku: string | null
  name: string
  description: string
  addresses: string[]
}

/** A row by its id; null when it has ended or is gone. */
export async function findWaitingRow(id: number): Promise<WaitingRow | null> {
  const rows = await sql<WaitingRow>(
    db.connection(),
    `select r.id, i.user_id as "userId", r.sku, r.name, r.description, r.addresses
     from import_rows r join imports i on i.id = r.import_id where r.id = ? and r.state = 'waiting'`,
    [id]
  )
  return rows[0] ?? null
}
