import pg from 'pg'
import type { Bench } from './bench_instance.js'
import { beside, figure, heading, quantile } from './report.js'

const ROUNDS = 60
const P50_GOAL_MS = 30
const P95_GOAL_MS = 100
const OVERHEAD_GOAL = 0.05
const PICTURES = 6

/** From an accepted request to the start of the engine with an idle worker. */
export async function benchLatency({ instance, visitor, database }: Bench): Promise<void> {
  heading('From an accepted request to the start of its work, idle worker')
  const body = { description: 'A mug.', trigger_word: 'mug' }
  await visitor.post('/api/prompts/generate-samples', body)
  for (let round = 0; round < ROUNDS; round++) {
    const response = await visitor.post('/api/prompts/generate-samples', body)
    if (response.status === 429) await database.query('delete from rate_limits')
  }
  const { rows } = await database.query(
    `select extract(epoch from started_at - created_at) * 1000 as ms from generations
     where kind = 'suggest_prompts' and state = 'succeeded' order by created_at desc limit ${ROUNDS}`
  )
  const waits = rows.map(({ ms }) => Number(ms))
  const p50 = quantile(waits, 0.5)
  const p95 = quantile(waits, 0.95)
  figure('p50, ms', p50.toFixed(1), `<= ${P50_GOAL_MS}`, p50 <= P50_GOAL_MS)
  figure('p95, ms', p95.toFixed(1), `<= ${P95_GOAL_MS}`, p95 <= P95_GOAL_MS)
  const bare = await bareNotify(instance.databaseUrl)
  beside('bare LISTEN and NOTIFY, insert committed to row read, p50 ms', bare.toFixed(1))
}

/** The same way without a queue: a row and a NOTIFY in one transaction, read by a listener. */
async function bareNotify(databaseUrl: string): Promise<number> {
  const [sender, listener] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)]
  await Promise.all([sender.connect(), listener.connect()])
  await sender.query('create temp table bench_jobs (id int)')
  await listener.query('listen bench_jobs')
  const waits: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const heard = new Promise((resolve) => listener.once('notification', resolve))
    const from = performance.now()
    await sender.query('begin')
    await sender.query('insert into bench_jobs values ($1)', [round])
    await sender.query('notify bench_jobs')
    await sender.query('commit')
    await heard
    await listener.query('select 1')
    waits.push(performance.now() - from)
  }
  await Promise.all([sender.end(), listener.end()])
  return quantile(waits, 0.5)
}

/** How much of a generation is not the engine's time. */
export async function benchOverhead({ visitor, database, productId }: Bench): Promise<void> {
  heading(`A generation of ${PICTURES} pictures, 1024 x 1024`)
  const response = await visitor.post(`/api/generate/${productId}`, {
    prompt: 'on a wooden table in the morning',
    num_images: PICTURES,
  })
  const { generation_id: id } = await response.json()
  const { rows } = await database.query(
    `select extract(epoch from finished_at - created_at) * 1000 as total, engine_ms from generations where id = $1`,
    [id]
  )
  const total = Number(rows[0].total)
  const engine = Number(rows[0].engine_ms)
  const share = (total - engine) / total
  figure(
    'share spent outside the engine',
    `${(share * 100).toFixed(1)} %`,
    `<= ${OVERHEAD_GOAL * 100} %`,
    share <= OVERHEAD_GOAL
  )
  beside('the engine alone, s', (engine / 1000).toFixed(2))
}
