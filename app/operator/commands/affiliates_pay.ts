import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { runPayouts } from '#app/affiliates/payouts/run_payouts'
import { listStuckBatches } from '#app/affiliates/queries/list_stuck_batches'
import { plural } from '#app/i18n/plural'
import { payouts, SILENT_DAYS } from '#config/payouts'

/** `node ace.js affiliates:pay`: what runs every month, now. Ends with 1 when something has to be looked at. */
export default class AffiliatesPay extends BaseCommand {
  static override commandName = 'affiliates:pay'
  static override description = 'Pay affiliates what they have earned'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Show who would be paid, and pay nobody' })
  declare dryRun: boolean

  override async run() {
    if (payouts === 'off') {
      this.logger.info('Payouts are off: nobody is paid.')
      return
    }
    const paid = await runPayouts({ dryRun: this.dryRun })
    for (const { affiliateId, paypalEmail, amount } of paid) {
      this.logger.info(`affiliate ${affiliateId}: ${dollars(amount)} to ${paypalEmail}`)
    }
    const total = dollars(paid.reduce((sum, { amount }) => sum + amount, 0))
    const count = `${paid.length} ${plural(paid.length, { one: 'payout', other: 'payouts' })}`
    this.logger.success(
      this.dryRun
        ? `${count}, ${total}: nobody was paid.`
        : `${count}, ${total}: a worker sends them.`
    )
    for (const { id, senderBatchId, lastError, canBeSettled } of await listStuckBatches()) {
      const problem =
        lastError ?? `PayPal has not said for ${SILENT_DAYS} days how all of its payouts ended.`
      const advice = canBeSettled ? ` Then: affiliates:settle ${id} --paid or --unpaid` : ''
      this.logger.error(`look at batch ${id} (${senderBatchId}): ${problem}${advice}`)
      this.exitCode = 1
    }
  }
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
