import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshEmail, Visitor } from '#tests/support/visitor'
import type { Bench } from './bench_instance.js'
import { bootBeside } from './boot_beside.js'
import { beside, figure, heading, quantile } from './report.js'

const PRODUCTS = 50
const SCENES = ['on a wooden table', 'on white marble', 'on sand at noon', 'on linen, soft light']
const MOST_WAITED_FOR = 2
/** Shares of the batch after which somebody else asks for a picture. */
const SHARES = [0.1, 0.4, 0.7]
const SAMPLE = 5
const MOST_PRODUCTS = 1000
const SHEET_CALLS = 40

/**
 * A batch of many products while somebody else asks for one picture now and then. A worker of this process does it with an engine
 * that paints plain pictures at once, so that what is measured is not the engine.
 */
export async function benchBatch(bench: Bench): Promise<void> {
  const { instance, visitor, database } = bench
  heading(`A batch of ${PRODUCTS} products in ${SCENES.length} scenes`)
  await bootBeside(bench)
  await instance.kill('worker', 'SIGSTOP')
  const { startQuickWorker } = await import('#tests/support/quick_worker')
  const stopWorker = await startQuickWorker()
  const other = await newcomer(instance.url)
  const products = await copyProduct(bench)

  const from = performance.now()
  const started = await visitor.post('/batches', {
    key: randomUUID(),
    product_ids: products,
    scenes: SCENES.map((prompt) => ({ prompt })),
    aspect_ratios: ['square'],
    amount: 1,
  })
  const { id: batch } = await started.json()
  const items = PRODUCTS * SCENES.length
  const ahead: number[] = []
  for (const share of SHARES) {
    await until(async () => (await made(bench, batch)) >= share * items)
    const answer = await other.post(`/api/generate/${SAMPLE}`, { prompt: 'on a beach' })
    const { generation_id: id } = await answer.json()
    const { rows } = await database.query(
      `select count(*) from generations own, generations g where own.id = $1 and g.in_batch
       and g.started_at between own.created_at and own.started_at`,
      [id]
    )
    ahead.push(Number(rows[0].count))
  }
  await until(async () => (await made(bench, batch)) === items)
  const seconds = (performance.now() - from) / 1000
  const most = Math.max(...ahead)
  figure(
    'jobs of it that one picture of another waited for',
    String(most),
    `<= ${MOST_WAITED_FOR}`,
    most <= MOST_WAITED_FOR
  )
  const { rows } = await database.query(
    `select sum(g.engine_ms) as engine from generations g join batch_items i on i.id = g.batch_item_id
     where i.batch_id = $1`,
    [batch]
  )
  beside(`${items} pictures, s`, seconds.toFixed(1))
  beside('the engine alone, s, two at a time', (Number(rows[0].engine) / 2000).toFixed(1))
  await benchSheet(bench, batch)
  await stopWorker()
  const { default: app } = await import('@adonisjs/core/services/app')
  await (await app.container.make('queue')).stop({ graceful: false })
  await instance.kill('worker', 'SIGCONT')
}

/** A part of the sheet of a batch that is as large as may be, all of it made. */
async function benchSheet({ visitor, database }: Bench, batch: number): Promise<void> {
  const { rows } = await database.query(
    `with large as (
       insert into batches (user_id, name, key, content, state, finished_at)
       select user_id, name, gen_random_uuid(), content, 'finished', now() from batches where id = $1 returning id),
     products as (
       insert into batch_products (batch_id, place, product_id, product_name)
       select l.id, n, p.product_id, p.product_name
       from large l, generate_series(0, $2::int - 1) as n
       join batch_products p on p.batch_id = $1 and p.place = n % $3 returning batch_id, place),
     items as (
       insert into batch_items (batch_id, place, shot, wanted)
       select batch_id, place, shot, 0 from products, generate_series(0, $4::int - 1) as shot
       returning id, batch_id, place, shot),
     works as (
       insert into generations (user_id, product_id, kind, engine, state, params, result, finished_at, deadline_at, batch_item_id, in_batch)
       select g.user_id, g.product_id, g.kind, g.engine, g.state, g.params, g.result, g.finished_at, g.deadline_at, i.id, true
       from items i join batch_items o on o.batch_id = $1 and o.place = i.place % $3 and o.shot = i.shot
       join generations g on g.batch_item_id = o.id)
     select id from large`,
    [batch, MOST_PRODUCTS, PRODUCTS, SCENES.length]
  )
  await database.query('analyze')
  const times: number[] = []
  for (let from = 0; from < MOST_PRODUCTS; from += MOST_PRODUCTS / SHEET_CALLS) {
    const start = performance.now()
    const answer = await visitor.get(`/api/batches/${rows[0].id}/rows?from=${from}`)
    await answer.arrayBuffer()
    times.push(performance.now() - start)
  }
  beside(
    `a part of the sheet of ${MOST_PRODUCTS} products, ms, 95 of 100`,
    quantile(times, 0.95).toFixed(1)
  )
}

async function made({ database }: Bench, batch: number): Promise<number> {
  const { rows } = await database.query(
    `select count(*) from generations g join batch_items i on i.id = g.batch_item_id
     where i.batch_id = $1 and g.state = 'succeeded'`,
    [batch]
  )
  return Number(rows[0].count)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(50)
}

/** Somebody who has just registered. */
async function newcomer(url: string): Promise<Visitor> {
  const visitor = new Visitor(url)
  const password = randomUUID()
  await visitor.post('/register', {
    name: 'Grace',
    email: freshEmail(),
    password,
    password_confirmation: password,
    terms: true,
  })
  return visitor
}

/** Copies of the demo merchant's first product, trained as it is; answers their ids. */
async function copyProduct({ database, productId }: Bench): Promise<number[]> {
  const { rows } = await database.query(
    `with copies as (
       insert into products (user_id, name, description, trigger_word, status)
       select user_id, name || ' ' || n, description, trigger_word || n, 'ready'
       from products, generate_series(1, $2) as n where id = $1 returning id, user_id),
     works as (
       insert into generations (user_id, product_id, kind, engine, state, params, finished_at, deadline_at)
       select user_id, id, 'train', 'local', 'succeeded', '{}', now(), now() from copies returning id, product_id),
     trained as (
       insert into trainings (generation_id, product_id, engine, model)
       select id, product_id, 'local', '{"photoId":"1"}' from works)
     select id from copies`,
    [productId, PRODUCTS]
  )
  return rows.map(({ id }) => Number(id))
}
