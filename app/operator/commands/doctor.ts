import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { examine } from '../doctor/examine.js'

/** `node ace.js doctor`: versions, settings, and whoever can be reached. Ends with 1 when something is wrong; tells no secrets. */
export default class Doctor extends BaseCommand {
  static override commandName = 'doctor'
  static override description = 'Say what is set, what can be reached and what is wrong'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const findings = await examine()
    const say = {
      well: (text: string) => this.logger.success(text),
      told: (text: string) => this.logger.info(text),
      wrong: (text: string) => this.logger.error(text),
    }
    for (const { about, state, text } of findings) say[state](`${about}: ${text}`)
    if (findings.some(({ state }) => state === 'wrong')) this.exitCode = 1
  }
}
