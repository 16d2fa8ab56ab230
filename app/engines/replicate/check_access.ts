import logger from '@adonisjs/core/services/logger'
import { Refusal } from '../remote/queue/refusal.js'
import { callOnce } from './client.js'
import type { ReplicateSettings } from './settings.js'

/**
 * Asks the provider whose token it is, which costs nothing. A provider that is away stops nobody: it may be back when the first work
 * comes.
 * @throws Error when the token is refused
 */
export async function checkAccess(settings: ReplicateSettings): Promise<void> {
  try {
    await callOnce(settings, (client) => client.accounts.current())
  } catch (error) {
    if (error instanceof Refusal && (error.status === 401 || error.status === 403)) {
      throw new Error(
        `Replicate refuses REPLICATE_API_TOKEN (it answers ${error.status}): make a token at replicate.com/account/api-tokens.`
      )
    }
    logger.warn({ err: error }, 'Replicate could not be asked whether it takes the token')
  }
}
