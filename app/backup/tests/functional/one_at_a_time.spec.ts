import { test } from '@japa/runner'
import { makeFolder } from '#tests/support/folder'
import { backUp } from '../../back_up.js'
import { connect } from '../../database/connect.js'
import { alone } from '../../make/alone.js'
import { refuseOther } from '../../restore/refuse.js'
import { openStore } from '../../store/open_store.js'

test('checkpoints are not made while one is restored, nor restored while one is made', async ({
  assert,
  cleanup,
}) => {
  const folder = await makeFolder({ cleanup })
  const disk = await openStore(folder, 'write')
  const client = await connect()
  cleanup(() => client.end())
  await alone(() => assert.rejects(() => refuseOther(client), /A checkpoint .* is being made/))
  await refuseOther(client)
  await assert.rejects(() => backUp(disk, { count: 1, days: 1 }, () => {}), /one is restored/)
})
