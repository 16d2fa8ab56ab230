import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_MERCHANT } from '#config/demo'
import { firstOf } from '#app/core/elements'
import { Cluster } from '#tests/support/cluster/cluster'
import { makeDataDir, startInstance } from '#tests/support/instance'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'
import { beside, figure, heading } from './report.js'

const GOAL_SECONDS = 10
const MERCHANTS = 4
const PAUSE_MS = 50

/** How requests ended, and when in ms the first one after the death was answered. */
interface Seen {
  answered: number
  refused: number
  unclean: string[]
  first: number | null
}

/**
 * Kills the primary under merchants who order pictures and open pages of an installation behind pgbouncer, makes the standby the primary at once, and says after how many seconds
 * orders are accepted again, and how requests ended meanwhile. How soon somebody finds out that a primary is dead is not in it.
 */
export async function benchFailover(): Promise<void> {
  heading('The primary dies, its standby takes over')
  const cluster = await Cluster.start({ pooler: true })
  const dataDir = await makeDataDir()
  // Its own database is never made.
  await writeFile(join(dataDir, 'postgres.password'), '')
  const instance = await startInstance({
    dataDir,
    engine: 'quick',
    env: {
      DATABASE_URL: cluster.pooledUrl,
      DATABASE_DIRECT_URL: cluster.url,
      REQUIRE_SUBSCRIPTION: 'false',
      LOG_LEVEL: 'silent',
    },
  })
  try {
    const visitor = new Visitor(instance.url)
    const { email, password } = DEMO_MERCHANT
    await visitor.post('/login', { email, password })
    const { id } = firstOf(
      await cluster.primary.ask<{ id: string }>(
        `select p.id from products p join users u on u.id = p.user_id
         where u.email = '${email}' and p.status = 'ready' order by p.id limit 1`
      )
    )
    const orders = watch(() => {
      const headers = { 'idempotency-key': randomUUID() }
      return visitor.post(`/api/generate/${id}`, { prompt: 'on a wooden table' }, { headers })
    })
    const pages = watch(() => visitor.visit('/dashboard').then(({ status }) => ({ status })))
    await until(async () => orders.seen.answered > 10 && pages.seen.answered > 10)
    await cluster.primary.kill()
    const died = performance.now()
    for (const { seen } of [orders, pages]) seen.first = null
    await cluster.promote()
    await until(async () => orders.seen.first !== null && pages.seen.first !== null)
    await Promise.all([orders.end(), pages.end()])
    for (const [what, { seen }] of [['orders', orders] as const, ['pages', pages] as const]) {
      const seconds = (seen.first! - died) / 1000
      const isMet = seconds <= GOAL_SECONDS
      figure(`${what} answered again after, s`, seconds.toFixed(1), `<= ${GOAL_SECONDS}`, isMet)
      beside('answered, refused with 503', `${seen.answered}, ${seen.refused}`)
      const { unclean } = seen
      figure('ended in another way', String(unclean.length), '0', unclean.length === 0)
      if (unclean.length > 0) beside('the first of them', firstOf(unclean))
    }
  } finally {
    await instance.stop()
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Has some merchants ask again and again, each one thing at a time. */
function watch(ask: () => Promise<{ status: number }>): { seen: Seen; end(): Promise<void> } {
  const seen: Seen = { answered: 0, refused: 0, unclean: [], first: null }
  let isOver = false
  const all = Array.from({ length: MERCHANTS }, async () => {
    while (!isOver) {
      try {
        const { status } = await ask()
        if (status < 300) {
          seen.answered++
          seen.first ??= performance.now()
        } else if (status === 503) seen.refused++
        else seen.unclean.push(String(status))
      } catch (error) {
        seen.unclean.push((error as Error).message)
      }
      await sleep(PAUSE_MS)
    }
  })
  return {
    seen,
    async end() {
      isOver = true
      await Promise.all(all)
    },
  }
}
