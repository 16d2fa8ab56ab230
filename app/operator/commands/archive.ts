import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'
import { archiveParts } from '#app/backup/archive/archive_parts'
import { archivedTable } from '#app/backup/archive/archived_table'
import { monthIn } from '#app/backup/archive/pieces'
import { BackupError } from '#app/backup/backup_error'
import { withStore } from '../with_store.js'

/** `node ace.js archive TABLE --before=YYYY-MM`: takes whole months out of a table, while Vitrine runs or stands. */
export default class Archive extends BaseCommand {
  static override commandName = 'archive'
  static override description = 'Take whole months out of a table into files'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'webhook_attempts, security_events or operator_acts' })
  declare table: string

  @flags.string({ description: 'The first month that stays, such as 2026-01' })
  declare before?: string

  @flags.string({ description: 'A folder or s3://BUCKET; BACKUP_TO, if missing' })
  declare to?: string

  override async run() {
    await withStore(this, this.to, 'write', async ({ disk, place, tell }) => {
      const table = archivedTable(this.table)
      const before = monthIn(this.before)
      if (before > DateTime.utc().startOf('month')) {
        throw new BackupError(
          'This month is not over: say --before with this month or an earlier one.'
        )
      }
      const pieces = await archiveParts(disk, table, before, tell)
      for (const { month, rows } of pieces) {
        this.logger.success(
          `${rows} rows of ${month} are in ${place}, and no more in ${table.name}`
        )
      }
      if (pieces.length === 0) this.logger.info(`${table.name} has no such month`)
    })
  }
}
