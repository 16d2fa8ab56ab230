import logger from '@adonisjs/core/services/logger'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { appKey } from '#config/app'
import { isDemoOpen } from '#config/demo'
import { hasHadOperator } from './first_operator.js'
import { setupKey } from './setup_key.js'

/** Says in the log of a start how the first operator is made, where an installation is for others than those who try it. */
export async function inviteOperator(): Promise<void> {
  try {
    if (isDemoOpen() || (await hasHadOperator())) return
    const link = absoluteUrl(`/setup?key=${setupKey(appKey.release())}`)
    logger.warn(`There is no operator yet. Who has this link makes the account: ${link}`)
  } catch (error) {
    logger.warn({ err: error }, 'it could not be seen whether there is an operator')
  }
}
