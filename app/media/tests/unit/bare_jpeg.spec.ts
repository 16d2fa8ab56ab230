import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp, { type Sharp } from 'sharp'
import { bareJpeg } from '../../decoder/process/bare_jpeg.js'
import { normalizePicture } from '../../decoder/process/normalize_picture.js'

const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
const plain = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#888', noise } })

const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer()

/** With a comment behind its start and a page behind its end. */
function stuffed(file: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 10]), Buffer.from('<script>')])
  return Buffer.concat([file.subarray(0, 2), comment, file.subarray(2), Buffer.from('<script>')])
}

test.group('JPEG files that are kept as they are', (group) => {
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-jpeg-'))
    return () => rm(folder, { recursive: true })
  })

  async function normalized(bytes: Buffer) {
    const path = join(folder, 'upload')
    await writeFile(path, bytes)
    const output = `${path}.normal`
    const facts = await normalizePicture({ path, output })
    const file = await readFile(output)
    return { ...facts, file, isKept: bareJpeg(bytes)?.equals(file) ?? false }
  }

  test('{name}: pixels stay, all else goes')
    .with([
      { name: 'baseline', encode: (it: Sharp) => it.jpeg() },
      { name: 'progressive', encode: (it: Sharp) => it.jpeg({ progressive: true }) },
      { name: 'whole colours', encode: (it: Sharp) => it.jpeg({ chromaSubsampling: '4:4:4' }) },
    ])
    .run(async ({ assert }, { encode }) => {
      const exif = { IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
      const sent = stuffed(await encode(plain()).withExif(exif).withXmp('<x/>').toBuffer())
      const { file, mime, placeholder, width, height } = await normalized(sent)
      assert.deepEqual([mime, width, height], ['image/jpeg', 90, 60])
      assert.deepEqual(await pixelsOf(file), await pixelsOf(sent))
      const { exif: kept, xmp, comments } = await sharp(file).metadata()
      assert.deepEqual([kept, xmp, comments], [undefined, undefined, undefined])
      for (const word of ['<script>', 'Ada', 'Exif']) assert.isFalse(file.includes(word))
      assert.match(placeholder!, /^data:image\/webp;base64,/)
    })

  test('others are rewritten: turned, of other colours, grey', async ({ assert }) => {
    const turned = await normalized(
      await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    )
    assert.deepEqual([turned.isKept, turned.width, turned.height], [false, 60, 90])
    const wide = await normalized(await plain().withIccProfile('p3').jpeg().toBuffer())
    assert.isFalse((await sharp(wide.file).metadata()).hasProfile)
    const grey = await normalized(await plain().greyscale().jpeg().toBuffer())
    assert.equal((await sharp(grey.file).metadata()).space, 'srgb')
  })

  test('what is cut off or damaged is refused', async ({ assert }) => {
    const whole = await plain().jpeg().toBuffer()
    for (const bytes of [whole.subarray(0, whole.length - 600), whole.subarray(0, -2)]) {
      assert.isNull(bareJpeg(bytes))
    }
    await assert.rejects(() => normalized(whole.subarray(0, whole.length - 600)), /damaged/)
    const text = (await plain().jpeg({ progressive: true }).toBuffer()).toString('base64')
    const garbled = Buffer.from(text.replaceAll('+', 'u002B'), 'base64')
    await assert.rejects(() => normalized(garbled), /damaged/)
    assert.isNull(bareJpeg(Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0xff, 0xff])))
    assert.isNull(bareJpeg(Buffer.from([0xff, 0xd8, 0xff, 0xc3, 0, 4, 0, 0, 0xff, 0xd9])))
    assert.isNull(bareJpeg(Buffer.alloc(0)))
  })

  test('padding is no damage', async ({ assert }) => {
    for (const progressive of [false, true]) {
      const whole = await plain().jpeg({ progressive }).toBuffer()
      const second = 4 + whole.readUInt16BE(4)
      const head = [whole.subarray(0, second), Buffer.alloc(9), whole.subarray(second)]
      const end = [whole.subarray(0, -2), Buffer.alloc(9), whole.subarray(-2)]
      for (const parts of [head, end]) {
        assert.equal((await normalized(Buffer.concat(parts))).width, 90)
      }
    }
  })
})
