import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runAce } from '#tests/support/run_ace'
import { run } from '../tools/launcher/processes/run.js'
import type { Bench } from './bench_instance.js'
import { beside, figure, heading, quantile } from './report.js'

const FILE_BYTES = 1024 ** 2
const MOST_TIMES_COPY = 1.2
const MOST_TIMES_P95 = 1.5

/** So long pages are asked for while nothing is copied. */
const IDLE_MS = 20_000
const PAUSE_MS = 20

/**
 * A first checkpoint of a store of pictures beside a plain copy of its files, both until all is on the disk, and how long a page takes meanwhile.
 * Files are as large as each other and random, as pictures are to whoever compresses.
 * @param gigabytes of pictures
 */
export async function benchBackup(bench: Bench, gigabytes: number): Promise<void> {
  heading(`A checkpoint of ${gigabytes} GB of pictures`)
  const { dataDir } = bench.instance
  await addFiles(bench, Math.round(gigabytes * 1024))
  const copy = join(dataDir, 'plain-copy')
  const copyPlainly = async () => {
    const seconds = await timed(() => run('cp', ['-R', join(dataDir, 'media'), copy]))
    await rm(copy, { recursive: true })
    return seconds
  }
  const before = await copyPlainly()
  const place = join(dataDir, 'checkpoints')
  const alone = await timed(() => backUp(dataDir, place))
  const again = await timed(() => backUp(dataDir, place))
  await rm(place, { recursive: true })
  const after = await copyPlainly()
  const ratio = (2 * alone) / (before + after)
  beside('plain copy (cp -R) before and after, s', `${before.toFixed(1)}, ${after.toFixed(1)}`)
  beside('checkpoint, s', alone.toFixed(1))
  figure(
    'times the plain copy',
    ratio.toFixed(2),
    `<= ${MOST_TIMES_COPY}`,
    ratio <= MOST_TIMES_COPY
  )
  beside('the next one, which brings no file again, s', again.toFixed(1))

  const idle = await pagesWhile(bench, sleep(IDLE_MS))
  const busy = await pagesWhile(bench, backUp(dataDir, place))
  await rm(place, { recursive: true })
  const slower = busy / idle
  beside('p95 of a page, ms', idle.toFixed(1))
  beside('p95 of a page while a checkpoint is made, ms', busy.toFixed(1))
  figure('times as slow', slower.toFixed(2), `<= ${MOST_TIMES_P95}`, slower <= MOST_TIMES_P95)
}

/** Pictures of nobody's products; their rows are all that a checkpoint goes by. */
async function addFiles({ instance, database }: Bench, count: number): Promise<void> {
  const bytes = randomBytes(FILE_BYTES)
  for (let n = 0; n < count; n++) {
    bytes.writeUInt32BE(n)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const key = `originals/${sha256.slice(0, 2)}/${sha256}.bin`
    const path = join(instance.dataDir, 'media', key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
    await database.query(
      `insert into media (disk_key, mime, bytes, checksum) values ($1, 'image/png', $2, $3)`,
      [key, FILE_BYTES, sha256]
    )
  }
}

async function backUp(dataDir: string, place: string): Promise<void> {
  const { code, output } = await runAce(dataDir, ['backup', `--to=${place}`])
  if (code !== 0) throw new Error(output)
}

/** Seconds until it is done, and on the disk. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  await run('sync', [])
  const began = performance.now()
  await work()
  await run('sync', [])
  return (performance.now() - began) / 1000
}

/** The time below which 95 of 100 pages came while something was done, one after the other; milliseconds. */
async function pagesWhile({ instance, visitor, productId }: Bench, work: Promise<unknown>) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, accept: 'text/html' }
  const url = `${instance.url}/photos/generate/${productId}`
  const done = work.then(() => true)
  const times: number[] = []
  while (!(await Promise.race([done, sleep(PAUSE_MS, false)]))) {
    const began = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`The page answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return quantile(times, 0.95)
}
