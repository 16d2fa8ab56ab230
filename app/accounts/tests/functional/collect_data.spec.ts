import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { collectData } from '#app/closure/data_export/collect_data'
import { sql } from '#app/core/database/sql'
import { createMerchant } from '#tests/support/merchant'

test('A copy of one’s data holds however many rows there are, each once and in their order', async ({
  assert,
  cleanup,
}) => {
  const { id: userId } = await createMerchant()
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  cleanup(() => rm(folder, { recursive: true }))
  await sql(
    db.connection(),
    `insert into mails (id, recipient, kind, data, user_id, created_at)
     select uuidv7(), 'ada@example.test', 'sign_in_code', '{}', ?, now() + n * interval '1 second'
     from generate_series(1, 250) n`,
    [userId]
  )
  const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))
  const { sections, files } = await collectData(userId, folder)
  const mails = await read(sections.get('mails')!)
  assert.lengthOf(mails, 250)
  const times = mails.map(({ created_at: at }: { created_at: string }) => at)
  assert.deepEqual(times, times.toSorted())
  assert.deepEqual(await read(sections.get('imports')!), [])
  assert.deepEqual(files, [])
})
