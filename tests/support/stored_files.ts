import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, watch, writeFileSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import sharp from 'sharp'
import { firstOf } from '#app/core/elements'
import { PARTS, sweepOrphans } from '#app/media/store/sweep_orphans'
import { variantsFolder } from '#app/media/serving/variant_key'
import { SWEEP_QUEUE } from '#app/work/queues'
import type { Installation } from './installation/installation.js'
import type { Instance } from './instance.js'
import { query } from './query.js'

/** An instance, or the installation of the tests themselves. */
type Running = Pick<Instance, 'databaseUrl' | 'dataDir' | 'output' | 'pids'>

const TWO_DAYS_S = 172_800
const PATIENCE_MS = 150_000
const MANY_FILES = 4_500

/** Has the installation of the tests clean up as if all it stored were two days old: also those parts that are not due yet. */
export async function sweepAged(instance: Installation): Promise<void> {
  const then = Date.now() / 1000 - TWO_DAYS_S
  const folders = ['media', 'scratch'].map((name) => join(instance.dataDir, name))
  for (const folder of folders.filter((path) => existsSync(path))) {
    for (const name of await readdir(folder, { recursive: true })) {
      await utimes(join(folder, name), then, then).catch(() => {})
    }
  }
  await requestSweep(instance, async (queue, id) => {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const [job] = await queue.findJobs(SWEEP_QUEUE, { id })
      if (job?.state === 'completed') return
      if (job?.state === 'failed' || Date.now() > deadline) {
        throw new Error(`Sweep: ${JSON.stringify(job)}`)
      }
      await sleep(500)
    }
  })
  for (let part = 0; part < PARTS; part++) await sweepOrphans(part)
}

/**
 * Has an instance's worker clean up, soon.
 * @param follow what to do with the job before the queue is left
 */
export async function requestSweep(
  { databaseUrl }: Pick<Instance, 'databaseUrl'>,
  follow: (queue: PgBoss, id: string) => Promise<void> = async () => {}
): Promise<void> {
  const queue = new PgBoss({
    connectionString: databaseUrl,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await queue.start()
  try {
    const id = await queue.send(SWEEP_QUEUE)
    await follow(queue, id!)
  } finally {
    await queue.stop({ graceful: false })
  }
}

/** What an instance's store and database disagree on: files that nothing refers to, and rows whose file is gone. */
export async function findMisfits(
  instance: Running
): Promise<{ orphans: string[]; lost: string[] }> {
  const rows = await query<{ id: string; disk_key: string }>(
    instance,
    'select id, disk_key from media'
  )
  const files = await listFiles(join(instance.dataDir, 'media'))
  const stored = new Set(files)
  const keys = new Set(rows.map((row) => row.disk_key))
  const ids = new Set(rows.map((row) => row.id))
  const isNeeded = (key: string) => keys.has(key) || ids.has(key.split('/').at(-2)!)
  return {
    orphans: [
      ...files.filter((key) => !isNeeded(key)),
      ...(await listFiles(join(instance.dataDir, 'scratch'))),
    ],
    lost: [...keys].filter((key) => !stored.has(key)),
  }
}

/** Paths of the files below a folder, relative to it. */
export async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/**
 * Runs a statement that locks something, in a transaction of its own that stays open.
 *
 * @returns `caught` resolves once somebody (or so many) waits for the lock; `release` lets them go on
 */
export async function holdBack({ databaseUrl }: Pick<Instance, 'databaseUrl'>, statement: string) {
  const client = new pg.Client(databaseUrl)
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    async caught(count = 1) {
      const deadline = Date.now() + PATIENCE_MS
      while (Date.now() < deadline) {
        // A transaction is shown the same connections again and again unless it asks for new ones.
        await client.query('select pg_stat_clear_snapshot()')
        const { rowCount } = await client.query(
          'select 1 from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))',
          [rows[0]!.pid]
        )
        if (rowCount! >= count) return
        await sleep(20)
      }
      throw new Error('Nobody waits for this')
    },
    async release() {
      await client.query('rollback')
      await client.end()
    },
  }
}

/**
 * Gives a picture more variants than anybody asks for, so that removing them takes long enough to be interrupted; one run of the
 * sweep still looks at all of them.
 *
 * @param remover the process that will remove them
 * @returns kills that process when the first of them is removed
 */
export function addVariants(instance: Running, mediaId: string, remover: 'web' | 'worker') {
  const folder = join(instance.dataDir, 'media', variantsFolder(mediaId))
  mkdirSync(folder, { recursive: true })
  for (let n = 0; n < MANY_FILES; n++) writeFileSync(join(folder, `w${n}.webp`), '')
  // Looking for the process takes longer than removing the files.
  const pid = instance.pids[remover]
  // Who sleeps until then is woken at once, also on a busy machine; who looks again and again has had its share of it.
  const watcher = watch(folder, { persistent: false })
  const removal = once(watcher, 'change')
  return {
    async killDuringRemoval(): Promise<void> {
      await removal
      process.kill(pid!, 'SIGKILL')
      watcher.close()
    },
  }
}

/**
 * Gives a product a picture with a file and a mask of its own, made by nobody.
 * @param deletedHoursAgo null for a picture that is not deleted
 * @param mask of another picture, to be shared with it
 */
export async function addPicture(
  instance: Running,
  productId: number,
  deletedHoursAgo: number | null,
  mask?: string
): Promise<{ id: number; media: string; mask: string }> {
  const files = [await addFile(instance, productId), mask ?? (await addFile(instance, productId))]
  const { id } = firstOf(
    await query<{ id: string }>(
      instance,
      `with made as (
       insert into generations (user_id, product_id, kind, engine, state, params, deadline_at, finished_at)
       select user_id, id, 'generate', 'local', 'succeeded', '{}', now(), now() from products where id = $1
       returning id, product_id, user_id)
     insert into generated_images (generation_id, product_id, user_id, media_id, mask_media_id, position, prompt,
       original_prompt, width, height, deleted_at)
     select id, product_id, user_id, $2, $3, 0, 'on sand', 'on sand', 8, 8, now() - make_interval(hours => $4::int)
     from made returning id`,
      [productId, ...files, deletedHoursAgo]
    )
  )
  return { id: Number(id), media: files[0]!, mask: files[1]! }
}

/** Stores a small picture of a product's owner; answers the id of its media. */
async function addFile(instance: Running, productId: number): Promise<string> {
  const id = randomUUID()
  const key = `originals/00/${id}.png`
  const path = join(instance.dataDir, 'media', key)
  const create = { width: 8, height: 8, channels: 3, background: 'navy' } as const
  const picture = await sharp({ create }).png().toBuffer()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, picture)
  await query(
    instance,
    `insert into media (id, owner_id, disk_key, mime, bytes, checksum, width, height)
     select $1, user_id, $2, 'image/png', $3, $2, 8, 8 from products where id = $4`,
    [id, key, picture.length, productId]
  )
  return id
}
