import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { checkCheckpoints } from '../../checks/check_checkpoints.js'
import { openStore } from '../../store/open_store.js'

test('checkpoints are not looked for in a folder that is missing, which is not made either', async ({
  assert,
  cleanup,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-checkpoints-'))
  cleanup(() => rm(folder, { recursive: true }))
  const missing = join(folder, 'disk that is away')
  await assert.rejects(() => openStore(missing, 'read'), /There is no folder .*that is away/)
  const [fault] = await checkCheckpoints({ place: missing, hours: 24 })
  assert.match(fault?.problem ?? '', /There is no folder/)
  assert.deepEqual(await readdir(folder), [])
})
