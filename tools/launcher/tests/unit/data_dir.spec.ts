import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { openDataDir } from '../../data_dir/data_dir.ts'

test.group('The data folder', () => {
  test('is closed to others, but for the programs that another user runs', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-data-'))
    cleanup(() => rm(dataDir, { recursive: true }))
    const modes = { 'media': 0o700, 'postgres': 0o755, 'vitrine-postgres': 0o755 }
    for (const name of Object.keys(modes)) await mkdir(join(dataDir, name), { mode: 0o755 })
    await openDataDir(dataDir)
    for (const [name, mode] of Object.entries(modes)) {
      assert.equal((await stat(join(dataDir, name))).mode & 0o777, mode, name)
    }
  })
})
