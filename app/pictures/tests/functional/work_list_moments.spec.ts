import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { listWork } from '#app/work/queries/list_work'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'

const PIECES = 8
const ROUNDS = 10

test('work that ends while the list is read is told once: as under way or as over', async ({
  assert,
}) => {
  const { id: userId } = await createMerchant()
  const ids = await Promise.all(
    Array.from({ length: PIECES }, () => createGeneration(userId, { kind: 'generate' }))
  )
  const move = (state: string, finishedAt: string, id: string) =>
    sql(
      db.connection(),
      `update generations set state = ?, finished_at = ${finishedAt} where id = ?`,
      [state, id]
    )
  for (let round = 0; round < ROUNDS; round++) {
    let moving = true
    const moved = (async () => {
      for (const id of ids) await move('succeeded', 'now()', id)
      moving = false
    })()
    while (moving) {
      const { open, ended, openCount } = await listWork(userId)
      assert.sameMembers(
        [...open, ...ended].map(({ id }) => id),
        ids
      )
      assert.equal(openCount, open.length)
    }
    await moved
    for (const id of ids) await move('queued', 'null', id)
  }
})
