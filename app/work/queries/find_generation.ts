import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import Generation from '../models/generation.js'
import { sql } from '#app/core/database/sql'
import { UUID } from '#app/core/database/uuid'

/**
 * A piece of work of this user.
 * @throws AppError 404 for anybody else's
 */
export async function findOwnGeneration(id: string, userId: number): Promise<Generation> {
  const generation = UUID.test(id) ? await Generation.find(id) : null
  if (generation?.userId !== userId) throw notFound()
  return generation
}

/**
 * The work that a call of this user with an `Idempotency-Key` has begun.
 * @throws AppError 404 when there was no such call, or it made something else
 */
export async function findGenerationByKey(key: string, userId: number): Promise<Generation> {
  const [made] = await sql<{ id: string | null }>(
    db.connection(),
    'select generation_id as id from idempotency_keys where user_id = ? and key = ?',
    [userId, key]
  )
  if (!made?.id) throw notFound()
  return findOwnGeneration(made.id, userId)
}
