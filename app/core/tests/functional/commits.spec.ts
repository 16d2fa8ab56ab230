import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RolledBackError } from '#app/core/database/prove_commits'
import { sql } from '#app/core/database/sql'

/** Which of a transaction's hooks have run. */
function hooksOf(trx: Awaited<ReturnType<typeof db.transaction>>): string[] {
  const run: string[] = []
  trx.after('commit', () => void run.push('commit'))
  trx.after('rollback', () => void run.push('rollback'))
  return run
}

test.group('A transaction whose COMMIT fails', () => {
  test('rejects, and what waits for the commit does not run', async ({ assert }) => {
    let hooks: string[] = []
    const broken = db.transaction(async (trx) => {
      hooks = hooksOf(trx)
      await sql(trx, 'create temp table twins (id int unique deferrable initially deferred)')
      await sql(trx, 'insert into twins values (1), (1)')
    })
    await assert.rejects(() => broken, /twins_id_key/)
    assert.deepEqual(hooks, ['rollback'])
  })

  test('rejects too where the code ends it itself', async ({ assert }) => {
    const trx = await db.transaction()
    const hooks = hooksOf(trx)
    await sql(trx, 'create temp table twins (id int unique deferrable initially deferred)')
    await sql(trx, 'insert into twins values (1), (1)')
    await assert.rejects(() => trx.commit(), /twins_id_key/)
    assert.isEmpty(hooks)
  })

  test('rejects when a statement had failed and nobody was told', async ({ assert }) => {
    let hooks: string[] = []
    const broken = db.transaction(async (trx) => {
      hooks = hooksOf(trx)
      await sql(trx, 'select 1 / 0').catch(() => {})
    })
    await assert.rejects(() => broken, new RolledBackError().message)
    assert.deepEqual(hooks, ['rollback'])
  })

  test('rejects when the connection is lost before the answer, and the pool goes on', async ({
    assert,
  }) => {
    let hooks: string[] = []
    const broken = db.transaction(async (trx) => {
      hooks = hooksOf(trx)
      const [row] = await sql<{ pid: number }>(trx, 'select pg_backend_pid() as pid')
      await sql(db.connection(), 'select pg_terminate_backend(?, 10000)', [row!.pid])
    })
    await assert.rejects(() => broken)
    assert.notInclude(hooks, 'commit')
    assert.deepEqual(await sql(db.connection(), 'select 1 as one'), [{ one: 1 }])
  })

  test('and one that is kept resolves as before', async ({ assert }) => {
    let hooks: string[] = []
    const kept = await db.transaction(async (trx) => {
      hooks = hooksOf(trx)
      const nested = await trx.transaction(async (inner) => sql(inner, 'select 2 as two'))
      return nested
    })
    assert.deepEqual(kept, [{ two: 2 }])
    assert.deepEqual(hooks, ['commit'])
  })
})
