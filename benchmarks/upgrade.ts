import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { OLD_MIGRATIONS } from '#app/operator/schema/old_migrations'
import { run } from '../tools/launcher/processes/run.js'
import { startEmbeddedPostgres } from '../tools/launcher/postgres/embedded_postgres.js'
import { ROOT, TYPESCRIPT } from '../tools/launcher/settings.js'
import { beside, figure, heading } from './report.js'

const ROWS = 1_000_000
const GOAL_SECONDS = 30

/** The last migration that there was before upgrades were looked after: the others up to it convert what older versions wrote. */
const BEFORE = '0080_create_self_checks'

/** The tables that grow with use, as the oldest version has them that can be upgraded; one of ten went wrong. */
const FILLED = {
  users: `(name, email) select 'Ada', 'ada' || i || '@example.test'`,
  media: `(owner_id, disk_key, mime, bytes, width, height, checksum)
    select i, 'media/' || i, 'image/png', 500000, 1024, 1024, md5(i::text) || md5(i::text)`,
  products: `(user_id, name, trigger_word) select i, 'Mug ' || i, 'mug' || i`,
  generations: `(user_id, product_id, kind, engine, state, params, finished_at, deadline_at, error_code, error_message, result)
    select i % 100000 + 1, i, 'generate', 'local', case when i % 10 = 0 then 'failed' else 'succeeded' end,
      '{"prompt": "on a table of oak", "count": 4, "size": "1024x1024"}', now(), now(),
      case when i % 10 = 0 then 'internal' end, case when i % 10 = 0 then 'The kiln is cold.' end,
      '{"imageIds": [1, 2, 3, 4]}'`,
  generated_images: `(generation_id, user_id, product_id, media_id, position, prompt, original_prompt, width, height, scene)
    select uuidv7(), i % 100000 + 1, i, uuidv7(), 0, 'a mug on a table of oak, number ' || i, 'a mug on a table', 1024, 1024, 'Oak table'`,
  credit_entries: `(user_id, kind, reason, change, balance) select i % 100000 + 1, 'image', 'debit', -1, 100`,
  remote_requests: `(generation_id, provider, job, step, try, model, request_id, state, estimated_cents, ended_at, error)
    select uuidv7(), 'fal', 'generate', 'generate', 1, 'flux', i::text, case when i % 10 = 0 then 'failed' else 'succeeded' end, 4, now(),
      case when i % 10 = 0 then '{"code": "busy", "message": "Too many calls."}'::jsonb end`,
  batch_items: `(batch_id, place, shot, wanted, problem)
    select i / 100, i % 100, 0, 4, case when i % 10 = 0 then 'The product is gone.' end`,
  imports: `(user_id, key, name) select i, uuidv7(), 'products.csv'`,
  import_rows: `(import_id, line, name, description, addresses, state, problem)
    select i / 1000 + 1, i % 1000, 'Mug', 'A mug', '{}', case when i % 10 = 0 then 'failed' else 'done' end,
      case when i % 10 = 0 then 'The picture could not be fetched.' end`,
  webhook_deliveries: `(message_id, endpoint_id, state, next_attempt_at) select uuidv7(), i, 'delivered', null`,
  webhook_attempts: `(delivery_id, status, problem, answer, duration_ms)
    select i, case when i % 10 = 0 then 500 else 200 end,
      case when i % 10 = 0 then 'The answer is no success: its status must be 200 to 299.' end, 'ok', 80`,
  mails: `(id, user_id, recipient, kind, data, sent_at)
    select uuidv7(), i, 'ada@example.test', 'welcome', '{"name": "Ada"}', now()`,
  payments: `(user_id, kind, provider, provider_id, amount, currency, paid_at)
    select i, 'subscription', 'stripe', 'in_' || i, 2900, 'usd', now()`,
}

/** How long it takes to bring databases of earlier versions up to date that hold a million rows a table. */
export async function benchUpgrade(dataDir: string): Promise<void> {
  heading(`Upgrade with ${ROWS} rows in each of ${Object.keys(FILLED).length} tables`)
  const server = await startEmbeddedPostgres({ dataDir })
  const client = new pg.Client(server.url)
  try {
    await client.connect()
    await fill(client)
    const seconds = await prepare(dataDir, server.url)
    const { rows } = await client.query<{ seconds: number }>(
      `select extract(epoch from max(migration_time) - max(migration_time) filter (where name like '%/${BEFORE}'))::float8
         as seconds from adonis_schema`
    )
    beside('from the oldest version, which converts all', `${seconds.toFixed(1)} s`)
    const since = rows[0]!.seconds
    figure(
      'migrations of the version before',
      `${since.toFixed(1)} s`,
      `${GOAL_SECONDS} s`,
      since <= GOAL_SECONDS
    )
    const again = await prepare(dataDir, server.url)
    beside('a start with nothing to bring up to date', `${again.toFixed(1)} s`)
  } finally {
    await client.end()
    await server.stop()
  }
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(await readFile(`${ROOT}/tests/fixtures/old_schema.sql`, 'utf8'))
  await client.query(`
    create table adonis_schema (id serial primary key, name varchar(255) not null, batch int not null,
      migration_time timestamptz default now());
    create table adonis_schema_versions (version int primary key);
    insert into adonis_schema_versions values (2)`)
  await client.query(
    `insert into adonis_schema (name, batch) select 'database/migrations/' || name, 1 from unnest($1::text[]) name`,
    [OLD_MIGRATIONS]
  )
  // What rows of one table belong to is of no matter here.
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`
  )
  for (const { drop } of rows) await client.query(drop)
  for (const [table, values] of Object.entries(FILLED)) {
    await client.query(`insert into ${table} ${values} from generate_series(1, ${ROWS}) i`)
  }
  for (const { add } of rows) await client.query(add)
  // Whose rows it looks at again would take longer than it does where nothing was dropped.
  await client.query(
    'alter table webhook_attempts validate constraint webhook_attempts_delivery_id_foreign'
  )
  await client.query('vacuum analyze')
}

/** Brings it up to date as a start does. */
async function prepare(dataDir: string, url: string): Promise<number> {
  const began = performance.now()
  const { code, output } = await run(
    process.execPath,
    [TYPESCRIPT, 'bin/prepare.ts', '--without-seed'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ...{ HOST: '127.0.0.1', PORT: '3333', APP_KEY: randomBytes(24).toString('hex') },
        ...{ DATA_DIR: dataDir, DATABASE_URL: url, PAYMENTS: 'off', PAYOUTS: 'off' },
      },
    }
  )
  if (code !== 0) throw new Error(output)
  return (performance.now() - began) / 1000
}
