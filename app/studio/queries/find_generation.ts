import { notFound } from '#app/shell/exceptions/app_error'
import Generation from '../models/generation.js'
import { UUID } from '#app/shell/uuid'

/**
 * A piece of work of this user.
 * @throws AppError 404 for anybody else's
 */
export async function findOwnGeneration(id: string, userId: number): Promise<Generation> {
  const generation = UUID.test(id) ? await Generation.find(id) : null
  if (generation?.userId !== userId) throw notFound()
  return generation
}
