import db from '@adonisjs/lucid/services/db'
import { endGeneration, type EndGenerationInput } from './end_generation.js'
import { lockGeneration } from './lock_generation.js'

/** Ends work that came to nothing, in a transaction of its own; what has ended is left alone. */
export async function giveUpGeneration(
  input: EndGenerationInput & { state: 'failed' | 'cancelled' }
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockGeneration(trx, input.id)
    await endGeneration(trx, input)
  })
}
