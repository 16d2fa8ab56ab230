import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { correctTimes } from '#app/operator/clock/correct_times'
import { firstOf } from '#app/core/elements'
import { newWork } from '#app/work/queries/new_work'
import { GENERATIONS_QUEUE } from '#app/work/queues'
import { sweep } from '#app/work/jobs/sweep'
import { sql } from '#app/core/database/sql'
import { fromElsewhere } from '#tests/support/forms'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { challenged, protectedMerchant } from '#tests/support/two_factor'
import { Visitor } from '#tests/support/visitor'

/** What the clock was ahead by. */
const AHEAD = `interval '1 year'`

async function yearsAhead(text: string, values: (string | number)[] = []): Promise<number> {
  const row = firstOf(
    await sql<{ years: number }>(
      db.connection(),
      `select extract(epoch from (${text}) - now()) / 31536000 as years`,
      values
    )
  )
  return Number(row.years)
}

test.group('A clock that was ahead by a year', () => {
  test('keeps nobody waiting who failed to sign in then', async ({ assert }) => {
    const { email } = await createMerchant()
    const visitor = new Visitor()
    const headers = fromElsewhere()
    const signIn = (password: string) => visitor.post('/login', { email, password }, { headers })
    for (let attempt = 0; attempt < 6; attempt++) await signIn('wrong')
    assert.equal((await signIn(PASSWORD)).status, 429)

    await sql(
      db.connection(),
      `update rate_limits set expire = expire + extract(epoch from ${AHEAD}) * 1000
       where key like '%login:%' or key like '%failures:%'`
    )
    assert.equal((await signIn(PASSWORD)).status, 200)
  })

  test('keeps nobody out who gave the code of an authenticator then', async ({ assert }) => {
    const { user, authenticator } = await protectedMerchant()
    await sql(
      db.connection(),
      `update users set two_factor_last_step = two_factor_last_step + extract(epoch from ${AHEAD}) / 30 where id = ?`,
      [user.id]
    )
    await correctTimes()
    const visitor = await challenged(user)
    const { status } = await visitor.post('/two-factor-challenge', { code: authenticator.code() })
    assert.equal(status, 204)
  })

  test('leaves no work running for a year', async ({ assert }) => {
    const { id } = await createMerchant()
    const { work } = firstOf(
      await sql<{ work: string }>(
        db.connection(),
        `insert into generations (user_id, kind, params, state, credit_cost, engine, deadline_at, started_at)
       values (?, 'upscale', '{}', 'running', 0, 'local', now() + ${AHEAD}, now() + ${AHEAD}) returning id as work`,
        [id]
      )
    )
    await correctTimes()
    const deadline = 'select deadline_at from generations where id = ?'
    assert.isBelow(await yearsAhead(deadline, [work]), 1 / 365)
    await sql(
      db.connection(),
      `update generations set deadline_at = now() - interval '1 hour' where id = ?`,
      [work]
    )
    await sweep()
    const { state } = firstOf(
      await sql<{ state: string }>(db.connection(), 'select state from generations where id = ?', [
        work,
      ])
    )
    assert.equal(state, 'failed')
  })

  test('lets work that was asked for then go before what is asked for now', async ({ assert }) => {
    const { id } = firstOf(
      await sql<{ id: string }>(
        db.connection(),
        `insert into pgboss.job (name, data, priority, start_after)
         values (?, '{}', 1767225600 - extract(epoch from now() + ${AHEAD}), now() + interval '1 hour') returning id`,
        [GENERATIONS_QUEUE]
      )
    )
    const { id: user } = await createMerchant()
    await correctTimes()
    const { priority } = firstOf(
      await sql<{ priority: number }>(
        db.connection(),
        'delete from pgboss.job where id = ? returning priority',
        [id]
      )
    )
    const next = await db.transaction((trx) => newWork(trx, user, false))
    assert.isAtMost(Math.abs(priority - next.priority), 60)
  })

  test('does not stop the sweep, nor keep links and sessions good for longer', async ({
    assert,
  }) => {
    const { id } = await createMerchant()
    await sql(db.connection(), `update pgboss.version set cron_on = now() + ${AHEAD}`)
    await sql(
      db.connection(),
      `insert into password_reset_tokens (user_id, hash, created_at) values (?, ?, now() + ${AHEAD})`,
      [id, `hash of ${id}`]
    )
    await sql(
      db.connection(),
      `insert into sessions (id, user_id, data, last_active_at, expires_at) values (?, ?, '{}', now(), now() + ${AHEAD})`,
      [`of ${id}`, id]
    )
    await correctTimes()
    assert.isBelow(await yearsAhead('select cron_on from pgboss.version'), 1 / 365)
    assert.isBelow(
      await yearsAhead('select expires_at from sessions where id = ?', [`of ${id}`]),
      0.3
    )
    const left = await sql(
      db.connection(),
      'select 1 from password_reset_tokens where user_id = ?',
      [id]
    )
    assert.isEmpty(left)
  })
})
