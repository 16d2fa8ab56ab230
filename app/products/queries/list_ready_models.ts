import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'

/** A trained product on the dashboard. */
export type ReadyModel = {
  id: number
  name: string
  status: 'ready'
}

const LIMIT = 12

/** A user's newest trained products. */
export async function listReadyModels(userId: number): Promise<ReadyModel[]> {
  const rows = await sql<ReadyModel>(
    db.connection(),
    `select id, name, status from products where user_id = ? and status = 'ready'
     order by id desc limit ?`,
    [userId, LIMIT]
  )
  return rows
}
