import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { createImport } from '#app/imports/actions/create_import'
import { makeProduct } from '#app/imports/actions/make_product'
import type { WaitingRow } from '#app/imports/queries/find_waiting_row'
import { sql } from '#app/shell/sql'
import { signIn } from '#tests/support/sign_in'

/** A row that no worker knows of. */
async function addRow(userId: number, sku: string): Promise<WaitingRow> {
  const [{ id }] = await sql<{ id: number }>(
    db.connection(),
    `with made as (insert into imports (user_id, key, name) values (?, ?, 'list') returning id)
     insert into import_rows (import_id, line, sku, name, description, addresses)
     select id, 1, ?, 'Mug', '', '{}' from made returning id`,
    [userId, randomUUID(), sku]
  )
  return { id, userId, sku, name: 'Mug', description: '', addresses: [] }
}

const stateOf = async (id: number) => {
  const [row] = await sql<{ state: string; problem: string | null }>(
    db.connection(),
    'select state, problem from import_rows where id = ?',
    [id]
  )
  return row
}

const countProducts = async (userId: number) => {
  const [{ count }] = await sql<{ count: number }>(
    db.connection(),
    'select count(*) as count from products where user_id = ?',
    [userId]
  )
  return count
}

test.group('Imports at the same moment', () => {
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
    assert.equal((await stateOf(row.id)).state, 'done')
  })

  test('of two rows with one SKU the second is told so, and kept', async ({ assert }) => {
    const { id: userId } = (await signIn()).user
    const [first, second] = [await addRow(userId, 'M-1'), await addRow(userId, 'M-1')]
    await makeProduct(first, [])
    await makeProduct(second, [])
    assert.deepEqual(await stateOf(second.id), {
      state: 'failed',
      problem: 'You have a product with the SKU M-1 already.',
    })
    assert.equal(await countProducts(userId), 1)
  })
})
