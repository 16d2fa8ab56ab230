import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { writeMarks } from '#app/media/xmp/write_marks'
import { readMarks, readWithExifTool } from '#tests/support/marks'
import { noise } from '#tests/support/worst_pictures'

const COMPOSITE = 'http://cv.iptc.org/newscodes/digitalsourcetype/composite'
const MARKS = {
  sourceType: 'composite',
  engine: 'local',
  seed: 20261121,
  scene: 'beach & <sand>',
  sourcePhoto: '4711',
} as const

test.group('Marks in a picture', (group) => {
  let folder: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-marks-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  const pictures = {
    'jpeg': () => noise(64, 48).jpeg(),
    'png': () => noise(64, 48).png(),
    'png with alpha': () => noise(64, 48, 4).png(),
    'webp': () => noise(64, 48).webp(),
    'lossless webp with alpha': () => noise(64, 48, 4).webp({ lossless: true }),
    'webp with a colour profile': () => noise(64, 48).withIccProfile('p3').webp(),
  }

  test('are found by other programs ({$self}), and its pixels stay')
    .with(Object.keys(pictures) as (keyof typeof pictures)[])
    .run(async ({ assert }, kind) => {
      const path = join(folder, 'picture')
      const plain = await pictures[kind]().toBuffer()
      await writeFile(path, plain)
      await writeMarks(path, MARKS)
      const marked = await readFile(path)

      assert.deepEqual(readMarks(marked), {
        CreatorTool: 'Vitrine',
        DigitalSourceType: COMPOSITE,
        source: '4711',
        Engine: 'local',
        Scene: 'beach & <sand>',
        Seed: '20261121',
      })
      const pixels = (file: Buffer) => sharp(file).raw().toBuffer()
      assert.isTrue((await pixels(marked)).equals(await pixels(plain)))
      const seen = await readWithExifTool(marked)
      if (!seen) return
      assert.deepInclude(seen, {
        'XMP-xmp:CreatorTool': 'Vitrine',
        'XMP-iptcExt:DigitalSourceType': COMPOSITE,
        'XMP-dc:Source': 4711,
        'XMP-vitrine:Engine': 'local',
        'XMP-vitrine:Scene': 'beach & <sand>',
        'XMP-vitrine:Seed': 20261121,
      })
      assert.notProperty(seen, 'ExifTool:Warning')
    })

  test('that are not known are left out', async ({ assert }) => {
    const path = join(folder, 'unknown.jpg')
    await noise(64, 48).jpeg().toFile(path)
    await writeMarks(path, {
      ...MARKS,
      sourceType: 'algorithmicallyEnhanced',
      seed: null,
      scene: null,
      sourcePhoto: null,
    })
    assert.deepEqual(readMarks(await readFile(path)), {
      CreatorTool: 'Vitrine',
      DigitalSourceType: COMPOSITE.replace('composite', 'algorithmicallyEnhanced'),
      Engine: 'local',
    })
  })
})
