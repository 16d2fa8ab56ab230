import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Client } from 'pg'
import { sql } from '#app/core/database/sql'
import type { ConnectionSource } from '#app/core/database/together'
import { createMerchant } from '#tests/support/merchant'
import { createEmptyProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'

/** How often connections are taken of the pool while something is done. */
async function connectionsOf(act: () => Promise<unknown>): Promise<number> {
  const source: ConnectionSource = db.connection().getWriteClient().client
  const acquire = source.acquireConnection.bind(source)
  let taken = 0
  source.acquireConnection = () => {
    taken++
    return acquire()
  }
  try {
    await act()
    return taken
  } finally {
    Reflect.deleteProperty(source, 'acquireConnection')
  }
}

const ask = <Row>(text: string) => sql<Row>(db.connection(), text)
const PROCESS = 'select pg_backend_pid() as pid'

test.group('What is asked of the database at once', () => {
  test('goes over one connection, each with its own answer', async ({ assert }) => {
    let rows: { n: number; pid: number }[][] = []
    const taken = await connectionsOf(async () => {
      rows = await Promise.all(
        [1, 2, 3].map((n) => ask<{ n: number; pid: number }>(`${PROCESS}, ${n} as n`))
      )
    })
    assert.equal(taken, 1)
    assert.deepEqual(
      rows.map(([row]) => row?.n),
      [1, 2, 3]
    )
    assert.lengthOf(new Set(rows.map(([row]) => row?.pid)), 1)
  })

  test('is sent before the first of it is answered, 16 statements at most over one connection', async ({
    assert,
  }) => {
    const source: ConnectionSource = db.connection().getWriteClient().client
    const connection = await source.acquireConnection()
    assert.isTrue((connection as Client).pipeline)
    await source.releaseConnection(connection)
    const many = () => Promise.all(Array.from({ length: 17 }, () => ask(PROCESS)))
    assert.equal(await connectionsOf(many), 2)
  })

  test('leads to who asked where it fails', async ({ assert }) => {
    const askWrongly = async () => await ask('select 1 / 0')
    const [error] = await Promise.all([
      askWrongly().catch((failure: Error) => failure),
      ask(PROCESS),
    ])
    assert.match((error as Error).stack!, /askWrongly/)
  })

  test('may be the same statement twice, which no connection has prepared yet', async ({
    assert,
  }) => {
    const text = `select ?::int as n, 'twice ${process.pid}' as text`
    const both = await Promise.all([
      sql<{ n: number }>(db.connection(), text, [1]),
      sql<{ n: number }>(db.connection(), text, [2]),
    ])
    assert.deepEqual(
      both.map(([row]) => row?.n),
      [1, 2]
    )
  })

  test('stands each for itself: one that fails leaves the others what they have done', async ({
    assert,
  }) => {
    await sql(db.connection(), 'create table together_test (n int primary key)')
    const answers = await Promise.allSettled([
      ask('insert into together_test values (1) returning n'),
      ask('insert into together_test values (1) returning n'),
      ask('insert into together_test values (2) returning n'),
    ])
    const kept = await ask<{ n: number }>('select n from together_test order by n')
    await ask('drop table together_test')
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled']
    )
    assert.deepEqual(
      kept.map(({ n }) => n),
      [1, 2]
    )
  })

  test('is told to all that wait when the connection dies, and the next is answered', async ({
    assert,
  }) => {
    const answers = await Promise.allSettled([
      ask(PROCESS),
      ask('select pg_terminate_backend(pg_backend_pid())'),
      ask(PROCESS),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['fulfilled', 'rejected', 'rejected']
    )
    assert.lengthOf(await ask(PROCESS), 1)
  })

  test('takes few connections for a page of many statements', async ({ assert }) => {
    const merchant = await createMerchant()
    const visitor = await signIn(merchant)
    const { id } = await createEmptyProduct(merchant.id)
    const open = async () => {
      const answer = await visitor.get(`/products/${id}`)
      assert.equal(answer.status, 200)
    }
    await open()
    assert.isAtMost(await connectionsOf(open), 7)
  })
})
