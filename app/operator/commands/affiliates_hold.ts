import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'
import { holdAffiliate } from '#app/affiliates/actions/hold_affiliate'

/** `node ace.js affiliates:hold CODE --reason="..."`: nothing is paid out to an affiliate until they are released. */
export default class AffiliatesHold extends BaseCommand {
  static override commandName = 'affiliates:hold'
  static override description = 'Hold the payouts of an affiliate back'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: "The affiliate's code, which stands in the link" })
  declare code: string

  @flags.string({ description: 'Why, for whoever looks into it later' })
  declare reason?: string

  override async run() {
    const reason = this.reason?.trim()
    if (!reason) return this.#refuse('Say why, e.g. --reason="Three users with one card".')
    if (!(await holdAffiliate(db.connection(), this.code.toLowerCase(), reason))) {
      return this.#refuse(`There is no affiliate with the code ${this.code}.`)
    }
    this.logger.success(`Payouts to ${this.code} are on hold.`)
  }

  #refuse(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}
