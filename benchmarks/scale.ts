import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { startInstance } from '#tests/support/instance'
import {
  everybodyElse,
  MERCHANTS,
  type Population,
  SIZES,
  type Sized,
} from '#tests/support/population/population'
import { beside, figure, heading, quantile } from './report.js'
import { signInMerchant, type Merchant } from './scale/merchant.js'
import { OPERATOR_PATHS, signInOperator } from './scale/operator.js'
import { PATHS } from './scale/paths.js'
import { measureRate } from './scale/rate.js'
import { seed } from './scale/seed.js'

const TIMES = 25
const USERS = 20_000
const GOAL_MS = 80
const GOAL_RATIO = 1.2
const MEMORY_GOAL_MB = 200

/** Milliseconds of each call, by merchant and path. */
type Times = Map<string, number[]>

type Take = (url: string, database: pg.Client) => Promise<Times>

/**
 * What the commonest pages and calls take for a small, a large and an old merchant, in an installation that they have alone and then in one with many others:
 * `--users N` how many, `--generations N` and so on how much they have, `--data FOLDER` keeps both installations to be measured again, `--seed-only` measures nothing yet.
 * All pages of operators too.
 * With `--rate N` the ten commonest of them at N requests a second instead.
 */
export async function benchScale(args: string[]): Promise<void> {
  const users = numberIn(args, 'users') ?? USERS
  const sizes = Object.fromEntries(SIZES.map((size) => [size, numberIn(args, size)]))
  const others = everybodyElse(users, sizes as Partial<Record<Sized, number>>)
  const rate = numberIn(args, 'rate')
  const take = args.includes('--seed-only') ? null : rate === undefined ? measure : measureAt(rate)
  const place = args.indexOf('--data')
  const kept = place < 0 ? null : args[place + 1]!
  const folder = (name: string) => kept && join(kept, name)
  heading('Merchants alone')
  const alone = await timesOf(folder('alone'), MERCHANTS, take)
  heading(`The same among ${users.toLocaleString('en')} others`)
  const among = await timesOf(folder('among'), [...MERCHANTS, others], take)
  if (alone && among) say(among, alone)
}

/**
 * Starts an installation, fills it unless its folder is filled already, and measures.
 * @param kept its folder; one that is removed afterwards, if null
 */
async function timesOf(
  kept: string | null,
  populations: readonly Population[],
  take: Take | null
): Promise<Times | null> {
  if (kept) await mkdir(kept, { recursive: true, mode: 0o711 })
  const isSeeded = kept !== null && existsSync(join(kept, 'postgres'))
  const instance = await startInstance({
    env: { LOG_LEVEL: 'warn' },
    ...(kept && { dataDir: kept }),
  })
  const database = new pg.Client(instance.databaseUrl)
  await database.connect()
  try {
    if (!isSeeded) {
      await seed(database, populations.slice(0, MERCHANTS.length))
      const before = await bytesOf(database)
      for (const others of populations.slice(MERCHANTS.length)) {
        await seed(database, [others])
        const bytes = ((await bytesOf(database)) - before) / others.users
        beside('of the database for each of them, KB', (bytes / 1000).toFixed(1))
      }
    }
    await sayRows(database)
    const times = take && (await take(instance.url, database))
    if (times) await sayMemory(instance.pids.web!)
    return times
  } finally {
    await database.end()
    await instance.stop()
  }
}

/** The most that the web process had in memory since its start. */
async function sayMemory(pid: number): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytes = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024
  const isMet = megabytes <= MEMORY_GOAL_MB
  figure('web process at most, MB', megabytes.toFixed(0), `<= ${MEMORY_GOAL_MB}`, isMet)
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
function measureAt(rate: number): Take {
  return async (url, database) => {
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

function say(among: Times, alone: Times): void {
  heading('Half and 95 of 100 within, ms: merchants alone, and among the others')
  for (const [name, all] of among) {
    const p95 = quantile(all, 0.95)
    figure(name, `${shown(alone.get(name)!)}   ${shown(all)}`, `<= ${GOAL_MS}`, p95 <= GOAL_MS)
  }
  const p95 = (each: Times) => quantile([...each.values()].flat(), 0.95)
  figure('of all, ms', p95(among).toFixed(0), `<= ${GOAL_MS}`, p95(among) <= GOAL_MS)
  const refused = [...among.values(), ...alone.values()]
    .flat()
    .filter((time) => time === Infinity).length
  figure('not answered with the page', String(refused), '0', refused === 0)
  const ratio = p95(among) / p95(alone)
  figure('times those alone', ratio.toFixed(2), `<= ${GOAL_RATIO}`, ratio <= GOAL_RATIO)
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
