import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

export interface UsedPrompt {
  prompt: string
  negativePrompt: string
  /** Whether it was used for the product at hand. */
  isOfProduct: boolean
}

/** Pieces of work that are looked through, and prompts that are offered. */
const RECENT_WORK = 300
const MOST = 20

/**
 * What a user has asked for lately, each once: prompts of the product first, then those of other products, newest first.
 * Served by the index on (user_id, created_at).
 */
export function listPrompts(userId: number, productId: number): Promise<UsedPrompt[]> {
  return sql<UsedPrompt>(
    db.connection(),
    `select prompt, "negativePrompt", bool_or(coalesce(product_id = :productId, false)) as "isOfProduct" from (
       select p.prompt, coalesce(params->>'negativePrompt', '') as "negativePrompt", product_id, created_at
       from (select * from generations where user_id = :userId order by created_at desc limit ${RECENT_WORK}) g,
         jsonb_array_elements_text(params->'prompts') as p (prompt)
       where kind in ('generate', 'background')
     ) used
     group by prompt, "negativePrompt"
     order by bool_or(coalesce(product_id = :productId, false)) desc, max(created_at) desc limit ${MOST}`,
    { userId, productId }
  )
}
