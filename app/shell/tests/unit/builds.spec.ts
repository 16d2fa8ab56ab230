import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { removeEarlierBuilds } from '../../../../tools/launcher/pages/builds.js'

test('a build keeps the files of the one before, for pages that are open, and no earlier ones', async ({
  assert,
  cleanup,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-builds-'))
  cleanup(() => rm(folder, { recursive: true }))
  let clock = 1_000_000
  const build = async (...names: string[]) => {
    const since = (clock += 1000)
    for (const name of names) {
      await writeFile(join(folder, name), name)
      await utimes(join(folder, name), clock / 1000, clock / 1000)
    }
    await removeEarlierBuilds(folder, since)
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted()
  }

  assert.deepEqual(await build('page-1.js', 'same.js'), ['page-1.js', 'same.js'])
  assert.deepEqual(await build('page-2.js', 'same.js'), ['page-1.js', 'page-2.js', 'same.js'])
  assert.deepEqual(await build('page-3.js', 'same.js'), ['page-2.js', 'page-3.js', 'same.js'])
})
