import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Puts the questionnaire off. Answers that were given stay. */
export async function skipQuestionnaire(userId: number): Promise<void> {
  await sql(
    db.connection(),
    `update onboarding_answers set state = 'skipped', updated_at = now() where user_id = ? and state = 'open'`,
    [userId]
  )
}
