import { heading } from './report.js'

export type Piece = 'product' | 'picture' | 'background' | 'enlargement' | 'film' | 'page'

/** What a piece takes: processor seconds of each process, bytes in the store, and seconds until it is there. */
export type Cost = Record<'worker' | 'web' | 'database' | 'bytes' | 'seconds', number>

/** What a merchant does in a month: an assumption, to be replaced by an installation's own figures. */
const MONTH: Record<Piece, number> = {
  product: 4,
  picture: 80,
  background: 20,
  enlargement: 10,
  film: 2,
  page: 600,
}
const MONTH_SECONDS = 30 * 86_400

/** The busiest hour, in times of the mean. */
const PEAK = 5

/** Rows and indexes of a piece of work with its pictures, its debits and its share of all else: 44 GB hold 10 million of them (`bench -- scale`). */
const DATABASE_BYTES = 4_400

/** Of a page with its pictures, over the line: an assumption. */
const PAGE_BYTES = 500_000

/** $ a month: a core with 4 GB, a GB in the store, a GB on a database's disk, a GB over the line. */
const PRICE = { core: 10, store: 0.02, disk: 0.1, line: 0.05 }

const SIZES = [2, 4, 8, 16, 32, 64, 128]
/** A database whose processors are busier than this answers late. */
const FULL = 0.7
const MERCHANTS = [1_000, 100_000, 1_000_000]

const USED = ['worker', 'web', 'database'] as const
type Used = (typeof USED)[number]

/**
 * Says what a merchant takes in a month, and what installations for many need and cost: cores at the busiest hour, hosts, store, database and money.
 * @param costs of each piece, as measured
 */
export function sayGrowth(costs: ReadonlyMap<Piece, Cost>): void {
  heading('The month of a merchant (processor seconds, MB in the store)')
  const month = { worker: 0, web: 0, database: 0, bytes: 0 }
  line('', [...USED, 'MB'])
  for (const [piece, cost] of costs) {
    const times = MONTH[piece]
    for (const key of [...USED, 'bytes'] as const) month[key] += times * cost[key]
    const figures = USED.map((key) => (times * cost[key]).toFixed(1))
    line(`${times} × ${piece}`, [...figures, ((times * cost.bytes) / 1e6).toFixed(1)])
  }
  line('together', [...USED.map((key) => month[key].toFixed(1)), (month.bytes / 1e6).toFixed(1)])

  heading('Installations')
  const columns = MERCHANTS.map((merchants) => installation(merchants, month))
  line(
    '',
    MERCHANTS.map((merchants) => merchants.toLocaleString('en'))
  )
  for (const name of Object.keys(columns[0]!)) {
    line(
      name,
      columns.map((column) => column[name]!)
    )
  }
}

/** What so many merchants need, by what it is. */
function installation(
  merchants: number,
  month: Record<Used | 'bytes', number>
): Record<string, string> {
  const perSecond = (merchants * PEAK) / MONTH_SECONDS
  const { page: pages, ...work } = MONTH
  const pieces = Object.values(work).reduce((sum, times) => sum + times, 0)
  const cores = {
    worker: perSecond * month.worker,
    web: perSecond * month.web,
    database: perSecond * month.database,
  }
  const hosts = hostsFor(cores)
  const store = (merchants * month.bytes) / 1e9
  const rows = (merchants * pieces * DATABASE_BYTES) / 1e9
  const traffic = (merchants * pages * PAGE_BYTES) / 1e9
  const processors = hosts.reduce((sum, { count, size }) => sum + count * size, 0) * PRICE.core
  const standbys = hosts.length > 1 ? 1 : 0
  // A checkpoint of the database is in the store.
  const kept = store * PRICE.store + rows * ((1 + standbys) * PRICE.disk + PRICE.store)
  return {
    'pieces of work a second': (perSecond * pieces).toFixed(1),
    'pages a second': (perSecond * pages).toFixed(1),
    'cores of workers': cores.worker.toFixed(1),
    'cores of web processes': cores.web.toFixed(2),
    'cores of the database': cores.database.toFixed(2),
    'GB new in the store': store.toFixed(0),
    'GB new in the database': rows.toFixed(1),
    'GB over the line': traffic.toFixed(0),
    'hosts': hosts.map(({ count, size }) => `${count} × ${size}`).join(', '),
    '$ for processors': processors.toFixed(0),
    '$ for the line': (traffic * PRICE.line).toFixed(0),
    '$ more for what is kept': kept.toFixed(0),
  }
}

/** Workers, database and standby, web; one host for all while they fit on the smallest. */
function hostsFor({
  worker,
  web,
  database,
}: Record<Used, number>): { count: number; size: number }[] {
  const smallest = SIZES[0]!
  if (worker + web + database <= smallest * FULL) return [{ count: 1, size: smallest }]
  const size = SIZES.find((it) => it * FULL >= database) ?? SIZES.at(-1)!
  const webSize = web <= 8 ? 4 : 8
  return [
    // Busy at their peak: what waits then is made a little later.
    { count: Math.ceil(worker / 8), size: 8 },
    // One more that follows it.
    { count: 2, size },
    // One may be lost.
    { count: Math.ceil(web / webSize) + 1, size: webSize },
  ]
}

function line(name: string, figures: readonly string[]): void {
  console.log(`  ${name.padEnd(28)}${figures.map((it) => it.padStart(26)).join('')}`)
}
