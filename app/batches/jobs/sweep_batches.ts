import logger from '@adonisjs/core/services/logger'
import { advanceBatches } from '../actions/advance_batches.js'
import { resumeBatch } from '../actions/resume_batch.js'
import { listRestedBatches } from '../queries/list_rested_batches.js'
import { listUsersWithBatches } from '../queries/list_users_with_batches.js'

/** Lets the batches of all users go on, and those whose rest is over. What fails for one user stops no other. */
export async function sweepBatches(): Promise<void> {
  for (const { id, userId } of await listRestedBatches()) {
    await attempt(userId, () => resumeBatch(id, userId, 'limit'))
  }
  for (const userId of await listUsersWithBatches()) {
    await attempt(userId, () => advanceBatches(userId))
  }
}

async function attempt(userId: number, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    logger.error({ err: error, userId }, 'batches of a user do not go on')
  }
}
