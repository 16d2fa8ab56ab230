import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import sharp, { type Sharp } from 'sharp'
import { withCredentials } from '#app/provenance/add_credentials'
import { madeSource } from '#app/provenance/made_source'
import type { Provenance } from '#app/provenance/provenance'
import { readCredentials } from '#app/provenance/read_credentials'
import { findCredentials } from '#tests/support/credentials'
import { makeFilm } from '#tests/support/film'
import { readMarks, readWithExifTool, writeMarksInto } from '#tests/support/marks'

const PHOTO = {
  title: 'Photo',
  mime: 'image/jpeg',
  checksum: createHash('sha256').update('a photo').digest('hex'),
  bytes: null,
}

const MADE: Provenance = {
  action: 'c2pa.created',
  sourceType: 'composite',
  engine: 'local',
  sources: [PHOTO],
}

const ENCODE = {
  'image/png': (picture: Sharp) => picture.png(),
  'image/jpeg': (picture: Sharp) => picture.jpeg(),
  'image/webp': (picture: Sharp) => picture.webp(),
}

type Mime = keyof typeof ENCODE

const MIMES = Object.keys(ENCODE) as Mime[]

/** A picture with marks, as the studio has it when it signs. */
async function draw(mime: Mime): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
  const plain = sharp({ create: { width: 96, height: 64, channels: 3, background: '#888', noise } })
  return writeMarksInto(await ENCODE[mime](plain).toBuffer())
}

const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer()

/** One byte of what is seen: near the file's end, in WebP behind the head of its picture. */
function tamper(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  const picture = copy.indexOf('VP8 ')
  copy[picture === -1 ? copy.length - 40 : picture + 60]! ^= 1
  return copy
}

test.group('Content credentials', () => {
  test('of a made picture hold for another reader, and the rest of the file stays: {mime}')
    .with(MIMES.map((mime) => ({ mime })))
    .run(async ({ assert }, { mime }) => {
      const plain = await draw(mime)
      const file = await withCredentials(plain, mime, MADE)
      assert.deepEqual(await findCredentials(file), {
        isValid: true,
        failures: [],
        generator: 'Vitrine 0.1.0',
        actions: ['c2pa.created', 'c2pa.placed'],
        agents: ['local engine of Vitrine 0.1.0'],
        sourceTypes: ['http://cv.iptc.org/newscodes/digitalsourcetype/composite'],
        ingredients: [
          {
            title: 'Photo',
            relationship: 'componentOf',
            sha256: PHOTO.checksum,
            hasCredentials: false,
          },
        ],
        manifests: 1,
      })
      assert.deepEqual(readMarks(file), readMarks(plain))
      assert.isTrue((await pixelsOf(file)).equals(await pixelsOf(plain)))
      assert.isBelow(file.length - plain.length, 8_000)
    })

  test('a changed pixel is found, by both readers: {mime}')
    .with(MIMES.map((mime) => ({ mime })))
    .run(async ({ assert }, { mime }) => {
      const changed = tamper(await withCredentials(await draw(mime), mime, MADE))
      const found = await findCredentials(changed)
      assert.isFalse(found!.isValid)
      assert.include(found!.failures, 'assertion.dataHash.mismatch')
      const own = await readCredentials(changed, mime)
      assert.deepInclude(own, { is_valid: false, is_changed: true })
    })

  test('of a film hold, and a changed frame is found', async ({ assert }) => {
    const film = await makeFilm(1, { width: 64, height: 48 })
    const file = await withCredentials(film, 'video/mp4', MADE)
    const found = await findCredentials(file)
    assert.deepInclude(found, { isValid: true, actions: ['c2pa.created', 'c2pa.placed'] })
    assert.isFalse((await findCredentials(tamper(file)))!.isValid)
    assert.isFalse((await readCredentials(tamper(file), 'video/mp4'))!.is_valid)
  })

  test('of another form go on from those of the picture that it was made of', async ({
    assert,
  }) => {
    const stored = await withCredentials(await draw('image/png'), 'image/png', MADE)
    const converted = await sharp(stored).webp().toBuffer()
    assert.isNull(await findCredentials(converted))
    const file = await withCredentials(converted, 'image/webp', {
      action: 'c2pa.converted',
      sourceType: 'algorithmicallyEnhanced',
      engine: null,
      sources: [madeSource({ mime: 'image/png' }, stored)],
    })
    const found = await findCredentials(file)
    assert.deepInclude(found, {
      isValid: true,
      actions: ['c2pa.opened', 'c2pa.converted'],
      manifests: 2,
    })
    assert.deepInclude(found!.ingredients[0], { relationship: 'parentOf', hasCredentials: true })
    const own = await readCredentials(file, 'image/webp')
    assert.deepInclude(own, { is_valid: true, is_signed_here: true, made_with: 'Vitrine 0.1.0' })
  })

  test('grow by as many bytes with each step as is written of them', async ({ assert }) => {
    const plain = await draw('image/jpeg')
    const edited = (source: Buffer): Provenance => ({
      ...MADE,
      action: 'c2pa.edited',
      sources: [madeSource({ mime: 'image/jpeg' }, source)],
    })
    const sizes: number[] = []
    let file = await withCredentials(plain, 'image/jpeg', MADE)
    for (let step = 0; step < 4; step++) {
      sizes.push(file.length - plain.length)
      file = await withCredentials(plain, 'image/jpeg', edited(file))
    }
    assert.closeTo(sizes[0]!, 2_400, 300)
    for (const step of [1, 2, 3]) assert.closeTo(sizes[step]! - sizes[step - 1]!, 4_500, 300)
  })

  test('one whose source is gone was created', async ({ assert }) => {
    const provenance: Provenance = { ...MADE, action: 'c2pa.edited', sources: [] }
    const file = await withCredentials(await draw('image/png'), 'image/png', provenance)
    assert.deepInclude(await findCredentials(file), { isValid: true, actions: ['c2pa.created'] })
  })

  test('ExifTool finds them, too', async ({ assert }) => {
    const read = await readWithExifTool(
      await withCredentials(await draw('image/jpeg'), 'image/jpeg', MADE)
    )
    if (read) assert.equal(read['CBOR:Claim_Generator_InfoName'], 'Vitrine')
  })

  test('a file that cannot be signed stays as it was, one without them has none', async ({
    assert,
  }) => {
    const damaged = Buffer.from('no film at all')
    assert.strictEqual(await withCredentials(damaged, 'video/mp4', MADE), damaged)
    assert.isNull(await readCredentials(await draw('image/png'), 'image/png'))
  })
})
