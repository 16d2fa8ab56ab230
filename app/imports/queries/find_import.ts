import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import { IMPORTS_LISTED } from '#config/imports'

export interface Import {
  id: number
  userId: number
  name: string
  createdAt: Date
  /** Rows by how far they are. */
  waiting: number
  done: number
  failed: number
}

const SELECT = `select i.id, i.user_id as "userId", i.name, i.created_at as "createdAt", r.waiting, r.done, r.failed
  from imports i cross join lateral (
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'done') as done,
      count(*) filter (where state = 'failed') as failed
    from import_rows where import_id = i.id) r`

/**
 * An import of this user.
 * @throws AppError 404 for anybody else's
 */
export async function findImport(id: string, userId: number): Promise<Import> {
  const [found] = /^[1-9]\d{0,17}$/.test(id)
    ? await sql<Import>(db.connection(), `${SELECT} where i.id = ? and i.user_id = ?`, [id, userId])
    : []
  if (!found) throw notFound()
  return found
}

/** A user's last imports, newest first. */
export function listImports(userId: number): Promise<Import[]> {
  return sql<Import>(
    db.connection(),
    `${SELECT} where i.user_id = ? order by i.id desc limit ${IMPORTS_LISTED}`,
    [userId]
  )
}
