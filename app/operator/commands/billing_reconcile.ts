import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { reconcile } from '#app/billing/actions/reconcile'
import { payments } from '#config/billing'

/** `node ace.js billing:reconcile`: what runs every night, now. Ends with 1 when something has to be looked at. */
export default class BillingReconcile extends BaseCommand {
  static override commandName = 'billing:reconcile'
  static override description =
    'Compare payments and subscriptions with the provider and repair ours'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    if (payments === 'off') {
      this.logger.info('Payments are off: there is nothing to compare.')
      return
    }
    const { recoveredEvents, repaired, unresolved } = await reconcile()
    this.logger.info(`${recoveredEvents} messages recovered`)
    for (const what of repaired) this.logger.success(`repaired: ${what}`)
    for (const what of unresolved) this.logger.error(`look at: ${what}`)
    if (unresolved.length > 0) this.exitCode = 1
  }
}
