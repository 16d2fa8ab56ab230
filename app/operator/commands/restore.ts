import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { backupPlace } from '#config/backup'
import { BackupError } from '#app/backup/backup_error'
import { explainFailedRestore } from '#app/backup/explain_failure'
import { chooseNewest } from '#app/backup/restore/choose_newest'
import { restoreCheckpoint } from '#app/backup/restore/restore_checkpoint'
import { openStore } from '#app/backup/store/open_store'
import { verifyCheckpoint } from '#app/backup/verify/verify_checkpoint'

/** `node ace.js restore [CHECKPOINT]`: the installation of these settings as it was then. Without a name the newest one is taken. */
export default class Restore extends BaseCommand {
  static override commandName = 'restore'
  static override description = 'Restore a checkpoint into the installation of these settings'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'Name of the checkpoint; the newest, if missing', required: false })
  declare checkpoint?: string

  @flags.string({ description: 'The folder or s3://BUCKET that it is in; BACKUP_TO, if missing' })
  declare from?: string

  @flags.boolean({ description: 'Take the place of accounts that are there' })
  declare replace: boolean

  @flags.boolean({
    description: 'Look at the checkpoint only: whether all of it is there and whole',
  })
  declare verify: boolean

  @flags.boolean({
    description: 'Restore it into a copy beside the installation, look at that and remove it',
  })
  declare rehearse: boolean

  @flags.boolean({ description: 'With --rehearse: let the copy run until Ctrl-C' })
  declare keep: boolean

  @flags.number({
    description: 'With --rehearse: where the copy answers; any free port, if missing',
  })
  declare port?: number

  override async run() {
    try {
      // It is done by `tools/launcher/rehearsal`, without this installation.
      if (this.rehearse) throw new BackupError('Begin with it: node ace.js restore --rehearse.')
      const place = this.from ?? backupPlace
      if (!place) throw new BackupError('Say where it is with --from=FOLDER, or set BACKUP_TO.')
      const disk = await openStore(place, 'read')
      const name = this.checkpoint ?? (await chooseNewest(disk, place))
      if (this.verify) {
        const { files, tables } = await verifyCheckpoint(disk, name)
        const rows = tables.reduce((sum, table) => sum + table.rows, 0)
        this.logger.success(`Checkpoint ${name} is whole: ${rows} rows and ${files.count} files`)
        return
      }
      const tell = (sentence: string) => this.logger.info(sentence)
      await restoreCheckpoint(disk, name, { replaces: this.replace, tell })
      this.logger.success(`Checkpoint ${name} is restored: start Vitrine now`)
    } catch (error) {
      this.logger.error(explainFailedRestore(error).message)
      this.exitCode = 1
    }
  }
}
