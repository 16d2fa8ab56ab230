import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Random } from '../fuzz/random.js'
import { startInstance } from '../support/instance.js'
import { query } from '../support/query.js'
import { type Growth, growthOf } from './growth.js'
import { type Acts, livesOfMerchants } from './merchant.js'
import { Sampler } from './sampler.js'

export interface SoakInput {
  /** Where the installation keeps its data; the caller removes it. */
  dataDir: string
  seconds: number
  /** How many work at the same time. */
  merchants: number
  seed: number
  say: (line: string) => void
}

export interface Soaked {
  acts: Acts
  samples: number
  measures: (Growth & { name: string; unit: string })[]
  /** The largest tables at the end. */
  tables: { name: string; live: number; dead: number; megabytes: number }[]
}

/** So many samples are taken, unless that would be more often than this. */
const SAMPLES = 120
const LEAST_PAUSE_MS = 2_500

/** Has merchants work, one after the other and some at once, and samples what an installation holds meanwhile. */
export async function soak({ dataDir, seconds, merchants, seed, say }: SoakInput): Promise<Soaked> {
  const instance = await startInstance({
    dataDir,
    env: { PAYMENTS: 'sandbox', LOG_LEVEL: 'fatal' },
    engine: 'quick',
    preload: [new URL('./heap_probe.ts', import.meta.url).href],
  })
  const database = new pg.Pool({ connectionString: instance.databaseUrl, max: 1 }).on(
    'error',
    () => {}
  )
  const sampler = await Sampler.open(instance)
  const [end, acts]: [AbortController, Acts] = [new AbortController(), new Map()]
  const place = { url: instance.url, database, acts, end: end.signal }
  const lives = Promise.all(
    Array.from({ length: merchants }, (_, n) => livesOfMerchants(place, new Random(seed + n)))
  )
  // It is waited for below, which may be after it has failed.
  lives.catch(() => {})
  try {
    const everyMs = Math.max(LEAST_PAUSE_MS, (seconds * 1_000) / SAMPLES)
    const samples = Math.round((seconds * 1_000) / everyMs)
    const from = Date.now()
    for (let sample = 1; sample <= samples; sample++) {
      // One whose work is refused ends all.
      await Promise.race([sleep(Math.max(0, from + sample * everyMs - Date.now())), lives])
      await sampler.take()
      if (sample % Math.ceil(samples / 10) === 0) say(`${Math.round((100 * sample) / samples)} %`)
    }
    end.abort()
    await lives
    return {
      acts,
      samples,
      measures: sampler.series.map((series) => {
        const { name, unit } = series
        return { name, unit, ...growthOf(series, everyMs) }
      }),
      tables: await query(instance, TABLES),
    }
  } finally {
    end.abort()
    await sampler.close()
    await lives.catch(() => {})
    await database.end()
    await instance.stop()
  }
}

const TABLES = `select schemaname || '.' || relname as name, n_live_tup::int as live, n_dead_tup::int as dead,
    pg_total_relation_size(relid) / 1e6::float8 as megabytes
  from pg_stat_user_tables order by megabytes desc limit 8`
