import { randomUUID } from 'node:crypto'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'
import { canonicalEmail } from '#app/accounts/emails/canonical_email'
import User from '#app/accounts/models/user'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import type { CreditKind } from '#config/credits'

/** `node ace.js credits:grant EMAIL --image=100`: a gift of the operator, which never expires. */
export default class CreditsGrant extends BaseCommand {
  static override commandName = 'credits:grant'
  static override description = 'Give credits to a user'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address of the account' })
  declare email: string

  @flags.number({ description: 'Image credits' })
  declare image?: number

  @flags.number({ description: 'Video credits' })
  declare video?: number

  @flags.number({ description: 'Model credits' })
  declare model?: number

  override async run() {
    const gifts = (['image', 'video', 'model'] as const)
      .map((kind): [CreditKind, number | undefined] => [kind, this[kind]])
      .filter((gift): gift is [CreditKind, number] => gift[1] !== undefined)
    if (
      gifts.length === 0 ||
      !gifts.every(([, amount]) => Number.isInteger(amount) && amount > 0)
    ) {
      return this.#refuse('Say how many, e.g. --image=100; whole numbers above 0.')
    }
    const user = await User.findBy('email', canonicalEmail(this.email))
    if (!user) return this.#refuse(`There is no account with the address ${this.email}.`)
    const gift = { userId: user.id, source: 'operator', sourceKey: randomUUID() }
    await db.transaction(async (trx) => {
      for (const [kind, amount] of gifts) await grantCredits(trx, { ...gift, kind, amount })
    })
    const given = gifts.map(([kind, amount]) => `${amount} ${kind}`).join(', ')
    this.logger.success(`${user.email} was given ${given} credits.`)
  }

  #refuse(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}
