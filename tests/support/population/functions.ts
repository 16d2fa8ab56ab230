import type pg from 'pg'
import type { Population } from './population.js'

/** Ids of a population's rows come after these. */
export interface Start {
  /** Its place among the populations of a database; a part of its uuids. */
  place: number
  user: number
  team: number
  product: number
  photo: number
  entry: number
  grant: number
  endpoint: number
  delivery: number
  payment: number
  batch: number
  import: number
  affiliate: number
}

const TABLES: Record<Exclude<keyof Start, 'place'>, string> = {
  user: 'users',
  team: 'teams',
  product: 'products',
  photo: 'product_photos',
  entry: 'credit_entries',
  grant: 'credit_grants',
  endpoint: 'webhook_endpoints',
  delivery: 'webhook_deliveries',
  payment: 'payments',
  batch: 'batches',
  import: 'imports',
  affiliate: 'affiliates',
}

export async function findStart(database: pg.Client): Promise<Start> {
  const columns = Object.entries(TABLES).map(
    ([name, table]) => `(select coalesce(max(id), 0)::int from ${table}) as ${name}`
  )
  const { rows } = await database.query(
    `select ${columns.join(', ')}, (select count(*)::int from users) as place`
  )
  return rows[0]
}

/** What all rows of a population follow from, so that no statement has to look for what another has written. */
export async function defineFunctions(
  database: pg.Client,
  start: Start,
  { users, products, generations, years }: Population
): Promise<void> {
  const functions: [signature: string, type: string, body: string][] = [
    // Spreads numbers evenly between 0 and 1, the same each time.
    ['hashed(n bigint)', 'double precision', '(n * 2654435761 % 4294967296) / 4294967296.0'],
    // Few have much and many have little.
    [
      'some_user(n bigint)',
      'bigint',
      `${start.user} + 1 + floor(${users} * power(pg_temp.hashed(n), 2))::bigint`,
    ],
    [
      'product_of(n bigint)',
      'bigint',
      `${start.product} + 1 + case when n <= ${products} then n - 1
         else floor(${products} * pg_temp.hashed(n + 7))::bigint end`,
    ],
    ['user_of(n bigint)', 'bigint', `pg_temp.some_user(pg_temp.product_of(n) - ${start.product})`],
    // The first are the oldest; the last was made just now.
    [
      'moment(part double precision)',
      'timestamptz',
      `timestamptz '${new Date().toISOString()}' - interval '${Math.round(years * 365)} days' * (1 - part)`,
    ],
    [
      'made_at(n bigint)',
      'timestamptz',
      `pg_temp.moment(case when n <= ${products} then n::float / ${products}
         else (n - ${products})::float / ${generations - products} end)`,
    ],
    // As uuidv7() makes them: what is younger sorts later. The kind tells those of one moment apart.
    [
      'uuid_of(kind int, n bigint, at timestamptz)',
      'uuid',
      `(lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') ||
         '8' || lpad(to_hex(${start.place % 4096}), 3, '0') || lpad(to_hex(n), 12, '0'))::uuid`,
    ],
    ['file_id(kind int, n bigint)', 'uuid', 'pg_temp.uuid_of(kind, n, pg_temp.made_at(n))'],
    ['work_id(n bigint)', 'uuid', 'pg_temp.file_id(0, n)'],
    [
      'kind_of(n bigint)',
      'text',
      `case when n <= ${products} then 'train' when n % 20 = 0 then 'upscale' when n % 20 = 1 then 'video'
         when n % 20 = 2 then 'edit' else 'generate' end`,
    ],
    [
      'state_of(n bigint)',
      'text',
      `case when n <= ${products} then 'succeeded' when n % 40 = 7 then 'failed'
         when n % 40 = 13 then 'cancelled' else 'succeeded' end`,
    ],
  ]
  for (const [signature, type, body] of functions) {
    await database.query(
      `create or replace function pg_temp.${signature} returns ${type} language sql stable return ${body}`
    )
  }
}

/** Words of the prompts; each has three of them and the name of its product. */
const WORDS =
  `marble wood linen sand slate concrete window kitchen bathroom beach garden studio podium morning evening golden
  soft bright moody cool`.split(/\s+/)

/** SQL of the prompt of a piece of work; one of twenty thousand has a rare word. */
export function promptOf(n: string): string {
  const word = (place: string) => `('{${WORDS.join(',')}}'::text[])[1 + ${place} % ${WORDS.length}]`
  return `concat_ws(' ', 'product' || pg_temp.product_of(${n}) % 1000, 'on', ${word(n)}, ${word(`${n} / 20`)},
    ${word(`${n} / 400`)}, case when ${n} % 20000 = 0 then 'astronaut' end)`
}
