import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ACCOUNT_ERRORS } from '#app/accounts/messages/en/errors'
import { createImport } from '#app/imports/actions/create_import'
import { makeProduct } from '#app/imports/actions/make_product'
import { importRow } from '#app/imports/jobs/import_row'
import type { WaitingRow } from '#app/imports/queries/find_waiting_row'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { holding, untilWaiting } from '#tests/support/interleave'
import { takeTestAddress } from '#tests/support/picture_addresses'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import { type ImportProblem, importProblemMessage } from '../../import_problem.js'

/** A row that no worker knows of. */
async function addRow(userId: number, sku: string, addresses: string[] = []): Promise<WaitingRow> {
  const { id } = firstOf(
    await sql<{ id: number }>(
      db.connection(),
      `with made as (insert into imports (user_id, key, name) values (?, ?, 'list') returning id)
     insert into import_rows (import_id, line, sku, name, description, addresses)
     select id, 1, nullif(?, ''), 'Mug', '', ?::text[] from made returning id`,
      [userId, randomUUID(), sku, addresses]
    )
  )
  return { id, userId, sku, name: 'Mug', description: '', addresses }
}

const stateOf = async (id: number) => {
  const [row] = await sql<{ state: string; problem: ImportProblem | null }>(
    db.connection(),
    'select state, problem from import_rows where id = ?',
    [id]
  )
  return row
}

/** Ends the connection that waits for this user's row, as the death of its process does. */
const endWaitingConnection = async (userId: number) => {
  const ended = await sql(
    db.connection(),
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%users%for no key update%'`
  )
  return ended.length > 0 && userId
}

const countPhotos = async (userId: number) => {
  const { count } = firstOf(
    await sql<{ count: number }>(
      db.connection(),
      `select count(*) as count from product_photos f join products p on p.id = f.product_id where p.user_id = ?`,
      [userId]
    )
  )
  return count
}

const countProducts = async (userId: number) => {
  const { count } = firstOf(
    await sql<{ count: number }>(
      db.connection(),
      'select count(*) as count from products where user_id = ?',
      [userId]
    )
  )
  return count
}

test.group('Imports at the same moment', (group) => {
  const holdBack = holding(group)

  test('of one key start once, however many there are', async ({ assert }) => {
    const { id: userId } = (await signIn()).user
    const request = { userId, key: randomUUID(), name: 'list', lines: [] }
    const ids = await Promise.all(Array.from({ length: 30 }, () => createImport(request)))
    assert.lengthOf([...new Set(ids)], 1)
  })

  test('a row that two workers have makes one product', async ({ assert }) => {
    const { id: userId } = (await signIn()).user
    const row = await addRow(userId, '')
    await Promise.all([
      makeProduct({ ...row, sku: null }, []),
      makeProduct({ ...row, sku: null }, []),
    ])
    assert.equal(await countProducts(userId), 1)
    assert.equal((await stateOf(row.id))!.state, 'done')
  })

  test('a row beyond what its account may have says so, and is not tried again', async ({
    assert,
  }) => {
    const { id: userId } = (await signIn()).user
    await sql(
      db.connection(),
      `insert into user_limits (user_id, storage_mb, reason) values (?, 0, 'full')`,
      [userId]
    )
    const row = await addRow(userId, 'M-1', ['https://pictures.test/a.jpg'])
    await importRow({ rowId: row.id, take: takeTestAddress, mayRetry: true })
    const { state, problem } = (await stateOf(row.id))!
    assert.equal(state, 'failed')
    assert.equal(importProblemMessage(problem!), ACCOUNT_ERRORS.storageLimit(0))
    assert.equal(await countProducts(userId), 0)
  })

  test('a row whose worker dies is made by the next one, once', async ({ assert }) => {
    const { id: userId } = (await signIn()).user
    const rows = await Promise.all(
      ['M-1', 'M-2', 'M-3'].map((sku) =>
        addRow(userId, sku, [`https://pictures.test/${sku}.jpg`, 'https://pictures.test/b.jpg'])
      )
    )
    const attempt = (rowId: number, take = takeTestAddress) =>
      importRow({ rowId, take, mayRetry: true })
    await attempt(rows[0]!.id)

    // Dies with the product written and not committed.
    const hold = await db.transaction()
    await hold.from('users').where('id', userId).forUpdate().select('id')
    const dying = attempt(rows[1]!.id).then(
      () => 'made',
      () => 'died'
    )
    await until(() => endWaitingConnection(userId))
    assert.equal(await dying, 'died')
    await hold.rollback()
    assert.equal((await stateOf(rows[1]!.id))!.state, 'waiting')
    assert.equal(await countProducts(userId), 1)

    // Is taken for dead while it fetches, and comes back when another has made the product.
    const { promise: back, resolve: wake } = Promise.withResolvers<void>()
    const silent = attempt(rows[2]!.id, async (address, owner) => {
      await back
      return takeTestAddress(address, owner)
    })
    for (const { id } of rows) await attempt(id)
    wake()
    await silent
    assert.deepEqual(await Promise.all(rows.map(async ({ id }) => (await stateOf(id))!.state)), [
      'done',
      'done',
      'done',
    ])
    assert.equal(await countProducts(userId), 3)
    assert.equal(await countPhotos(userId), 6)
  })

  test('no more rows wait than may, however many lists are started at once', async ({ assert }) => {
    const { id: userId } = (await signIn()).user
    const { id } = await addRow(userId, '')
    await sql(
      db.connection(),
      `insert into import_rows (import_id, line, name, description, addresses)
       select import_id, n, 'Mug', '', '{}' from import_rows, generate_series(2, 999) n where id = ?`,
      [id]
    )
    const lines = [{ line: 1, sku: '', name: 'Mug', description: '', addresses: [] }]
    // Else a worker could be done with the row of the first before the others are looked at: the user's row goes to whoever comes.
    await holdBack('lock table products in share mode')
    const held = await holdBack('select 1 from users where id = ? for no key update', [userId])
    const starting = Promise.allSettled(
      [1, 2, 3].map(() => createImport({ userId, key: randomUUID(), name: 'list', lines }))
    )
    await untilWaiting(3)
    await held.commit()
    const starts = await starting
    const refused = starts.filter((start) => start.status === 'rejected')
    assert.lengthOf(refused, 2)
    assert.match(refused[0]!.reason.messages[0].message, /are waiting; at most 1,000 may wait/)
  }).tags(['@long'])

  test('of two rows with one SKU the second is told so, and kept', async ({ assert }) => {
    const { id: userId } = (await signIn()).user
    const [first, second] = [await addRow(userId, 'M-1'), await addRow(userId, 'M-1')]
    await makeProduct(first, [])
    await makeProduct(second, [])
    assert.deepEqual(await stateOf(second.id), {
      state: 'failed',
      problem: { code: 'sku_taken', sku: 'M-1' },
    })
    assert.equal(await countProducts(userId), 1)
  })
})
