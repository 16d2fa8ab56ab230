import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { PARTS, sweepOrphans } from '#app/media/store/sweep_orphans'
import { sql } from '#app/core/database/sql'
import { readMarks } from '#tests/support/marks'
import { createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { FIDELITY, LABEL, UNKNOWN_WORD } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'

async function merchantWithPicture(prompt = 'on sand') {
  const visitor = await signIn(await createSubscriber({ image: 20 }))
  const productId = await trainProduct(visitor)
  const made = await visitor.post(`/api/generate/${productId}`, { prompt })
  const { images } = await made.json()
  const { props } = await visitor.visit(`/products/${productId}`)
  return { visitor, productId, image: images[0], photo: props.product.input_images[0] }
}

async function masksOf(productId: number): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    db.connection(),
    'select mask_media_id as id from generated_images where product_id = ? order by id',
    [productId]
  )
  return rows.map(({ id }) => id)
}

async function marksOf(visitor: Visitor, { path }: { path: string }) {
  return readMarks(Buffer.from(await (await visitor.get(`${path}/download`)).arrayBuffer()))
}

test.group('What is known of a picture', () => {
  test('is told with it: fidelity, words on its label, scene, seed, source photo', async ({
    assert,
  }) => {
    const { visitor, productId, image, photo } = await merchantWithPicture()
    assert.deepInclude(image, {
      delta_e: FIDELITY.deltaE,
      ssim: FIDELITY.ssim,
      fidelity: 'Product unchanged',
      label: LABEL,
      scene: 'Marble by the water',
      ignored_words: [],
      source_photo: photo.picture,
    })
    assert.isNumber(image.seed)
    const { props } = await visitor.visit(`/photos/generate/${productId}`)
    assert.deepEqual(props.images[0], image)
  })

  test('words that were not understood stay with the picture that they were written for', async ({
    assert,
  }) => {
    const { visitor, productId } = await merchantWithPicture()
    const response = await visitor.post(`/api/generate/${productId}`, {
      prompts: [`an ${UNKNOWN_WORD} on sand`, 'on stone'],
    })
    const { images, ignored_words: ignored } = await response.json()
    assert.deepEqual(ignored, [UNKNOWN_WORD])
    assert.deepEqual(
      images.map((image: { ignored_words: string[] }) => image.ignored_words),
      [[UNKNOWN_WORD], []]
    )
  })

  test('is written into the file that is downloaded, without the prompt', async ({ assert }) => {
    const { visitor, image, photo } = await merchantWithPicture('a secret recipe')
    assert.deepEqual(await marksOf(visitor, image), {
      CreatorTool: 'Vitrine',
      DigitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
      source: String(photo.id),
      Engine: 'local',
      Scene: 'Marble by the water',
      Seed: String(image.seed),
    })
    const file = Buffer.from(await (await visitor.get(image.path)).arrayBuffer())
    assert.notInclude(file.toString('latin1'), 'secret')
  })

  test('stays with the enlarged picture, mask included', async ({ assert }) => {
    const { visitor, productId, image } = await merchantWithPicture()
    const response = await visitor.post(`/api/products/${productId}/upscale-image`, {
      image_url: image.path,
    })
    const { aiImage } = await response.json()
    const { scene, seed, source_photo: source } = image
    assert.deepInclude(aiImage, {
      scene,
      seed,
      source_photo: source,
      delta_e: null,
      fidelity: null,
      // Nobody has counted anew: what had been lost is lost still.
      label: { words: 5, read: 4 },
    })
    const [mask, ofEnlarged] = await masksOf(productId)
    assert.isNotNull(mask)
    assert.equal(ofEnlarged, mask)
    const marks = await marksOf(visitor, aiImage)
    assert.match(marks.DigitalSourceType!, /algorithmicallyEnhanced$/)
    assert.equal(marks.Seed, String(seed))
  })

  test('an enlarged photo names that photo', async ({ assert }) => {
    const { visitor, productId, photo } = await merchantWithPicture()
    const response = await visitor.post(`/api/products/${productId}/upscale-image`, {
      image_url: photo.path,
    })
    const { aiImage } = await response.json()
    assert.deepInclude(aiImage, { source_photo: photo.picture, seed: null, scene: null })
  })

  test('pictures after chosen photos name the first of them', async ({ assert }) => {
    const { visitor, productId } = await merchantWithPicture()
    const { props } = await visitor.visit(`/products/${productId}`)
    const chosen = props.product.input_images[3]
    const response = await visitor.post(`/api/products/${productId}/generate-images`, {
      prompt: 'on sand',
      input_image_urls: [chosen.path],
    })
    const { images } = await response.json()
    assert.deepEqual(images[0].source_photo, chosen.picture)
  })

  test('its mask is seen by its owner only, is not swept away, and goes with the product', async ({
    assert,
  }) => {
    const { visitor, productId } = await merchantWithPicture()
    const mask = firstOf(await masksOf(productId))
    const address = `/media/${mask}`
    assert.equal((await visitor.get(address)).headers.get('content-type'), 'image/png')
    assert.equal((await (await signIn()).get(address)).status, 404)

    const orphan = await ageOriginals()
    for (let part = 0; part < PARTS; part++) await sweepOrphans(part)
    assert.equal((await visitor.get(address)).status, 200)
    assert.notInclude(await listOriginals(), orphan)

    await visitor.call('DELETE', `/products/${productId}`)
    assert.equal((await visitor.get(address)).status, 404)
    assert.isNull(await db.from('media').where('id', mask).first())
  })
})

const originals = () => app.makePath(process.env.DATA_DIR!, 'media/originals')

async function listOriginals(): Promise<string[]> {
  return (await readdir(originals(), { recursive: true })).filter((name) => /\.\w+$/.test(name))
}

/** Lets all stored files look older than a day, among them one that nothing refers to; answers its name. */
async function ageOriginals(): Promise<string> {
  const orphan = '00/left-behind.png'
  await mkdir(join(originals(), '00'), { recursive: true })
  await writeFile(join(originals(), orphan), '')
  const past = new Date(Date.now() - 2 * 86_400_000)
  for (const name of await listOriginals()) await utimes(join(originals(), name), past, past)
  return orphan
}
