import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { archivedTable } from '#app/backup/archive/archived_table'
import { monthIn } from '#app/backup/archive/pieces'
import { refuseShortRetention } from '#app/backup/archive/refuse_short_retention'
import { restorePart } from '#app/backup/archive/restore_part'
import { withStore } from '../with_store.js'

/** `node ace.js archive:restore TABLE --month=YYYY-MM`: brings a month back that `archive` has taken away. */
export default class ArchiveRestore extends BaseCommand {
  static override commandName = 'archive:restore'
  static override description = 'Bring an archived month back into its table'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'webhook_attempts, security_events or operator_acts' })
  declare table: string

  @flags.string({ description: 'Such as 2026-01' })
  declare month?: string

  @flags.string({ description: 'The folder or s3://BUCKET that it is in; BACKUP_TO, if missing' })
  declare from?: string

  override async run() {
    await withStore(this, this.from, 'read', async ({ disk, tell }) => {
      const table = archivedTable(this.table)
      const month = monthIn(this.month)
      refuseShortRetention(table.name, month)
      const { rows, gone } = await restorePart(disk, table, month, tell)
      this.logger.success(`${rows} rows of ${this.month} are in ${table.name} again`)
      if (gone > 0) {
        this.logger.info(
          `${gone} more belong to what is gone since then, and stay gone: the log has their ids`
        )
      }
    })
  }
}
