import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { PLAN } from '#config/billing'
import type { CreditKind } from '#config/credits'
import { costOfCredits, spentByJob } from '../queries/engine_costs.js'

/** `node ace.js engine:costs`: what the provider of pictures was paid, and what that leaves of the price of a plan. */
export default class EngineCosts extends BaseCommand {
  static override commandName = 'engine:costs'
  static override description = 'Show what pictures cost, and the margin of a plan'
  static override options: CommandOptions = { startApp: true }

  @flags.number({ description: 'Days that are looked back on', default: 30 })
  declare days: number

  override async run() {
    const jobs = this.ui.table().head(['Job', 'Model', 'Requests', 'Estimated $', 'Real $'])
    for (const { job, model, requests, estimated, real } of await spentByJob(this.days)) {
      jobs.row([job, model, String(requests), dollars(estimated), dollars(real)])
    }
    jobs.render()

    const costs = await costOfCredits(this.days)
    const credits = Object.entries(PLAN.credits) as [CreditKind, number][]
    const table = this.ui.table().head(['Credit', 'In the plan', 'Cents each', 'All used $'])
    let used = 0
    for (const [kind, amount] of credits) {
      const each = costs.get(kind)
      used += (each ?? 0) * amount
      const known =
        each === undefined ? ['not known yet', ''] : [each.toFixed(2), dollars(each * amount)]
      table.row([kind, String(amount), ...known])
    }
    table.render()
    const left = PLAN.amount - used
    const share = Math.round((left / PLAN.amount) * 100)
    this.logger.info(
      `${PLAN.name}: $${dollars(PLAN.amount)} a month, of which $${dollars(left)} (${share} %) are left when all credits are used.`
    )
  }
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
