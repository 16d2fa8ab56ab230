import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { backupPlace, keptCheckpoints, keptDays } from '#config/backup'
import { BackupError } from '#app/backup/backup_error'
import { forgetOld } from '#app/backup/keep/forget_old'
import { makeCheckpoint } from '#app/backup/make/make_checkpoint'
import { openStore } from '#app/backup/store/open_store'

/** `node ace.js backup`: a checkpoint of database, pictures and keys, while Vitrine runs or stands. */
export default class Backup extends BaseCommand {
  static override commandName = 'backup'
  static override description = 'Make a checkpoint of database, pictures and keys'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'A folder or s3://BUCKET; BACKUP_TO, if missing' })
  declare to?: string

  override async run() {
    try {
      const place = this.to ?? backupPlace
      if (!place) throw new BackupError('Say where to with --to=FOLDER, or set BACKUP_TO.')
      const disk = await openStore(place)
      const name = await makeCheckpoint(disk, (sentence) => this.logger.info(sentence))
      const old = await forgetOld(disk, { count: keptCheckpoints, days: keptDays })
      for (const gone of old) this.logger.info(`Checkpoint ${gone} is older than what is kept`)
      this.logger.success(`Checkpoint ${name} is in ${place}`)
    } catch (error) {
      if (!(error instanceof BackupError)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}
