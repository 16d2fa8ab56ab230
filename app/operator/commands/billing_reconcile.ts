import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { reconcile } from '#app/billing/actions/reconcile'
import { isUnreached } from '#app/billing/stripe/ask_provider'
import { appUrl, ownUrl } from '#config/app'
import { payments } from '#config/billing'

/**
 * `node ace.js billing:reconcile`: what runs every night, now. Ends with 1 when something has to be looked at, or the provider does not answer.
 */
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
    const { recoveredEvents, repaired, unresolved, failure } = await reconcile()
    this.logger.info(`${recoveredEvents} messages recovered`)
    for (const what of repaired) this.logger.success(`repaired: ${what}`)
    for (const what of unresolved) this.logger.error(`look at: ${what}`)
    if (unresolved.length > 0) this.exitCode = 1
    if (isUnreached(failure)) {
      this.logger.error(away())
      this.exitCode = 1
    } else if (failure) throw failure
  }
}

/** Who is not reached, and what the operator can do. Comparing goes through the same steps again, so nothing is lost by half of it. */
function away(): string {
  if (payments === 'stripe') {
    return 'Stripe cannot be reached, so not everything was compared. Run this again when it can.'
  }
  const elsewhere = ', or set PROCESSES=worker where no web process runs: then APP_URL is asked'
  return `The payment sandbox is part of a web process, which does not answer at ${ownUrl}, so not everything was compared. Start Vitrine${ownUrl === appUrl ? '' : elsewhere}.`
}
