import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { Decision } from '#app/pictures/actions/set_review_status'

/** What stands decided on some of a user's own pictures; those that are gone are left out. Served by the primary key. */
export function findDecisions(ids: number[], userId: number): Promise<Decision[]> {
  return sql<Decision>(
    db.connection(),
    `select id, review_status as status from generated_images
     where id = any(:ids::bigint[]) and user_id = :userId and deleted_at is null order by id`,
    { ids, userId }
  )
}
