import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/**
 * Stops payouts to an affiliate until they are released; what they earn is booked as before.
 * @returns whether there is an affiliate of this code
 */
export async function holdAffiliate(
  client: QueryClientContract,
  code: string,
  reason: string
): Promise<boolean> {
  const rows = await sql(
    client,
    `update affiliates set held_at = coalesce(held_at, now()), held_reason = ? where code = ? returning id`,
    [reason, code]
  )
  return rows.length > 0
}

/** Lets payouts go to an affiliate again; answers like {@link holdAffiliate}. */
export async function releaseAffiliate(
  client: QueryClientContract,
  code: string
): Promise<boolean> {
  const rows = await sql(
    client,
    `update affiliates set held_at = null, held_reason = null where code = ? returning id`,
    [code]
  )
  return rows.length > 0
}
