import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { listSignals, type Signal } from '#app/affiliates/queries/list_signals'

const MEANINGS: Record<Signal['kind'], (users: number) => string> = {
  same_card: (users) => `${users} referred users share cards`,
  own_card: (users) => `${users} referred users pay with the affiliate's card`,
  same_network: (users) => `${users} referred users registered from shared networks`,
  own_network: (users) => `${users} referred users registered from the affiliate's network`,
  instant_refunds: (users) => `${users} referred users had all their money back within days`,
}

/** `node ace.js affiliates:signals`: signs of fraud, for somebody to look at. */
export default class AffiliatesSignals extends BaseCommand {
  static override commandName = 'affiliates:signals'
  static override description = 'List signs of fraud among affiliates'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const signals = await listSignals()
    if (signals.length === 0) this.logger.info('There is nothing to look at.')
    for (const { code, kind, users, held } of signals) {
      this.logger.info(`${code}: ${MEANINGS[kind](users)}${held ? ' (on hold)' : ''}`)
    }
  }
}
