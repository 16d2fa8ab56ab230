import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { appUrl } from '#config/app'
import { createMerchant } from '#tests/support/merchant'
import { photosForm } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { openPages } from '../../rehearsal/open_pages.js'

test('a copy is opened as a visitor and as a merchant, and what does not come is named', async ({
  assert,
  cleanup,
}) => {
  const user = await createMerchant()
  const visitor = await signIn(user)
  await visitor.call('POST', '/products', { form: await photosForm(1, { name: 'Mug' }) })
  assert.deepEqual(await openPages(appUrl), {
    said: '4 opened as a visitor and as a merchant',
    wrong: [],
  })
  const { id } = firstOf(
    await sql<{ id: string }>(
      db.connection(),
      'select id from media where owner_id = ? order by id limit 1',
      [user.id]
    )
  )
  const moveKey = (from: string, to: string) =>
    sql(db.connection(), 'update media set disk_key = replace(disk_key, ?, ?) where owner_id = ?', [
      ...[from, to, user.id],
    ])
  cleanup(async () => void (await moveKey('lost/', 'originals/')))
  await moveKey('originals/', 'lost/')
  const { wrong } = await openPages(appUrl)
  assert.deepEqual(wrong, [`The page /media/${id} answers 410.`])
  const away = await openPages('http://127.0.0.1:1')
  assert.lengthOf(away.wrong!, 4)
  assert.match(away.wrong![0]!, /The page \/ cannot be opened/)
})
