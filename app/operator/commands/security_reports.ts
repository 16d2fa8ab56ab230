import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { listReports } from '#app/core/csp_reports/list_reports'

/** `node ace.js security:reports`: what browsers refused to load or run on pages, what came last first. */
export default class SecurityReports extends BaseCommand {
  static override commandName = 'security:reports'
  static override description = 'Show what browsers refused by the policy of the pages'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const reports = await listReports()
    if (reports.length === 0) return this.logger.info('Nothing was refused in the last 30 days.')
    const table = this.ui.table().head(['Last', 'Times', 'Directive', 'Refused', 'Page', 'By'])
    for (const { lastAt, times, directive, blocked, page, source, line } of reports) {
      const by = source && `${source}${line === null ? '' : `:${line}`}`
      table.row([lastAt.toISOString(), times, directive, blocked, page, by])
    }
    table.render()
  }
}
