import db from '@adonisjs/lucid/services/db'
import { endGeneration } from '../actions/end_generation.js'

/** Gives up work whose workers died as often as attempts are allowed. */
export async function abandonGeneration(id: string): Promise<void> {
  await db.transaction((trx) =>
    endGeneration(trx, {
      id,
      state: 'failed',
      error: {
        code: 'internal',
        message: 'Something went wrong on our side several times. Your credits were given back.',
      },
    })
  )
}
