import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { makeFolder } from '#tests/support/folder'
import { checkCheckpoints } from '../../checks/check_checkpoints.js'
import { openStore } from '../../store/open_store.js'

test('checkpoints are not looked for in a folder that is missing, which is not made either', async ({
  assert,
  cleanup,
}) => {
  const folder = await makeFolder({ cleanup })
  const missing = join(folder, 'disk that is away')
  await assert.rejects(() => openStore(missing, 'read'), /There is no folder .*that is away/)
  const [fault] = await checkCheckpoints({ place: missing, hours: 24 })
  assert.match(fault?.problem ?? '', /There is no folder/)
  assert.deepEqual(await readdir(folder), [])
})

test('a place of checkpoints that was left open is closed to other users, and what else is there is not', async ({
  assert,
  cleanup,
}) => {
  const folder = await makeFolder({ cleanup })
  const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777
  for (const name of ['checkpoints', 'else']) {
    await mkdir(join(folder, name))
    await chmod(join(folder, name), 0o755)
  }
  await openStore(folder, 'write')
  assert.equal(await modeOf('checkpoints'), 0o700)
  assert.equal(await modeOf('else'), 0o755)
})
