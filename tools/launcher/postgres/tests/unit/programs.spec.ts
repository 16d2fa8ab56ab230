import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { run } from '../../../processes/run.ts'
import { chooseLauncher } from '../../launcher.ts'
import { reachablePrograms } from '../../programs.ts'

const ACCOUNT = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0

/** Programs as they lie in a clone that root installed with umask 077. */
async function installPrivately(folder: string) {
  const native = join(folder, 'clone/linux-x64/native')
  for (const path of ['bin', 'lib', 'share/postgresql']) {
    await mkdir(join(native, path), { recursive: true, mode: 0o700 })
  }
  await writeFile(join(native, '../package.json'), '{"version":"1.0.0"}')
  await writeFile(join(native, 'share/postgresql/postgres.bki'), '', { mode: 0o600 })
  const programs = { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
  for (const path of Object.values(programs)) {
    await writeFile(path, '#!/bin/sh\necho runs\n', { mode: 0o700 })
  }
  return programs
}

test.group('Programs of PostgreSQL', (group) => {
  let folder: string

  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-unit-'))
    await chmod(folder, 0o711)
    return () => rm(folder, { recursive: true, force: true })
  })

  test('that only root may read are copied to the first place that will do, once', async ({
    assert,
  }) => {
    const binaries = await installPrivately(folder)
    const [taken, closed, open] = ['taken', 'closed', 'open'].map((name) => join(folder, name))
    await mkdir(join(taken!, 'vitrine-postgres'), { recursive: true })
    await chmod(join(taken!, 'vitrine-postgres'), 0o777)
    await mkdir(closed!, { mode: 0o700 })
    await mkdir(open!)
    const launcher = await chooseLauncher(ACCOUNT)
    const find = () =>
      reachablePrograms({
        binaries,
        account: ACCOUNT,
        launcher,
        dataDir: folder,
        places: [taken!, closed!, open!],
      })
    const umask = process.umask(0o077)
    const [found] = await Promise.all([find(), find()]).finally(() => process.umask(umask))

    assert.equal(found.postgres, join(open!, 'vitrine-postgres/linux-x64-1.0.0/bin/postgres'))
    const { output } = await run(found.initdb, [], ACCOUNT)
    assert.equal(output, 'runs\n')
    const before = await stat(found.postgres)
    await find()
    assert.equal((await stat(found.postgres)).ino, before.ino)
    assert.equal((await stat(binaries.postgres)).mode & 0o777, 0o700)
  }).skip(() => !isRoot, 'only root starts PostgreSQL as another user')

  test('that nobody but root can run anywhere are named with what to do', async ({ assert }) => {
    const binaries = await installPrivately(folder)
    const launcher = await chooseLauncher(ACCOUNT)
    const options = { binaries, account: ACCOUNT, launcher, dataDir: folder, places: ['/dev/null'] }
    await assert.rejects(
      () => reachablePrograms(options),
      /cannot run its programs in .+, nor copies of them in \/dev\/null: free 60 MB/
    )
  }).skip(() => !isRoot, 'only root starts PostgreSQL as another user')
})
