import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { settleByHand } from '#app/affiliates/payouts/settle_by_hand'
import { plural } from '#app/i18n/plural'

/**
 * `node ace.js affiliates:settle BATCH --paid` or `--unpaid`: what was found at PayPal of a batch that `affiliates:pay` names.
 */
export default class AffiliatesSettle extends BaseCommand {
  static override commandName = 'affiliates:settle'
  static override description = 'End payouts of which PayPal tells nothing, as you found them there'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The number of the batch, as affiliates:pay names it' })
  declare batch: string

  @flags.boolean({ description: 'They have arrived' })
  declare paid: boolean

  @flags.boolean({ description: 'They have not: the amounts go back to the balances' })
  declare unpaid: boolean

  @flags.string({ description: 'Only the payout with this sender_item_id' })
  declare payout?: string

  override async run() {
    if (this.paid === this.unpaid) return this.#refuse('Say either --paid or --unpaid.')
    if (!/^\d{1,15}$/.test(this.batch)) return this.#refuse(`${this.batch} is no number.`)
    const finding = this.paid ? 'paid' : 'unpaid'
    const reference = this.payout
    const ended = await settleByHand(Number(this.batch), finding, { reference })
    if (ended === null) {
      return this.#refuse(
        `Batch ${this.batch} is not one to be settled: it is not there, has ended, or is still sent.`
      )
    }
    this.logger.success(
      `${ended} ${plural(ended, { one: 'payout', other: 'payouts' })}: ${finding}.`
    )
  }

  #refuse(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}
