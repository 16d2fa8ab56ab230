import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { OnboardingAnswers, OnboardingState } from '../choices.js'

/** How far somebody got with the questionnaire, and the answers. */
export type Onboarding = OnboardingAnswers & { state: OnboardingState }

/** Null for accounts that are older than the questionnaire. */
export async function findOnboarding(userId: number): Promise<Onboarding | null> {
  const rows = await sql<Onboarding>(
    db.connection(),
    'select state, industry, other_industry, use_reasons from onboarding_answers where user_id = ?',
    [userId]
  )
  return rows[0] ?? null
}
