import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { unmakeOperator } from '#app/accounts/operators/make_operator'

/** `node ace.js operators:remove EMAIL`: the admin pages are closed to an account again, at once. */
export default class OperatorsRemove extends BaseCommand {
  static override commandName = 'operators:remove'
  static override description = 'Close the admin pages to an account'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address of the account' })
  declare email: string

  override async run() {
    if (await unmakeOperator(this.email)) {
      this.logger.success(`${this.email} is no operator any more.`)
    } else {
      this.logger.error(`There is no operator with the address ${this.email}.`)
      this.exitCode = 1
    }
  }
}
