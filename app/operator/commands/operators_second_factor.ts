import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { resetSecondFactor } from '#app/accounts/operators/make_operator'

/** `node ace.js operators:second-factor EMAIL`: for somebody who has lost it, recovery codes and all. */
export default class OperatorsSecondFactor extends BaseCommand {
  static override commandName = 'operators:second-factor'
  static override description = 'Remove the second factor of an account that has lost it'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address of the account' })
  declare email: string

  override async run() {
    if (await resetSecondFactor(this.email)) {
      this.logger.success(
        `${this.email} has no second factor any more; the admin pages open once there is a new one.`
      )
    } else {
      this.logger.error(`There is no account with the address ${this.email}.`)
      this.exitCode = 1
    }
  }
}
