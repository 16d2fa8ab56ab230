import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { runChecks } from '../checks/run_checks.js'

/** `node ace.js check`: what is looked at every night, now. Ends with 1 when something is wrong. */
export default class Check extends BaseCommand {
  static override commandName = 'check'
  static override description =
    'Look whether ledgers, files, work, mail and backups are as they should be'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    for (const { name, faults } of await runChecks()) {
      if (faults.length === 0) this.logger.success(name)
      else this.exitCode = 1
      for (const { problem, fix } of faults) this.logger.error(`${name}: ${problem} ${fix}`)
    }
  }
}
