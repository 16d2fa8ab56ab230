import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { makeFolder } from '#tests/support/folder'
import { createMerchant } from '#tests/support/merchant'
import { backUp } from '../../back_up.js'
import { compareCounts } from '../../restore/compare_counts.js'
import { refuseFull } from '../../restore/refuse.js'
import { openStore } from '../../store/open_store.js'

test('rows and files that are not those of a checkpoint are told, and one without room is refused', async ({
  assert,
  cleanup,
}) => {
  const folder = await makeFolder({ cleanup })
  const disk = await openStore(folder, 'write')
  const { manifest } = await backUp(disk, { count: 9, days: 9 }, () => {})
  const before = await compareCounts(manifest)
  await createMerchant()
  await drive.use().put('originals/00/more.bin', 'more')
  cleanup(() => drive.use().delete('originals/00/more.bin'))
  const { wrong } = await compareCounts(manifest)
  const { rows } = manifest.tables.find(({ table }) => table === 'users')!
  assert.include(wrong, `The table users has ${rows + 1} rows, and the checkpoint has ${rows}.`)
  assert.notInclude(
    before.wrong,
    `The table users has ${rows} rows, and the checkpoint has ${rows}.`
  )
  assert.isTrue(wrong!.some((one) => /^The store has \d+ files, and the checkpoint has/.test(one)))

  await refuseFull(manifest)
  const files = { ...manifest.files, total: 2 ** 60 }
  await assert.rejects(
    () => refuseFull({ ...manifest, files }),
    /needs about \d+ MB, and \d+ MB are free/
  )
}).tags(['@long'])
