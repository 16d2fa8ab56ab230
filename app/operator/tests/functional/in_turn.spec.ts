import { mock } from 'node:test'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { until } from '#tests/support/until'
import { inTurn } from '../../upgrade/in_turn.js'

const turns = () =>
  sql<{ pid: number }>(
    db.connection(),
    `select pid from pg_stat_activity
     where application_name = 'vitrine_upgrade' and datname = current_database()`
  )

test.group('Whoever brings the database up to date', () => {
  test('ends at once when the connection that keeps others away is lost', async ({
    assert,
    cleanup,
  }) => {
    const exit = mock.method(process, 'exit', () => {})
    const error = mock.method(console, 'error', () => {})
    cleanup(() => mock.restoreAll())
    const act = Promise.withResolvers<void>()
    const turn = inTurn(
      () => {},
      () => act.promise
    )
    await until(async () => {
      const held = await sql(
        db.connection(),
        `select pg_terminate_backend(a.pid) from pg_stat_activity a join pg_locks using (pid)
         where application_name = 'vitrine_upgrade' and datname = current_database() and locktype = 'advisory' and granted`
      )
      return held.length > 0
    })
    await until(async () => exit.mock.callCount() > 0)
    assert.deepEqual(exit.mock.calls[0]!.arguments, [1])
    assert.match(String(error.mock.calls[0]!.arguments[0]), /was lost: start again\.$/)
    act.resolve()
    await turn
  })

  test('lets the next one in, and goes on', async ({ assert, cleanup }) => {
    const exit = mock.method(process, 'exit', () => {})
    cleanup(() => mock.restoreAll())
    const order: string[] = []
    const first = Promise.withResolvers<void>()
    const one = inTurn(
      () => {},
      async () => {
        order.push('one begins')
        await first.promise
        order.push('one ends')
      }
    )
    await until(async () => order.length > 0)
    const said: string[] = []
    const two = inTurn(
      (sentence) => {
        said.push(sentence)
        first.resolve()
      },
      async () => void order.push('two')
    )
    await Promise.all([one, two])
    assert.deepEqual(order, ['one begins', 'one ends', 'two'])
    assert.deepEqual(said, ['another start is bringing the database up to date; waiting for it.'])
    await until(async () => (await turns()).length === 0)
    assert.equal(exit.mock.callCount(), 0)
  })
})
