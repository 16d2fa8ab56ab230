import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import type { Installation } from '#tests/support/installation/installation'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { areaMask, maskForm } from '#tests/support/mask'
import { photoDataUrl } from '#tests/support/product'
import { query } from '#tests/support/query'
import {
  addPicture,
  addVariants,
  requestSweep,
  findMisfits,
  holdBack,
  listFiles,
  sweepAged,
} from '#tests/support/stored_files'
import { trainSmall, untilTrained } from '#tests/support/small_product'
import type { Visitor } from '#tests/support/visitor'
import { DELETED_PICTURE_HOURS } from '#config/generations'

test.group('Files when a process is killed', (group) => {
  let installation: Installation
  let visitor: Visitor
  let product: number

  group.setup(async () => {
    installation = await sharedInstallation({ engine: 'real' })
    ;({ visitor, product } = await trainSmall())
    // Files that others have left behind are no sign of what is tested here.
    await sweepAged(installation)
  })

  /** The way to the first photo's mask, and what is known of the mask. */
  async function firstPhoto() {
    const photo = firstOf(
      await query<{ id: string; mask: string | null; key: string | null }>(
        installation,
        `select p.id, m.id as mask, m.disk_key as key
       from product_photos p left join media m on m.id = p.mask_media_id
       where product_id = $1 order by position limit 1`,
        [product]
      )
    )
    return { ...photo, path: `/api/model/${product}/image/${photo.id}/mask` }
  }

  const putMask = async (path: string) =>
    visitor.call('PUT', path, { form: await maskForm(320, 320) })

  async function killWeb(): Promise<void> {
    await installation.kill('web')
    await installation.start('web')
  }

  test('a mask is still the old one when its replacement was not committed', async ({ assert }) => {
    const { path } = await firstPhoto()
    assert.equal((await putMask(path)).status, 200)
    const before = await firstPhoto()
    const bytes = await readFile(join(installation.dataDir, 'media', before.key!))

    const hold = await holdBack(
      installation,
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
    assert.isNotEmpty((await findMisfits(installation)).orphans)
    await sweepAged(installation)
    assert.deepEqual(await findMisfits(installation), { orphans: [], lost: [] })
  }).tags(['@long'])

  test('a mask is the new one when the old one’s files were not yet all removed', async ({
    assert,
  }) => {
    const before = await firstPhoto()
    const variants = addVariants(installation, before.mask!, 'web')

    const call = putMask(before.path).catch(() => null)
    await variants.killDuringRemoval()
    await installation.gone('web')
    await installation.start('web')
    await call

    const after = await firstPhoto()
    assert.notEqual(after.mask, before.mask)
    assert.equal((await visitor.get(`/media/${after.mask}`)).status, 200)
    assert.equal((await visitor.get(`/media/${before.mask}`)).status, 404)
    assert.isNotEmpty(
      (await findMisfits(installation)).orphans,
      'killed while files were being removed'
    )
    await sweepAged(installation)
    assert.deepEqual(await findMisfits(installation), { orphans: [], lost: [] })
  }).tags(['@long'])

  test('a new product, or a photo of one, is there whole or not at all, and once for each key', async ({
    assert,
  }) => {
    const images = [await photoDataUrl()]
    const body = { name: 'Jar', images, masks: [await areaMask()], mask_photos: [0] }
    const counted = async () => {
      const rows = await query<{ products: number; photos: number; masks: number }>(
        installation,
        `select (select count(*)::int from products) as products, count(*)::int as photos,
           count(mask_media_id)::int as masks from product_photos`
      )
      return firstOf(rows)
    }
    for (const path of ['/products', `/products/${product}/upload-images`]) {
      const headers = { 'idempotency-key': randomUUID() }
      const send = () => visitor.post(path, body, { headers })
      const before = await counted()
      const hold = await holdBack(installation, 'lock table product_photos in share mode')
      const call = send().catch(() => null)
      await hold.caught()
      await killWeb()
      await hold.release()
      assert.isNull(await call)
      assert.deepEqual(await counted(), before, path)
      assert.isNotEmpty((await findMisfits(installation)).orphans, 'files without a product')

      const answers = await Promise.all([send(), send()])
      const [first, again] = await Promise.all(answers.map((answer) => answer.json()))
      assert.isTrue(answers.every(({ ok }) => ok))
      assert.deepEqual(again, first)
      const { products, photos, masks } = before
      const more = path === '/products' ? 1 : 0
      const whole = { products: products + more, photos: photos + 1, masks: masks + 1 }
      assert.deepEqual(await counted(), whole, path)
      await sweepAged(installation)
      assert.deepEqual(await findMisfits(installation), { orphans: [], lost: [] })
    }
  })

  test('a purge of deleted pictures that is killed half-way loses none that is not due, and leaves nothing behind', async ({
    assert,
  }) => {
    const kept = await addPicture(installation, product, null)
    // An enlarged picture shares the mask of the one that it comes from.
    const oldest = await addPicture(installation, product, DELETED_PICTURE_HOURS + 3, kept.mask)
    const due = await addPicture(installation, product, DELETED_PICTURE_HOURS + 2)
    const fresh = await addPicture(installation, product, 1)
    const variants = addVariants(installation, oldest.media, 'worker')
    const hold = await holdBack(
      installation,
      `select from media where id = '${due.media}' for update`
    )
    await requestSweep(installation)
    await variants.killDuringRemoval()
    await installation.gone('worker')
    await hold.release()

    const { orphans, lost } = await findMisfits(installation)
    assert.isNotEmpty(orphans, 'killed while files were being removed')
    assert.isEmpty(lost)
    const statusesOf = (pictures: { media: string }[]) =>
      Promise.all(pictures.map(async ({ media }) => (await visitor.get(`/media/${media}`)).status))
    assert.deepEqual(await statusesOf([oldest, due, fresh, kept]), [404, 200, 200, 200])
    const back = await visitor.post('/api/images/restore', { ids: [fresh.id] })
    assert.deepEqual(await back.json(), { ids: [fresh.id] })

    await installation.start('worker')
    await sweepAged(installation)
    assert.deepEqual(await statusesOf([oldest, due, fresh, kept]), [404, 404, 200, 200])
    assert.equal((await visitor.get(`/media/${kept.mask}`)).status, 200)
    assert.deepEqual(await findMisfits(installation), { orphans: [], lost: [] })
  }).tags(['@long'])

  for (const [moment, catchIt, tags] of [
    ['its views lie in the store, but are not recorded', caughtBeforeRecording, ['@long']],
    ['the first of its views has been stored', caughtWhileStoring, ['@long']],
  ] as const) {
    test(`a training leaves the old or the new model when its worker is killed once ${moment}`, async ({
      assert,
    }) => {
      const before = await modelOf(installation, product)
      const answer = await visitor.post(`/products/${product}/train`)
      assert.isBelow(answer.status, 300)
      await catchIt(installation)
      assert.deepEqual(await modelOf(installation, product), before)

      await installation.start('worker')
      await untilTrained(product)
      const after = await modelOf(installation, product)
      assert.notEqual(after!.training, before!.training)
      assert.deepEqual(after!.recorded, after!.named)
      const made = await visitor.post(`/api/generate/${product}`, { prompt: 'on marble' })
      assert.equal(made.status, 200)
      await sweepAged(installation)
      assert.deepEqual(await findMisfits(installation), { orphans: [], lost: [] })
    }).tags([...tags])
  }
})

/** Kills the worker while it waits to record the files of a training. */
async function caughtBeforeRecording(installation: Installation): Promise<void> {
  const hold = await holdBack(installation, 'lock table training_files in share mode')
  await hold.caught()
  await installation.kill('worker')
  await hold.release()
}

/** Kills the worker when a file of its work appears in the store; by no means after it has recorded them. */
async function caughtWhileStoring(installation: Installation): Promise<void> {
  const hold = await holdBack(installation, 'lock table training_files in share mode')
  const originals = join(installation.dataDir, 'media/originals')
  const before = (await listFiles(originals)).length
  while ((await listFiles(originals)).length === before) await sleep(10)
  await installation.kill('worker')
  await hold.release()
}

/** The newest training of a product: the files that its views name, and those that are recorded. */
async function modelOf(installation: Installation, product: number) {
  const [row] = await query<{ training: string; named: string[]; recorded: string[] }>(
    installation,
    `select t.generation_id as training,
       array(select v->>'file' from jsonb_array_elements(t.views) v
         where v->>'file' is not null order by 1) as named,
       array(select name from training_files f where f.generation_id = t.generation_id order by 1) as recorded
     from trainings t where product_id = $1 order by created_at desc limit 1`,
    [product]
  )
  return row
}
