import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { startInstance } from '#tests/support/instance'
import { everybodyElse, MERCHANTS, SIZES, type Sized } from '#tests/support/population/population'
import { figure, heading, quantile } from './report.js'
import { signInMerchant, type Merchant } from './scale/merchant.js'
import { OPERATOR_PATHS, signInOperator } from './scale/operator.js'
import { PATHS } from './scale/paths.js'
import { measureRate } from './scale/rate.js'
import { seed } from './scale/seed.js'

const TIMES = 25
const USERS = 20_000
const GOAL_MS = 80
const GOAL_RATIO = 1.2

/** Milliseconds of each call, by merchant and path. */
type Times = Map<string, number[]>

/**
 * What the commonest pages and calls take for a small, a large and an old merchant, alone and among many others, and all pages of operators:
 * `--users N` how many, `--generations N` and so on how much they have, `--data FOLDER` keeps all to be measured again, and what the merchants took alone.
 * With `--rate N` the ten commonest of them at N requests a second instead.
 */
export async function benchScale(args: string[]): Promise<void> {
  const users = numberIn(args, 'users') ?? USERS
  const sizes = Object.fromEntries(SIZES.map((size) => [size, numberIn(args, size)]))
  const others = everybodyElse(users, sizes as Partial<Record<Sized, number>>)
  const rate = numberIn(args, 'rate')
  const take = rate === undefined ? measure : measureAt(rate)
  const place = args.indexOf('--data')
  const kept = place < 0 ? null : args[place + 1]!
  if (kept) await mkdir(kept, { recursive: true, mode: 0o711 })
  const isSeeded = kept !== null && existsSync(join(kept, 'postgres'))
  const instance = await startInstance({
    env: { LOG_LEVEL: 'warn' },
    ...(kept && { dataDir: kept }),
  })
  const database = new pg.Client(instance.databaseUrl)
  await database.connect()
  try {
    let alone = isSeeded ? await readAlone(kept, rate) : null
    if (!isSeeded) {
      heading('Merchants alone')
      await seed(database, MERCHANTS)
      alone = await take(instance.url, database)
      if (kept) await writeFile(aloneIn(kept, rate), JSON.stringify([...alone]))
      heading(`${users.toLocaleString('en')} others`)
      const before = await bytesOf(database)
      await seed(database, [others])
      const bytes = ((await bytesOf(database)) - before) / users
      console.log(`    ${(bytes / 1000).toFixed(1)} KB of the database for each of them`)
    }
    await sayRows(database)
    say(await take(instance.url, database), alone)
  } finally {
    await database.end()
    await instance.stop()
  }
}

/** Where it is kept what merchants alone took: whoever measures again has the others there already. */
function aloneIn(folder: string, rate: number | undefined): string {
  return join(folder, `alone_${rate ?? 'open'}.json`)
}

async function readAlone(folder: string, rate: number | undefined): Promise<Times | null> {
  const path = aloneIn(folder, rate)
  return existsSync(path) ? new Map(JSON.parse(await readFile(path, 'utf8'))) : null
}

function numberIn(args: string[], name: string): number | undefined {
  const place = args.indexOf(`--${name}`)
  if (place < 0) return undefined
  const number = Number(args[place + 1])
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} takes a number`)
  return number
}

async function measure(url: string, database: pg.Client): Promise<Times> {
  const times: Times = new Map()
  for (const { name } of MERCHANTS) {
    const merchant = await signInMerchant(url, database, name)
    for (const path of PATHS) {
      // Who calls so often is told to wait.
      await database.query('delete from rate_limits')
      times.set(`${name} ${path}`, await open(merchant, path))
    }
  }
  const operator = await signInOperator(url, database, 'old')
  for (const path of OPERATOR_PATHS) {
    await database.query('delete from rate_limits')
    times.set(`operator ${path}`, await open(operator, path))
  }
  return times
}

/** All merchants side by side, each with a share of the rate. */
function measureAt(rate: number) {
  return async (url: string, database: pg.Client): Promise<Times> => {
    const merchants: Merchant[] = []
    for (const { name } of MERCHANTS) merchants.push(await signInMerchant(url, database, name))
    return measureRate(merchants, rate)
  }
}

async function open(merchant: Merchant, path: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const from = performance.now()
    const status = await merchant.open(path)
    times.push(performance.now() - from)
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  }
  return times
}

const shown = (times: number[]) =>
  `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)}`

function say(times: Times, alone: Times | null): void {
  heading(
    `Half and 95 of 100 within, ms${alone ? '; before it, what the merchants alone took' : ''}`
  )
  for (const [name, all] of times) {
    const before = alone?.get(name)
    const value = before ? `${shown(before)}   ${shown(all)}` : shown(all)
    figure(name, value, `<= ${GOAL_MS}`, quantile(all, 0.95) <= GOAL_MS)
  }
  if (!alone) return
  const p95 = (each: Times) => quantile([...each.values()].flat(), 0.95)
  const ratio = p95(times) / p95(alone)
  figure(
    '95 of 100 of all, times those of merchants alone',
    ratio.toFixed(2),
    `<= ${GOAL_RATIO}`,
    ratio <= GOAL_RATIO
  )
}

async function bytesOf(database: pg.Client): Promise<number> {
  const { rows } = await database.query('select pg_database_size(current_database()) as bytes')
  return Number(rows[0].bytes)
}

async function sayRows(database: pg.Client): Promise<void> {
  const { rows } = await database.query(
    `select relname as name, reltuples::bigint as rows, pg_size_pretty(pg_total_relation_size(oid)) as size,
       (pg_total_relation_size(oid) / greatest(reltuples, 1))::int as each
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     order by pg_total_relation_size(oid) desc limit 8`
  )
  for (const { name, rows: count, size, each } of rows) {
    console.log(
      `    ${name.padEnd(24)} ${Number(count).toLocaleString('en').padStart(12)} rows, ${size}, ${each} bytes each`
    )
  }
}
