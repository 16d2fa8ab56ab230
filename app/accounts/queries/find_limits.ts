import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { UserLimits } from '../user_limits.js'

const NONE: UserLimits = {
  calls_per_minute: null,
  work_at_once: null,
  credits_per_day: null,
  most_products: null,
  storage_mb: null,
}

/** What an operator has set for an account. */
export async function findLimits(client: QueryClientContract, userId: number): Promise<UserLimits> {
  const [limits] = await sql<UserLimits>(
    client,
    'select calls_per_minute, work_at_once, credits_per_day, most_products, storage_mb from user_limits where user_id = ?',
    [userId]
  )
  return limits ?? NONE
}
