import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { cpuSecondsOf } from '#tests/support/cpu_seconds'
import { type Bench } from './bench_instance.js'
import { type Cost, type Piece, sayGrowth } from './growth.js'
import { heading } from './report.js'

/** As many as a merchant usually has of a product. */
const PHOTOS = 5
const PICTURES = 4
const PAGES = 100
const SIDE = 1024
const LOOK_EVERY_MS = 200

/**
 * What the commonest pieces of work of the built-in engine take: processor seconds of the worker (its threads and helpers with it),
 * of the web process and of the database, bytes in the store, and the time until they are there, one at a time: what an installation
 * for many merchants is reckoned from, which is said too. Linux alone.
 *
 * @param folder photos of one product, JPEG
 */
export async function benchFootprint(bench: Bench, folder: string): Promise<void> {
  heading('What a piece of work takes (processor seconds, MB in the store)')
  const { visitor } = bench
  const photos = await readPhotos(folder)
  say('', ['worker', 'web', 'database', 'MB', 'seconds'])

  const costs = new Map<Piece, Cost>()
  const measure = async (piece: Piece, pieces: number, work: () => Promise<void>) => {
    const cost = await costOf(bench, pieces, work)
    costs.set(piece, cost)
    say(piece, [
      cost.worker.toFixed(2),
      cost.web.toFixed(3),
      cost.database.toFixed(3),
      (cost.bytes / 1e6).toFixed(2),
      cost.seconds.toFixed(1),
    ])
  }
  let product = 0
  await measure('product', 1, async () => {
    product = await train(bench, photos)
  })
  await measure('picture', PICTURES, async () => {
    const scene = { prompt: 'on a wooden table in the morning', width: SIDE, height: SIDE }
    await order(bench, `/api/generate/${product}`, { ...scene, num_images: PICTURES })
  })
  const { rows } = await bench.database.query(
    `select p.id, (select '/media/' || m.id from generated_images g join media m on m.id = g.media_id
       where g.product_id = $1 order by g.id desc limit 1) as picture
     from product_photos p where p.product_id = $1 order by p.position limit 1`,
    [product]
  )
  const photo = `/api/model/${product}/image/${rows[0].id}`
  const { picture } = rows[0]
  await measure('background', 1, () =>
    order(bench, `${photo}/background`, { prompt: 'on a beach' })
  )
  await measure('enlargement', 1, () => order(bench, '/api/upscale-image', { image_url: picture }))
  await measure('film', 1, () =>
    order(bench, '/api/generate-video', {
      prompt: 'slow zoom',
      duration: '5',
      image_url: picture,
      ai_model_id: product,
    })
  )
  // Of a process that has just come up: what it reads and compiles for the first visit is no page's.
  for (let n = 0; n < PAGES; n++) await visitor.visit(`/products/${product}`)
  await measure('page', PAGES, async () => {
    for (let n = 0; n < PAGES; n++) await visitor.visit(`/products/${product}`)
  })
  sayGrowth(costs)
}

/** Of each of the pieces that some work makes. */
async function costOf(bench: Bench, pieces: number, work: () => Promise<void>): Promise<Cost> {
  const before = await costUntilNow(bench)
  await work()
  const after = await costUntilNow(bench)
  const each = (key: keyof Cost) => (after[key] - before[key]) / pieces
  return {
    worker: each('worker'),
    web: each('web'),
    database: each('database'),
    bytes: each('bytes'),
    seconds: each('seconds'),
  }
}

function say(name: string, figures: string[]): void {
  console.log(`  ${name.padEnd(28)}${figures.map((it) => it.padStart(10)).join('')}`)
}

async function costUntilNow({ instance }: Bench): Promise<Cost> {
  const { web, worker, postgres } = instance.pids
  return {
    seconds: performance.now() / 1000,
    worker: await cpuSecondsOf(worker!),
    web: await cpuSecondsOf(web!),
    database: await cpuSecondsOf(postgres!),
    bytes: await bytesIn(join(instance.dataDir, 'media')),
  }
}

async function bytesIn(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((it) => it.isFile())
    .map(async (it) => (await stat(join(it.parentPath, it.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function readPhotos(folder: string): Promise<{ name: string; bytes: Buffer }[]> {
  const names = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name)).sort()
  if (names.length === 0) throw new Error(`There is no JPEG in ${folder}`)
  return Promise.all(
    Array.from({ length: PHOTOS }, async (_, n) => {
      const name = names[n % names.length]!
      const bytes = await readFile(join(folder, name))
      // Where there are too few, the first ones once more, as in a mirror.
      return n < names.length
        ? { name, bytes }
        : { name: `mirrored-${name}`, bytes: await sharp(bytes).flop().jpeg().toBuffer() }
    })
  )
}

async function train(
  { visitor }: Bench,
  photos: { name: string; bytes: Buffer }[]
): Promise<number> {
  const form = new FormData()
  form.append('name', 'Measured')
  form.append('description', 'A product.')
  for (const { name, bytes } of photos) {
    form.append('images[]', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  }
  const started = await visitor.call('POST', '/api/training/start', { form })
  const { request_id: request, ai_model_id: id, ...rest } = await started.json()
  if (!request) throw new Error(`Training was not started: ${JSON.stringify(rest)}`)
  for (;;) {
    const { status, error } = await (await visitor.get(`/api/training/status/${request}`)).json()
    if (status === 'completed') return id
    if (status === 'failed') throw new Error(error)
    await sleep(LOOK_EVERY_MS)
  }
}

/** Orders work, and waits until it has ended well. */
async function order({ visitor, database }: Bench, path: string, json: object): Promise<void> {
  const response = await visitor.post(path, json)
  const { generation_id: id, ...rest } = await response.json()
  if (!id) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(rest)}`)
  for (;;) {
    const { rows } = await database.query(
      'select state, error_code from generations where id = $1',
      [id]
    )
    const { state, error_code: error } = rows[0]
    if (state === 'succeeded') return
    if (state !== 'queued' && state !== 'running') throw new Error(`${path}: ${state}, ${error}`)
    await sleep(LOOK_EVERY_MS)
  }
}
