import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import pg from 'pg'
import { notifyOfExpiringCredits } from '#app/billing/actions/notify_of_expiring_credits'
import { notifyOfLowCredits } from '#app/billing/actions/notify_of_low_credits'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { bookLapsedCredits } from '#app/credits/actions/book_lapsed_credits'
import { EXPIRY_NOTICE_DAYS } from '#config/billing'
import { call, makeToken } from '#tests/support/api_tokens'
import { createEmptyProduct } from '#tests/support/product'
import { readRows } from '#tests/support/plans/read_rows'
import { collectSqlCalls } from '#tests/support/sql_texts/collect'
import { findWholeReads } from '#tests/support/plans/whole_reads'
import { recorded, type Sent } from '#tests/support/plans/recorded'
import { fillAccounts } from '#tests/support/population/fill_accounts'
import { fillBusiness } from '#tests/support/population/fill_business'
import { fillWork } from '#tests/support/population/fill_work'
import { defineFunctions, findStart } from '#tests/support/population/functions'
import { everybodyElse } from '#tests/support/population/population'
import { createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'

/** Rows that a statement may read for one page, of whatever there is. */
const MOST = 800
/** As many rows as tables have that do not grow, or hardly. */
const FEW = 100
/** All that the merchant has made, and less than anything that others have: what counts or looks through one's own. */
const OWN = 3_000

const OTHERS = everybodyElse(400, { entries: 6_000, clicks: 200 })
const MERCHANT = {
  ...everybodyElse(1, {}),
  name: 'merchant',
  products: 150,
  generations: 900,
  entries: 2_000,
}

/** Pages and calls, and how many rows each of their statements may read. `P` is a product. */
const PAGES: [path: string, most: number][] = [
  ['/dashboard', MOST],
  ['/products', MOST],
  ['/api/products/find?search=product', MOST],
  ['/products/P', MOST],
  ['/photos/generate', MOST],
  ['/photos/generate/P', MOST],
  ['/api/products/P/images?search=marble', OWN],
  ['/videos/generate/P', MOST],
  ['/generated-assets', MOST],
  ['/api/generated-assets?search=marble', OWN],
  ['/api/generated-assets?search=astronaut', MOST],
  ['/api/generated-assets?favorites=1', MOST],
  ['/api/generated-assets?type=generated_image', MOST],
  ['/api/generated-assets?type=edited_image', MOST],
  ['/review', OWN],
  ['/review/P', OWN],
  ['/review?show=approved', OWN],
  ['/batches', MOST],
  ['/batches/new', OWN],
  ['/billing', MOST],
  ['/billing?before=1000000000', MOST],
  ['/billing?kind=video', MOST],
  ['/billing?reason=refund', MOST],
  ['/user/profile', OWN],
  ['/user/api-tokens', MOST],
  ['/user/webhooks', MOST],
  ['/affiliate', MOST],
  ['/api/work', MOST],
  ['/api/v1/assets', MOST],
  ['/api/v1/assets?type=image', MOST],
  ['/api/v1/assets?type=video', MOST],
  ['/api/v1/assets?product_id=P', MOST],
  ['/api/v1/products', MOST],
  ['/api/v1/credits', MOST],
]

/** Indexes of what is under way, of which there is as much as is done at a time, and of what is rare. */
const UNDER_WAY = new Set([
  'affiliates_held',
  'batch_items_waiting',
  'batches_unfinished',
  'batches_without_counts',
  'generations_open',
  'generations_open_of_user',
  'generations_unfinished',
  'mails_failed',
  'mails_waiting',
  'payments_disputed_newest',
  'payments_refunded_newest',
  'remote_requests_open',
  'webhook_deliveries_waiting',
  'webhook_endpoints_failing',
])

/** What reads all there is because that is what it is for. */
const WHOLE = new Set([
  // Once a day, or after a clock was wrong.
  'app/affiliates/queries/list_broken_affiliate_ledgers.ts',
  'app/credits/queries/list_broken_ledgers.ts',
  'app/media/checks/check_storage.ts',
  'app/operator/clock/correct_times.ts',
  // What all affiliates did, asked for by an operator.
  'app/affiliates/queries/list_signals.ts',
  // The first hundred public products, nearly all of which are ready.
  'app/editor/queries/list_samples.ts',
])

/** Rows that tables get of others: what other tests have left says nothing. */
const filled = new Map<string, number>()

test.group('Plans of a large installation', (group) => {
  let client: pg.Client
  group.setup(async () => {
    client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    await client.query('begin')
  })
  group.teardown(async () => {
    await client.query('rollback')
    await client.end()
  })

  test('no page reads more rows because others have more', async ({ assert }) => {
    const user = await createSubscriber()
    const visitor = await signIn(user)
    const { plain } = await makeToken(visitor, ['*'])
    const { id: product } = await createEmptyProduct(user.id)
    await sql(db.connection(), `update products set status = 'ready' where id = ?`, [product])
    const pages: { path: string; most: number; sent: Sent[] }[] = []
    for (const [pattern, most] of PAGES) {
      const path = pattern.replace('P', String(product))
      const open = () =>
        path.startsWith('/api/v1/')
          ? call(`Bearer ${plain}`, path)
          : path.startsWith('/api/')
            ? visitor.get(path)
            : visitor.visit(path)
      pages.push({ path, most, sent: await recorded([user.id, product], open) })
    }
    const hourly = await recordHourly()
    await fill(client, user.id, product)
    pages.push({ path: 'hourly', most: MOST, sent: await anHourLater(client, hourly) })
    const worse: string[] = []
    for (const { path, most, sent } of pages) {
      assert.isNotEmpty(sent, path)
      for (const statement of sent) {
        const rows = await readRows(client, statement)
        if (rows > most) worse.push(`${path} reads ${rows} rows: ${statement.text}`)
      }
    }
    assert.deepEqual(worse, [])
  }).timeout(180_000)

  test('no statement of the code needs all rows of a table that grows', async ({ assert }) => {
    const large = new Set([...filled].filter(([, rows]) => rows >= FEW).map(([table]) => table))
    const whole = await findWholeReads(client, large, UNDER_WAY)
    const worse = whole
      .filter(({ path }) => !WHOLE.has(path))
      .map(({ path, read, text }) => `${path} reads ${read.join(', ')}: ${text}`)
    assert.deepEqual(worse, [])
  }).timeout(180_000)

  test('what is found by the time in its id has both ends', async ({ assert }) => {
    const calls = await collectSqlCalls()
    const found = calls.flatMap(({ path, texts }) => texts.map((text) => ({ path, text })))
    const byTime = found.filter(({ text }) => /> \(select uuidv7\(/.test(text))
    assert.isAbove(byTime.length, 3)
    const count = (text: string, sign: string) => text.split(`id ${sign} (select uuidv7(`).length
    // For one end the server reckons with a third of all rows, and reads the whole table once that is large.
    const open = byTime.filter(({ text }) => count(text, '>') !== count(text, '<'))
    assert.deepEqual(
      open.map(({ path }) => path),
      []
    )
  })
})

const BEFORE = new Date(Date.now() - 2 * 3600_000)
/** In place of an entry of the ledger that is there once others have more. */
const ENTRY = 987_654_321

/** What a worker looks for every hour among all credits. */
async function recordHourly(): Promise<Sent[]> {
  const sent = await recorded([BEFORE, ENTRY, EXPIRY_NOTICE_DAYS], async () => {
    await bookLapsedCredits(BEFORE)
    await notifyOfExpiringCredits()
    await notifyOfLowCredits(ENTRY)
  })
  return sent.filter(({ text }) => text.includes('credit_grants'))
}

/** When some entries are new. */
async function anHourLater(client: pg.Client, hourly: Sent[]): Promise<Sent[]> {
  const { rows } = await client.query('select max(id) - 20 as entry from credit_entries')
  const { entry } = firstOf(rows as { entry: number }[])
  return hourly.map(({ text, values }) => ({
    text,
    values: values.map((value) => (value === ENTRY ? entry : value)),
  }))
}

/** Gives the merchant much, then others more, which is newer; nobody else sees it. */
async function fill(client: pg.Client, userId: number, productId: number): Promise<void> {
  const start = { ...(await findStart(client)), user: userId - 1 }
  await defineFunctions(client, start, MERCHANT)
  for (const statement of [...fillWork(start, MERCHANT), ...fillBusiness(start, MERCHANT)]) {
    await client.query(statement)
  }
  await client.query(
    'update generated_images set product_id = $2 where user_id = $1 and product_id is not null and id % 10 = 0',
    [userId, productId]
  )
  await client.query('update products set is_public = true where id % 10 = 0')
  await client.query('update generated_images set is_published = true where id % 10 = 0')
  const next = await findStart(client)
  await defineFunctions(client, next, OTHERS)
  const others = [
    ...fillAccounts(next, OTHERS, 'nobody'),
    ...fillWork(next, OTHERS),
    ...fillBusiness(next, OTHERS),
  ]
  for (const statement of others) {
    const [, table = ''] = /insert into (\w+)/i.exec(statement) ?? []
    const { rowCount } = await client.query(statement)
    filled.set(table, (filled.get(table) ?? 0) + (rowCount ?? 0))
  }
  await client.query('analyze')
  // As after a vacuum, which no transaction can have: what an index holds need not be looked up in the table.
  await client.query(
    `select pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'relpages', relpages,
       'reltuples', reltuples, 'relallvisible', relpages)
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`
  )
  // Tables that are small enough to be read as a whole, once for all that is looked up in them, are planned as large ones are.
  for (const way of ['seqscan', 'hashjoin', 'mergejoin']) {
    await client.query(`set local enable_${way} = off`)
  }
}
