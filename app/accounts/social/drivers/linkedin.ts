import { LinkedInDriver } from '@adonisjs/ally/drivers/linked_in'
import type { ApiRequestContract } from '@adonisjs/ally/types'

/** LinkedIn's older flow, in which many apps may not read the address: then there is none. */
export class LegacyLinkedInDriver extends LinkedInDriver {
  protected override async getUserEmail(
    token: string,
    callback?: (request: ApiRequestContract) => void
  ) {
    try {
      return await super.getUserEmail(token, callback)
    } catch (error) {
      this.ctx.logger.debug({ err: error }, 'LinkedIn told no address')
      return ''
    }
  }
}
