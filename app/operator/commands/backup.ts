import { constants, setPriority } from 'node:os'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { keptCheckpoints, keptDays } from '#config/backup'
import { backUp } from '#app/backup/back_up'
import { withStore } from '../with_store.js'

/** `node ace.js backup`: a checkpoint of database, pictures and keys, while Vitrine runs or stands. */
export default class Backup extends BaseCommand {
  static override commandName = 'backup'
  static override description = 'Make a checkpoint of database, pictures and keys'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'A folder or s3://BUCKET; BACKUP_TO, if missing' })
  declare to?: string

  override async run() {
    // Whoever looks at pages meanwhile comes first.
    setPriority(constants.priority.PRIORITY_LOW)
    await withStore(this, this.to, 'write', async ({ disk, place, tell }) => {
      const kept = { count: keptCheckpoints, days: keptDays }
      const { name, manifest, old } = await backUp(disk, kept, tell)
      for (const gone of old) this.logger.info(`Checkpoint ${gone} is older than what is kept`)
      const { missing } = manifest.files
      if (missing > 0)
        this.logger.warning(`${missing} files that rows need are missing in the store`)
      this.logger.success(`Checkpoint ${name} is in ${place}`)
    })
  }
}
