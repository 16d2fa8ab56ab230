import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'
import { releaseAffiliate } from '#app/affiliates/actions/hold_affiliate'

/** `node ace.js affiliates:release CODE`: payouts that were on hold go on. */
export default class AffiliatesRelease extends BaseCommand {
  static override commandName = 'affiliates:release'
  static override description = 'Let payouts go to an affiliate again'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: "The affiliate's code, which stands in the link" })
  declare code: string

  override async run() {
    if (await releaseAffiliate(db.connection(), this.code.toLowerCase())) {
      this.logger.success(`Payouts to ${this.code} go on.`)
      return
    }
    this.logger.error(`There is no affiliate with the code ${this.code}.`)
    this.exitCode = 1
  }
}
