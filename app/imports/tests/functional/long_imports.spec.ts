import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { MAX_LIST_LENGTH, MAX_ROWS } from '#config/imports'
import { MAX_PHOTOS_PER_CALL } from '#config/products'
import { sql } from '#app/core/database/sql'
import { longestBlock } from '#tests/support/longest_block'
import { signIn } from '#tests/support/sign_in'

/** Milliseconds of processor time for which a web process may answer nobody. */
const MOST_MS = 200

/** As many characters as fit into a list, with a photo each. */
const ADDRESS_LENGTH = MAX_LIST_LENGTH / MAX_ROWS / MAX_PHOTOS_PER_CALL

/** An import of the greatest length of which nothing came. */
async function failedImport(userId: number, sign: string): Promise<number> {
  const address = 'https://a.example/'.padEnd(ADDRESS_LENGTH, sign)
  const { id } = firstOf(
    await sql<{ id: number }>(
      db.connection(),
      `insert into imports (user_id, key, name) values (?, ?, 'long') returning id`,
      [userId, randomUUID()]
    )
  )
  await sql(
    db.connection(),
    `insert into import_rows (import_id, line, name, description, addresses, state, problem)
     select ?::bigint, line, 'x', '', array_fill(?::text, array[?::int]), 'failed', '{"code": "unexpected"}'
     from generate_series(1, ?::int) line`,
    [id, address, MAX_PHOTOS_PER_CALL, MAX_ROWS]
  )
  return id
}

test('an import as long as it may be holds nobody up when what failed is taken up again', async ({
  assert,
}) => {
  const visitor = await signIn()
  // Quotation marks are written twice.
  const id = await failedImport(visitor.user.id, '"')
  const open = (path: string) => visitor.get(path, { headers: { accept: 'text/html' } })
  // What is asked for first is loaded then.
  await open('/products/import')
  for (const path of [`/products/import?from=${id}`, `/products/imports/${id}`]) {
    const block = await longestBlock(async () => assert.equal((await open(path)).status, 200))
    assert.isBelow(block, MOST_MS, path)
  }
})
