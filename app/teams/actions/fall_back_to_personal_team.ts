import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Makes the personal team the current one of a user whose current team is gone. */
export async function fallBackToPersonalTeam(userId: number, goneTeamId: number | null) {
  await sql(
    db.connection(),
    `with personal as (
       select id from teams where user_id = :userId and personal_team for key share)
     update users set current_team_id = (select id from personal)
     where id = :userId and current_team_id is not distinct from :goneTeamId`,
    { userId, goneTeamId }
  )
}
