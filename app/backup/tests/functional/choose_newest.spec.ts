import { test } from '@japa/runner'
import { makeFolder } from '#tests/support/folder'
import { type Manifest, writeManifest } from '../../checkpoint/manifest.js'
import { chooseNewest } from '../../restore/choose_newest.js'
import { openStore } from '../../store/open_store.js'

const FILE = { name: 'a', bytes: 0, sha256: 'b' }

function manifest(version: string, migrations: string[]): Manifest {
  const files = { ...FILE, count: 0, total: 0, missing: 0 }
  const nothing = { tables: [], sequences: [], credentials: [], schema: FILE, keys: FILE }
  return { format: 1, version, migrations, createdAt: '2026-01-01', files, ...nothing }
}

test('who goes back to an earlier version is told of the newest checkpoint that it can restore', async ({
  assert,
  cleanup,
}) => {
  const disk = await openStore(await makeFolder({ cleanup }), 'write')
  const choose = () => chooseNewest(disk, '/mnt/backups')
  await assert.rejects(choose, 'There is no checkpoint in /mnt/backups.')
  await writeManifest(disk, '2026-01-03', manifest('0.2.0', ['database/migrations/9999_fly']))
  await assert.rejects(choose, /made by Vitrine 0\.2\.0, which is later than this one: .*9999_fly/)
  await writeManifest(disk, '2026-01-01', manifest('0.1.0', []))
  await writeManifest(disk, '2026-01-02', manifest('0.1.0', []))
  await disk.put('2026-01-02b/manifest.json', '{"format": 1, "ver')
  await assert.rejects(choose, /later than this one.* can restore is 2026-01-02: give its name/)
  await writeManifest(disk, '2026-01-04', manifest('0.1.0', []))
  assert.equal(await choose(), '2026-01-04')
})
