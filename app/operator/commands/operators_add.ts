import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { makeOperator } from '#app/accounts/operators/make_operator'

/** `node ace.js operators:add EMAIL`: lets an account open the admin pages. */
export default class OperatorsAdd extends BaseCommand {
  static override commandName = 'operators:add'
  static override description = 'Let an account open the admin pages'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address of the account' })
  declare email: string

  override async run() {
    const made = await makeOperator(this.email)
    if (!made) {
      this.logger.error(`There is no account with the address ${this.email}.`)
      this.exitCode = 1
      return
    }
    this.logger.success(
      made.isNew ? `${made.email} is an operator.` : `${made.email} is an operator already.`
    )
    if (!made.hasSecondFactor) {
      this.logger.info(
        'The admin pages open once they have set up two factor authentication in their profile.'
      )
    }
  }
}
