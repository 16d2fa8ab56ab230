import { readdir } from 'node:fs/promises'
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
