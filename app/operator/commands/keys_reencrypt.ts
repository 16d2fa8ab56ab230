import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { reencrypt } from '#app/operator/keys/reencrypt'

/** `node ace.js keys:reencrypt`: after a change of `APP_KEY`, so that the earlier keys are not needed any more. */
export default class KeysReencrypt extends BaseCommand {
  static override commandName = 'keys:reencrypt'
  static override description = 'Encrypt with APP_KEY what keys in APP_PREVIOUS_KEYS have encrypted'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { renewed, unreadable } = await reencrypt()
    this.logger.success(`${renewed} values were encrypted with the present key.`)
    if (unreadable.length === 0) return
    this.exitCode = 1
    this.logger.error(`${unreadable.length} values are opened by none of the keys:`)
    for (const place of unreadable) this.logger.error(place)
  }
}
