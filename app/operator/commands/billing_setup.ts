import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { setUpProvider } from '#app/billing/actions/set_up_provider'
import { payments } from '#config/billing'

/** `node ace.js billing:setup`: makes at Stripe what is sold here. What is there already stays. */
export default class BillingSetup extends BaseCommand {
  static override commandName = 'billing:setup'
  static override description = 'Make prices, coupons, portal and webhook endpoint at Stripe'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    if (payments !== 'stripe') {
      this.logger.info('Only Stripe needs this: set STRIPE_SECRET_KEY, or PAYMENTS=stripe.')
      return
    }
    const { done, webhookSecret } = await setUpProvider()
    for (const what of done) this.logger.success(what)
    if (webhookSecret) this.logger.info(`Set STRIPE_WEBHOOK_SECRET=${webhookSecret}`)
  }
}
