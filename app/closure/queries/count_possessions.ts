import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

/** What goes with an account when it is deleted. */
export type Possessions = {
  products: number
  files: number
  unfinished: number
  /** Cents that an affiliate has earned and was not paid; below zero when more was taken back than was left. */
  unpaid: number
}

/** Copies of one's data are no files that one would miss. Files are counted in the index `media_of_owner` alone. */
export async function countPossessions(userId: number): Promise<Possessions> {
  const rows = await sql<Possessions>(
    db.connection(),
    `select (select count(*) from products where user_id = :userId) as products,
       (select count(*) from media where owner_id = :userId)
         - (select count(media_id) from data_exports where user_id = :userId) as files,
       (select count(*) from generations
          where user_id = :userId and state in ('queued', 'running')) as unfinished,
       coalesce((select balance from affiliates where user_id = :userId), 0) as unpaid`,
    { userId }
  )
  return firstOf(rows)
}
