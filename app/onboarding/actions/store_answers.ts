import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { Industry, UseReason } from '../choices.js'

export interface StoreAnswersInput {
  userId: number
  industry: Industry
  /** Kept for the industry 'other' alone. */
  otherIndustry: string | null
  useReasons: UseReason[]
}

/** Keeps what somebody answered, in the place of earlier answers. An account that is gone meanwhile keeps nothing. */
export async function storeAnswers(
  input: StoreAnswersInput,
  client: QueryClientContract = db.connection()
): Promise<void> {
  const { userId, industry, otherIndustry, useReasons } = input
  await sql(
    client,
    `insert into onboarding_answers (user_id, state, industry, other_industry, use_reasons)
     select u.id, 'answered', ?, ?, ? from users u where u.id = ? for key share
     on conflict (user_id) do update set state = excluded.state, industry = excluded.industry,
       other_industry = excluded.other_industry, use_reasons = excluded.use_reasons, updated_at = now()`,
    [industry, industry === 'other' ? otherIndustry : null, useReasons, userId]
  )
}
