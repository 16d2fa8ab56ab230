import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'
import { listOperators } from '#app/accounts/operators/operators'

/** `node ace.js operators:list`: who may open the admin pages. */
export default class OperatorsList extends BaseCommand {
  static override commandName = 'operators:list'
  static override description = 'List the accounts that may open the admin pages'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const operators = await listOperators(db.connection())
    if (operators.length === 0)
      this.logger.info('There are none: `node ace.js operators:add EMAIL`.')
    for (const { email, hasSecondFactor, createdAt } of operators) {
      const since = createdAt.toISOString().slice(0, 10)
      const note = hasSecondFactor ? '' : ', has no second factor yet and is not let in'
      this.logger.info(`${email}, since ${since}${note}`)
    }
  }
}
