import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import pg from 'pg'
import { Cluster } from '#tests/support/cluster/cluster'
import { hasPooler } from '#tests/support/cluster/pooler'
import type { Server } from '#tests/support/cluster/server'
import { until } from '#tests/support/until'

/** Inserts rows one after the other until `signal`, on a new connection when one is lost; answers those whose commit was answered. */
async function insertUntil(url: string, signal: AbortSignal): Promise<number[]> {
  const answered: number[] = []
  for (let number = 1; !signal.aborted; number++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      for (; !signal.aborted; number++) {
        await client.query('insert into answered values ($1)', [number])
        answered.push(number)
      }
    } catch {
      await sleep(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return answered
}

test.group('A database that loses its primary', () => {
  test('has all that was answered at its standby, directly and by a pooler', async ({
    assert,
    cleanup,
  }) => {
    const cluster = await Cluster.start({ pooler: true })
    cleanup(() => cluster.stop())
    await cluster.primary.ask('create table answered (number int)')
    await cluster.primary.ask('grant insert on answered to vitrine')
    const over = new AbortController()
    const count = async (server: Server) => {
      const [row] = await server.ask<{ count: number }>(
        'select count(*)::int as count from answered'
      )
      return row!.count
    }
    const writers = [cluster.url, cluster.pooledUrl].map((url) => insertUntil(url, over.signal))
    await until(async () => (await count(cluster.primary)) > 100)
    await cluster.primary.kill()
    await cluster.promote()
    const promoted = await count(cluster.standby)
    await until(async () => (await count(cluster.standby)) > promoted + 100)
    over.abort()
    const answered = (await Promise.all(writers)).flat()
    const kept = await cluster.standby.ask<{ number: number }>('select number from answered')
    const left = kept.map(({ number }) => number)
    for (const number of answered) {
      const at = left.indexOf(number)
      assert.notEqual(at, -1, `${number} was answered and is lost`)
      left.splice(at, 1)
    }
  })
    .skip(async () => !(await hasPooler()), 'needs pgbouncer')
    .tags(['@long'])
})
