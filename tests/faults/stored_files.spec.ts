import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'
import { type Instance, startInstance } from '#tests/support/instance'
import { maskForm } from '#tests/support/mask'
import {
  addPicture,
  addVariants,
  askForHousekeeping,
  findMisfits,
  holdBack,
  listFiles,
  query,
  sweepAged,
  untilServed,
} from '#tests/support/stored_files'
import { Visitor } from '#tests/support/visitor'
import { DEMO_MERCHANT } from '#config/demo'
import { DELETED_PICTURE_HOURS } from '#config/studio'
import { MIN_TRAINING_PHOTOS } from '#config/products'
import { ROOT } from '../../bin/supervisor/settings.js'

/** Heartbeat, supervision and another attempt fit in. */
const PATIENCE_MS = 150_000

const VIEWS = SAMPLE_VIEWS.slice(0, MIN_TRAINING_PHOTOS)

/** A product of the demo merchant, who has credits, of small photos with their masks: its training takes a second. */
async function trainedProduct(instance: Instance) {
  const visitor = new Visitor(instance.url)
  const { email, password } = DEMO_MERCHANT
  await visitor.post('/login', { email, password })
  const images = await Promise.all(VIEWS.map((view) => smallFile(`${view}.jpg`, 'jpeg')))
  const answer = await visitor.post('/products', { name: 'Mug', images })
  const { id: product } = (await answer.json()) as { id: number }
  const photos = await query<{ id: string }>(
    instance,
    'select id from product_photos where product_id = $1 order by position',
    [product]
  )
  for (const [index, view] of VIEWS.entries()) {
    const mask = await smallFile(`${view}.mask.png`, 'png')
    await visitor.call('PUT', `/api/model/${product}/image/${photos[index].id}/mask`, {
      json: { mask },
    })
  }
  await visitor.post(`/products/${product}/train`)
  await untilTrained(instance, product)
  return { visitor, product }
}

/** A small copy of a file of the sample mug, as a data URL. */
async function smallFile(name: string, format: 'jpeg' | 'png'): Promise<string> {
  const bytes = await sharp(join(ROOT, 'samples/mug', name))
    .resize(320)
    .toFormat(format)
    .toBuffer()
  return `data:image/${format};base64,${bytes.toString('base64')}`
}

async function untilTrained(instance: Instance, product: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const [{ status }] = await query<{ status: string }>(
      instance,
      'select status from products where id = $1',
      [product]
    )
    if (status !== 'training') return
    if (Date.now() > deadline) throw new Error(`The training does not end: ${instance.output}`)
    await sleep(250)
  }
}

test.group('Files when a process is killed', (group) => {
  let instance: Instance
  let visitor: Visitor
  let product: number

  group.setup(async () => {
    instance = await startInstance()
    ;({ visitor, product } = await trainedProduct(instance))
    return async () => {
      await instance.stop()
    }
  })

  /** The way to the first photo's mask, and what is known of the mask. */
  async function firstPhoto() {
    const [photo] = await query<{ id: string; mask: string | null; key: string | null }>(
      instance,
      `select p.id, m.id as mask, m.disk_key as key
       from product_photos p left join media m on m.id = p.mask_media_id
       where product_id = $1 order by position limit 1`,
      [product]
    )
    return { ...photo, path: `/api/model/${product}/image/${photo.id}/mask` }
  }

  const putMask = async (path: string) =>
    visitor.call('PUT', path, { form: await maskForm(320, 320) })

  async function killWeb(): Promise<void> {
    await instance.kill('web')
    await untilServed(instance)
  }

  test('a mask is still the old one when its replacement was not committed', async ({ assert }) => {
    const { path } = await firstPhoto()
    assert.equal((await putMask(path)).status, 200)
    const before = await firstPhoto()
    const bytes = await readFile(join(instance.dataDir, 'media', before.key!))

    const hold = await holdBack(
      instance,
      `select from media where id = '${before.mask}' for update`
    )
    const call = putMask(path).catch(() => null)
    await hold.caught()
    await killWeb()
    await hold.release()
    assert.isNull(await call)

    assert.deepEqual(await firstPhoto(), before)
    const served = await visitor.get(`/media/${before.mask}`)
    assert.deepEqual(Buffer.from(await served.arrayBuffer()), bytes)
    assert.isNotEmpty((await findMisfits(instance)).orphans)
    await sweepAged(instance)
    assert.deepEqual(await findMisfits(instance), { orphans: [], lost: [] })
  })

  test('a mask is the new one when the old one’s files were not yet all removed', async ({
    assert,
  }) => {
    const before = await firstPhoto()
    const variants = addVariants(instance, before.mask!, 'web')

    const call = putMask(before.path).catch(() => null)
    await variants.killDuringRemoval()
    await untilServed(instance)
    await call

    const after = await firstPhoto()
    assert.notEqual(after.mask, before.mask)
    assert.equal((await visitor.get(`/media/${after.mask}`)).status, 200)
    assert.equal((await visitor.get(`/media/${before.mask}`)).status, 404)
    assert.isNotEmpty(
      (await findMisfits(instance)).orphans,
      'killed while files were being removed'
    )
    await sweepAged(instance)
    assert.deepEqual(await findMisfits(instance), { orphans: [], lost: [] })
  }).tags(['@long'])

  test('a purge of deleted pictures that is killed half-way loses none that is not due, and leaves nothing behind', async ({
    assert,
  }) => {
    const kept = await addPicture(instance, product, null)
    // An enlarged picture shares the mask of the one that it comes from.
    const oldest = await addPicture(instance, product, DELETED_PICTURE_HOURS + 3, kept.mask)
    const due = await addPicture(instance, product, DELETED_PICTURE_HOURS + 2)
    const fresh = await addPicture(instance, product, 1)
    const variants = addVariants(instance, oldest.media, 'worker')
    const hold = await holdBack(instance, `select from media where id = '${due.media}' for update`)
    await askForHousekeeping(instance)
    await variants.killDuringRemoval()
    await hold.release()

    const { orphans, lost } = await findMisfits(instance)
    assert.isNotEmpty(orphans, 'killed while files were being removed')
    assert.isEmpty(lost)
    const statusesOf = (pictures: { media: string }[]) =>
      Promise.all(pictures.map(async ({ media }) => (await visitor.get(`/media/${media}`)).status))
    assert.deepEqual(await statusesOf([oldest, due, fresh, kept]), [404, 200, 200, 200])
    const back = await visitor.post('/api/images/restore', { ids: [fresh.id] })
    assert.deepEqual(await back.json(), { ids: [fresh.id] })

    await sweepAged(instance)
    assert.deepEqual(await statusesOf([oldest, due, fresh, kept]), [404, 404, 200, 200])
    assert.equal((await visitor.get(`/media/${kept.mask}`)).status, 200)
    assert.deepEqual(await findMisfits(instance), { orphans: [], lost: [] })
  })

  for (const [moment, catchIt, tags] of [
    ['its views lie in the store, but are not recorded', caughtBeforeRecording, []],
    ['the first of its views has been stored', caughtWhileStoring, ['@long']],
  ] as const) {
    test(`a training leaves the old or the new model when its worker is killed once ${moment}`, async ({
      assert,
    }) => {
      const before = await modelOf(instance, product)
      const answer = await visitor.post(`/products/${product}/train`)
      assert.isBelow(answer.status, 300)
      await catchIt(instance)
      assert.deepEqual(await modelOf(instance, product), before)

      await untilTrained(instance, product)
      const after = await modelOf(instance, product)
      assert.notEqual(after.training, before.training)
      assert.deepEqual(after.recorded, after.named)
      const made = await visitor.post(`/api/generate/${product}`, { prompt: 'on marble' })
      assert.equal(made.status, 200)
      await sweepAged(instance)
      assert.deepEqual(await findMisfits(instance), { orphans: [], lost: [] })
    }).tags([...tags])
  }
})

/** Kills the worker while it waits to record the files of a training. */
async function caughtBeforeRecording(instance: Instance): Promise<void> {
  const hold = await holdBack(instance, 'lock table training_files in share mode')
  await hold.caught()
  await instance.kill('worker')
  await hold.release()
}

/** Kills the worker when a file of its work appears in the store; by no means after it has recorded them. */
async function caughtWhileStoring(instance: Instance): Promise<void> {
  const hold = await holdBack(instance, 'lock table training_files in share mode')
  const originals = join(instance.dataDir, 'media/originals')
  const before = (await listFiles(originals)).length
  while ((await listFiles(originals)).length === before) await sleep(10)
  await instance.kill('worker')
  await hold.release()
}

/** The newest training of a product: the files that its views name, and those that are recorded. */
async function modelOf(instance: Instance, product: number) {
  const [row] = await query<{ training: string; named: string[]; recorded: string[] }>(
    instance,
    `select t.generation_id as training,
       array(select v->>'file' from jsonb_array_elements(t.views) v
         where v->>'file' is not null order by 1) as named,
       array(select name from training_files f where f.generation_id = t.generation_id order by 1) as recorded
     from trainings t where product_id = $1 order by created_at desc limit 1`,
    [product]
  )
  return row
}
