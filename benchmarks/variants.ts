import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { makeVariant } from '#app/media/decoder/process/make_variant'
import type { Variant } from '#app/media/serving/variant'
import type { Bench } from './bench_instance.js'
import { beside, figure, heading } from './report.js'

const AT_ONCE = 4
const GOAL = 0.8
const WARM_UP: Variant = { width: 160, format: 'webp' }
const VARIANTS: Variant[] = [
  { width: 480, format: 'webp' },
  { width: 960, format: 'avif' },
]

/** Variants that are asked for the first time, over HTTP, against bare sharp making the same of the same files. */
export async function benchVariants({ instance, visitor, database }: Bench): Promise<void> {
  heading('Variants made on demand')
  const { rows } = await database.query(
    'select m.id, m.disk_key from media m where exists (select 1 from product_photos p where p.media_id = m.id)'
  )
  const byHttp = (name: string) => (items: typeof rows) =>
    throughput(items, async ({ id }) => {
      const response = await visitor.get(`/media/${id}/${name}`)
      if (response.status !== 200) throw new Error(`${name} answered ${response.status}`)
      await response.arrayBuffer()
    })
  const bySharp = (variant: Variant) => (items: typeof rows) =>
    throughput(items, async ({ disk_key: key }) => {
      await makeVariant(await readFile(join(instance.dataDir, 'media', key)), variant).toBuffer()
    })

  // Code that runs for the first time is slow in either process.
  await byHttp(`w${WARM_UP.width}.${WARM_UP.format}`)(rows)
  await bySharp(WARM_UP)(rows)
  for (const variant of VARIANTS) {
    const name = `w${variant.width}.${variant.format}`
    const ours = await byHttp(name)(rows)
    const bare = await bySharp(variant)(rows)
    const ratio = ours / bare
    figure(
      `${name}, share of bare sharp's throughput`,
      ratio.toFixed(2),
      `>= ${GOAL}`,
      ratio >= GOAL
    )
    beside('pictures a second, here and bare', `${ours.toFixed(1)} / ${bare.toFixed(1)}`)
  }
}

async function throughput<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const limit = pLimit(AT_ONCE)
  const from = performance.now()
  await Promise.all(items.map((item) => limit(() => work(item))))
  return items.length / ((performance.now() - from) / 1000)
}
