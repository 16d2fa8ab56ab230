import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { stepMessage } from '#app/engines/steps/step_message'
import type { ProgressStep } from '#app/engines/steps/steps'
import type { UnfinishedTraining } from '../transformers/training_data.js'

/** The user's newest unfinished training, or null. Served by the index `generations_open`. */
export function findUnfinishedTraining(userId: number): Promise<UnfinishedTraining | null> {
  return find('g.user_id = ?', userId)
}

/** The unfinished training of a product, or null. */
export function findUnfinishedTrainingOf(productId: number): Promise<UnfinishedTraining | null> {
  return find('g.product_id = ?', productId)
}

async function find(where: string, id: number): Promise<UnfinishedTraining | null> {
  const rows = await sql<
    Omit<UnfinishedTraining, 'created_at' | 'step'> & {
      created_at: Date
      step: ProgressStep | null
    }
  >(
    db.connection(),
    `select g.id as request_id, g.product_id as model_id, coalesce(g.params->>'method', 'training') as method,
       p.name, g.progress, g.step, g.created_at
     from generations g join products p on p.id = g.product_id
     where ${where} and g.kind = 'train' and g.state in ('queued', 'running')
     order by g.created_at desc limit 1`,
    [id]
  )
  const row = rows[0]
  return row
    ? { ...row, step: row.step && stepMessage(row.step), created_at: row.created_at.toISOString() }
    : null
}
