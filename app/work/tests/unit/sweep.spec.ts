import { existsSync } from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { sweep } from '#app/work/jobs/sweep'
import Generation from '#app/work/models/generation'
import { scratchDir } from '#config/engine'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'

const OLD = new Date(Date.now() - 2 * 86_400_000)

/** Makes the database refuse a change of some rows until the test has ended. */
async function refuse(table: string, change: 'delete' | 'update', when: string) {
  await db.rawQuery(`
    create function refuse_${table}() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$;
    create trigger refuse_${table} before ${change} on ${table}
      for each row when (${when}) execute function refuse_${table}()`)
  return async () => {
    await db.rawQuery(`drop function refuse_${table} cascade`)
  }
}

const stateOf = async (id: string) => (await Generation.findOrFail(id)).state

test.group('The sweep', () => {
  test('a step that fails stops no other', async ({ assert, cleanup }) => {
    const { id: userId } = await createMerchant()
    const add = (sessionId: string) =>
      sql(
        db.connection(),
        `insert into sessions (id, user_id, data, last_active_at, expires_at)
         values (?, ?, '{}', now(), now() - interval '1 hour')`,
        [sessionId, userId]
      )
    await add(`stuck-${userId}`)
    cleanup(async () => {
      await sql(db.connection(), 'delete from sessions where user_id = ?', [userId])
    })
    cleanup(await refuse('sessions', 'delete', `old.id like 'stuck-%'`))
    await sql(db.connection(), `insert into rate_limits (key, expire) values (?, 1)`, [
      `house-${userId}`,
    ])
    const scratch = join(app.makePath(scratchDir), `house-${userId}`)
    await mkdir(scratch, { recursive: true })
    await utimes(scratch, OLD, OLD)

    await sweep()

    assert.lengthOf(await db.from('sessions').where('user_id', userId), 1)
    assert.lengthOf(await db.from('rate_limits').where('key', `house-${userId}`), 0)
    assert.isFalse(existsSync(scratch))
  })

  test('work that cannot be ended keeps no other from ending', async ({ assert, cleanup }) => {
    const { id: userId } = await createMerchant()
    const [stuck, overdue] = [await createGeneration(userId), await createGeneration(userId)]
    await sql(
      db.connection(),
      `update generations set deadline_at = now() - interval '5 minutes' where user_id = ?`,
      [userId]
    )
    cleanup(await refuse('generations', 'update', `old.id = '${stuck}'`))
    await sweep()
    assert.equal(await stateOf(stuck), 'queued')
    assert.equal(await stateOf(overdue), 'failed')
  })
})
