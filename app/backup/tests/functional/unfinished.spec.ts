import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { unfinishedFolder } from '#config/backup'
import { makeFolder } from '#tests/support/folder'
import { backUp } from '../../back_up.js'
import { listFolders, placeOf } from '../../checkpoint/manifest.js'
import { openStore } from '../../store/open_store.js'

test('what a checkpoint has left that was killed goes with the next one', async ({
  assert,
  cleanup,
}) => {
  const folder = await makeFolder({ cleanup })
  const disk = await openStore(folder, 'write')
  const kept = { count: 9, days: 9 }
  const { name: first } = await backUp(disk, kept, () => {}, new Date('2026-01-01'))
  await disk.put(placeOf('2026-01-02', 'database/users.copy.gz'), 'half of it')
  await mkdir(unfinishedFolder, { recursive: true })
  await writeFile(join(unfinishedFolder, 'users.copy.gz'), 'half of it')
  const { name: second } = await backUp(disk, kept, () => {}, new Date('2026-01-03'))
  assert.deepEqual(await listFolders(disk), [first, second])
  await assert.rejects(() => access(unfinishedFolder), /ENOENT/)
}).tags(['@long'])
