import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { PhotoData } from '#app/products/transformers/product_data'
import { scratchDir } from '#config/engine'
import { createEmptyProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import {
  animatedGif,
  cmykJpeg,
  decompressionBomb,
  jpegOfScans,
  jpegWithoutData,
  jpegWithPage,
  fixedJpeg,
  noise,
  pageWithJpegHeader,
  rotatedJpeg,
  sixteenBitPng,
  svg,
  truncatedJpeg,
} from '#tests/support/worst_pictures'

const MB = 1024 * 1024
const KIND = 'Please select only image files'
const SIZE = 'File size must be less than 10MB'
const DAMAGED = 'This picture is damaged and cannot be read.'

const heic = () => readFile(app.makePath('tests/fixtures/mug.heic'))

/** Uploads one file as a form or as a data URL and answers what became of it. */
async function upload(bytes: Buffer, name: string, type: string, as: 'form' | 'json' = 'form') {
  const visitor = await signIn()
  const product = await createEmptyProduct(visitor.user.id)
  const path = `/products/${product.id}/upload-images`
  const form = new FormData()
  form.append('images[]', new Blob([new Uint8Array(bytes)], { type }), name)
  const json = { images: [`data:${type};base64,${bytes.toString('base64')}`] }
  const response = await visitor.call('POST', path, as === 'form' ? { form } : { json })
  const body: { images?: PhotoData[]; errors?: { images: string[] } } = await response.json()
  const image = body.images?.[0]
  const file = image && Buffer.from(await (await visitor.get(image.path)).arrayBuffer())
  return { status: response.status, error: body.errors?.images[0], image, file, visitor }
}

test.group('Uploads that are refused', () => {
  test('{name}: {sentence}')
    .with([
      { name: 'bomb.png', type: 'image/png', make: decompressionBomb, sentence: /too large/ },
      { name: 'half.jpg', type: 'image/jpeg', make: truncatedJpeg, sentence: DAMAGED },
      { name: 'head.jpg', type: 'image/jpeg', make: jpegWithoutData, sentence: DAMAGED },
      { name: 'mended.jpg', type: 'image/jpeg', make: () => fixedJpeg(), sentence: DAMAGED },
      {
        name: 'mended-progressive.jpg',
        type: 'image/jpeg',
        make: () => fixedJpeg(true),
        sentence: DAMAGED,
      },
      {
        name: 'scans.jpg',
        type: 'image/jpeg',
        make: () => jpegOfScans(9200),
        sentence: /takes too much work to read/,
      },
      { name: 'drawing.svg', type: 'image/svg+xml', make: () => svg, sentence: KIND },
      { name: 'page.jpg', type: 'image/jpeg', make: () => pageWithJpegHeader, sentence: DAMAGED },
      { name: 'big.jpg', type: 'image/jpeg', make: () => Buffer.alloc(12 * MB, 7), sentence: SIZE },
      { name: 'empty.jpg', type: 'image/jpeg', make: () => Buffer.alloc(0), sentence: KIND },
      { name: 'text.jpg', type: 'image/jpeg', make: () => Buffer.alloc(99, 'a'), sentence: KIND },
      {
        name: 'dot.png',
        type: 'image/png',
        make: () => noise(8, 8).png().toBuffer(),
        sentence: /too small/,
      },
    ])
    .run(async ({ assert }, { name, type, make, sentence }) => {
      for (const as of ['form', 'json'] as const) {
        const { status, error } = await upload(await make(), name, type, as)
        assert.equal(status, 422, as)
        if (typeof sentence === 'string') assert.equal(error, sentence, as)
        else assert.match(error ?? '', sentence, as)
      }
      assert.deepEqual(await leftovers(), [])
    })

  test('what is refused never takes more than 300 MB of memory', async ({ assert }) => {
    const before = process.memoryUsage().rss
    let most = 0
    const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
    const large = Buffer.alloc(40 * MB, 7)
    await upload(decompressionBomb(), 'bomb.png', 'image/png')
    await upload(large, 'big.jpg', 'image/jpeg', 'json')
    clearInterval(timer)
    // This process is client and server at once: its own copies of the large file are not the server's.
    const ofTheClient = 3.7 * large.length
    assert.isBelow(most - before - ofTheClient, 300 * MB)
  }).tags(['@long'])
})

test.group('Uploads that are taken', () => {
  test('{name} becomes an upright {width}x{height} {format} of 8 bits in sRGB')
    .with([
      {
        name: 'wrong.png',
        type: 'image/png',
        make: () => noise(64, 48).jpeg().toBuffer(),
        width: 64,
        height: 48,
        format: 'jpeg',
      },
      {
        name: 'rotated.jpg',
        type: 'image/jpeg',
        make: rotatedJpeg,
        width: 40,
        height: 80,
        format: 'jpeg',
      },
      {
        name: 'moving.gif',
        type: 'image/gif',
        make: animatedGif,
        width: 64,
        height: 64,
        format: 'jpeg',
      },
      {
        name: 'print.jpg',
        type: 'image/jpeg',
        make: cmykJpeg,
        width: 64,
        height: 64,
        format: 'jpeg',
      },
      {
        name: 'deep.png',
        type: 'image/png',
        make: sixteenBitPng,
        width: 64,
        height: 64,
        format: 'jpeg',
      },
      {
        name: 'phone.heic',
        type: 'image/heic',
        make: heic,
        width: 256,
        height: 192,
        format: 'jpeg',
      },
      {
        name: 'page.jpg',
        type: 'image/jpeg',
        make: jpegWithPage,
        width: 64,
        height: 64,
        format: 'jpeg',
      },
    ])
    .run(async ({ assert }, { name, type, make, width, height, format }) => {
      const { status, error, image, file } = await upload(await make(), name, type)
      assert.equal(status, 200, error)
      assert.deepInclude(image!.picture, { width, height })
      const metadata = await sharp(file).metadata()
      assert.deepInclude(metadata, { width, height, format, space: 'srgb', depth: 'uchar' })
      assert.isUndefined(metadata.exif, 'what else the file carried is gone')
      assert.isFalse(file!.includes('<script>'))
      assert.deepEqual(await leftovers(), [])
    })

  test('transparency is kept', async ({ assert }) => {
    const bytes = await sharp({
      create: { width: 32, height: 32, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    const { file } = await upload(bytes, 'glass.png', 'image/png')
    assert.deepInclude(await sharp(file).metadata(), { format: 'png', hasAlpha: true })
  })

  test('a data URL is taken like a file', async ({ assert }) => {
    const { image } = await upload(await rotatedJpeg(), '', 'image/jpeg', 'json')
    assert.deepInclude(image!.picture, { width: 40, height: 80 })
  })
})

/** What requests left on the disk. */
async function leftovers(): Promise<string[]> {
  const folder = app.makePath(scratchDir)
  const entries = await readdir(folder).catch(() => [])
  return entries.filter((name) => name.startsWith('upload-')).map((name) => join(folder, name))
}
