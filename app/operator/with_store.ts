import type { BaseCommand } from '@adonisjs/core/ace'
import type { Disk } from 'flydrive'
import { BackupError } from '#app/backup/backup_error'
import { explainFailedBackup } from '#app/backup/explain_failure'
import type { Tell } from '#app/backup/make/make_checkpoint'
import { openStore } from '#app/backup/store/open_store'
import { backupPlace } from '#config/backup'

interface Store {
  disk: Disk
  place: string
  tell: Tell
}

const WHERE = {
  write: 'Say where to with --to=FOLDER, or set BACKUP_TO.',
  read: 'Say where it is with --from=FOLDER, or set BACKUP_TO.',
}

/**
 * Has a command do something with the place that it names, `BACKUP_TO` if it names none. What keeps it from that is said in one sentence, and the
 * command ends with 1.
 */
export async function withStore(
  command: BaseCommand,
  named: string | undefined,
  use: 'read' | 'write',
  act: (store: Store) => Promise<void>
): Promise<void> {
  const place = named ?? backupPlace
  try {
    if (!place) throw new BackupError(WHERE[use])
    const disk = await openStore(place, use)
    await act({ disk, place, tell: (sentence) => command.logger.info(sentence) })
  } catch (error) {
    command.logger.error(explainFailedBackup(error, place ?? '').message)
    command.exitCode = 1
  }
}
