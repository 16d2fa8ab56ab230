import { readdir } from 'node:fs/promises'
import pg from 'pg'
import type { Instance, ProcessName } from '../support/instance.js'
import { listDescendants } from '../support/processes.js'
import { residentMegabytes } from '../support/resident_megabytes.js'
import type { Series } from './growth.js'
import { askHeap } from './heap.js'

/** What is sampled: its name, its unit, and the growth in that unit which is never taken for one. */
const MEASURES = {
  webMemory: ['Memory of the web process', 'MB', 8],
  workerMemory: ['Memory of the worker', 'MB', 8],
  decoderMemory: ['Memory of the largest decoder', 'MB', 8],
  webHeap: ['Objects of the web process', 'MB', 2],
  workerHeap: ['Objects of the worker', 'MB', 2],
  webResources: ['Handles of the web process', '', 8],
  workerResources: ['Handles of the worker', '', 8],
  webFiles: ['Open files of the web process', '', 8],
  workerFiles: ['Open files of the worker', '', 8],
  connections: ['Connections of the database', '', 4],
  waiting: ['Jobs that wait', '', 8],
  rowBytes: ['Bytes of the tables for each row', 'B', 8],
  deadRows: ['Dead rows for 100 that live', '', 20],
} as const satisfies Record<string, readonly [name: string, unit: string, least: number]>

type Sample = Record<keyof typeof MEASURES, number>

/** Estimates of the statistics: counting would read all tables each time. */
const DATABASE = `select
    (select count(*) from pg_stat_activity where datname = current_database())::int as connections,
    (select count(*) from pgboss.job where state < 'active')::int as waiting,
    (select sum(pg_relation_size(relid)) / greatest(sum(n_live_tup), 1) from pg_stat_user_tables)::float8 as "rowBytes",
    (select 100 * sum(n_dead_tup)::float8 / greatest(sum(n_live_tup), 1) from pg_stat_user_tables)::float8 as "deadRows"`

/** Looks at an instance whose processes have the probe. Linux alone. */
export class Sampler {
  readonly #instance: Instance
  readonly #database: pg.Client
  readonly #samples: Sample[] = []

  private constructor(instance: Instance, database: pg.Client) {
    this.#instance = instance
    this.#database = database
  }

  static async open(instance: Instance): Promise<Sampler> {
    const database = new pg.Client(instance.databaseUrl)
    database.on('error', () => {})
    await database.connect()
    return new Sampler(instance, database)
  }

  /** @throws Error when the web process or the worker does not run */
  async take(): Promise<void> {
    const { pids, dataDir } = this.#instance
    const pidOf = (name: ProcessName) => {
      const pid = pids[name]
      if (pid === undefined) throw new Error(`No ${name} process runs`)
      return pid
    }
    const [web, worker] = [pidOf('web'), pidOf('worker')]
    const [webHeap, workerHeap] = await Promise.all([
      askHeap(dataDir, web),
      askHeap(dataDir, worker),
    ])
    const decoders = listDescendants(pidOf('supervisor'))
      .filter(({ command }) => command.endsWith('decoder/process/main.ts'))
      .map(({ pid }) => pid)
    const [webMemory, workerMemory, ...decoderMemory] = await Promise.all(
      [web, worker, ...decoders].map(residentMegabytes)
    )
    const { rows } =
      await this.#database.query<Pick<Sample, 'connections' | 'waiting' | 'rowBytes' | 'deadRows'>>(
        DATABASE
      )
    this.#samples.push({
      webMemory: webMemory!,
      workerMemory: workerMemory!,
      // How many there are follows the work of the moment.
      decoderMemory: Math.max(0, ...decoderMemory),
      webHeap: webHeap.bytes / 2 ** 20,
      workerHeap: workerHeap.bytes / 2 ** 20,
      webResources: webHeap.resources,
      workerResources: workerHeap.resources,
      webFiles: await openFiles(web),
      workerFiles: await openFiles(worker),
      ...rows[0]!,
    })
  }

  /** What was sampled so far. */
  get series(): Series[] {
    return Object.entries(MEASURES).map(([key, [name, unit, least]]) => ({
      name,
      unit,
      least,
      values: this.#samples.map((sample) => sample[key as keyof Sample]),
    }))
  }

  close(): Promise<void> {
    return this.#database.end()
  }
}

async function openFiles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length
}
