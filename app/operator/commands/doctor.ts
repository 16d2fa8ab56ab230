import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { vitrineVersion } from '#config/version'
import { examineDatabase } from '../doctor/database.js'
import { type Finding, told } from '../doctor/finding.js'
import { examineServices } from '../doctor/services.js'
import { describeSettings, hideSecrets } from '../doctor/settings.js'

/** `node ace.js doctor`: versions, settings, and whoever can be reached. Ends with 1 when something is wrong; tells no secrets. */
export default class Doctor extends BaseCommand {
  static override commandName = 'doctor'
  static override description = 'Say what is set, what can be reached and what is wrong'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const versions = `Vitrine ${vitrineVersion}, Node ${process.versions.node}, ${process.platform}.`
    const findings: Finding[] = [
      told('versions', versions),
      ...describeSettings(),
      ...(await examineDatabase()),
      ...(await examineServices()),
    ]
    const say = {
      well: (text: string) => this.logger.success(text),
      told: (text: string) => this.logger.info(text),
      wrong: (text: string) => this.logger.error(text),
    }
    for (const { about, state, text } of findings) say[state](hideSecrets(`${about}: ${text}`))
    if (findings.some(({ state }) => state === 'wrong')) this.exitCode = 1
  }
}
