import { test } from '@japa/runner'
import { makeFolder } from '#tests/support/folder'
import { listCheckpoints } from '../../checkpoint/manifest.js'
import { explainFailedBackup } from '../../explain_failure.js'
import { makeCheckpoint } from '../../make/make_checkpoint.js'
import { openStore } from '../../store/open_store.js'

test('no checkpoint is made where the disk is full, and that is said', async ({
  assert,
  cleanup,
}) => {
  const disk = await openStore(await makeFolder({ cleanup }), 'write')
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  disk.put = () => Promise.reject(new Error('It could not be written', { cause: full }))
  const failure = await makeCheckpoint(
    disk,
    () => {},
    new Date(),
    async () => {}
  ).catch((error: unknown) => error)
  assert.match(
    explainFailedBackup(failure, '/mnt/backups').message,
    /^The disk is full: free some space for \/mnt\/backups and DATA_DIR/
  )
  assert.throws(() => explainFailedBackup(new Error('odd'), '/mnt/backups'), 'odd')
  assert.isEmpty(await listCheckpoints(disk))
})
