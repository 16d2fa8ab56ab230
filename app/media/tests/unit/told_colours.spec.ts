import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { colorDistance } from '#tests/support/color_distance'
import { coloursOfCodes } from '../../decoder/process/colours/colours.js'
import { normalizePicture } from '../../decoder/process/normalize_picture.js'

type Color = [number, number, number]

/** Four upright stripes. */
const STRIPES: Color[] = [
  [200, 30, 40],
  [30, 140, 60],
  [30, 60, 180],
  [230, 160, 40],
]

/** The same colours as numbers of Display P3. */
const STRIPES_P3: Color[] = [
  [184, 50, 48],
  [68, 138, 70],
  [38, 59, 174],
  [220, 163, 68],
]

const fixture = (name: string) => readFile(app.makePath('tests/fixtures', name))

function striped(colors: Color[]) {
  const data = Buffer.alloc(400 * 300 * 3)
  for (let at = 0; at < 400 * 300; at++) data.set(colors[Math.floor((at % 400) / 100)]!, at * 3)
  return sharp(data, { raw: { width: 400, height: 300, channels: 3 } })
}

/** An AVIF whose colours are told by code points alone, with another first brand. */
async function avif(colors: Color[], primaries: number, brand = 'avif') {
  const file = await striped(colors).avif({ lossless: true, effort: 0 }).toBuffer()
  file.writeUInt16BE(primaries, file.indexOf('nclx') + 4)
  file.write(brand, 8, 'latin1')
  return file
}

/** A PNG whose colours are told by code points alone. */
async function png(colors: Color[], primaries: number) {
  const file = await striped(colors).png().toBuffer()
  const chunk = Buffer.from([0, 0, 0, 4, ...Buffer.from('cICP'), primaries, 13, 0, 1, 0, 0, 0, 0])
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 12)), 12)
  const head = file.indexOf('IHDR') + 21
  return Buffer.concat([file.subarray(0, head), chunk, file.subarray(head)])
}

/** The profile of an HEIC gives way to code points. */
function withCodes(heic: Buffer): Buffer {
  const file = Buffer.from(heic)
  file.write('nclx', file.indexOf('colrprof') + 4, 'latin1')
  Buffer.from([0, 12, 0, 13, 0, 6, 0x80]).copy(file, file.indexOf('colrnclx') + 8)
  return file
}

test.group('Colours of uploads', (group) => {
  let folder: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-colours-'))
    return () => rm(folder, { recursive: true })
  })

  /** How far each stripe is from what it shall be, after all that is done to an upload. */
  async function distances(file: Buffer): Promise<number[]> {
    const path = join(folder, 'upload')
    await writeFile(path, file)
    await normalizePicture({ path, output: `${path}.normal` })
    const { data, info } = await sharp(`${path}.normal`).raw().toBuffer({ resolveWithObject: true })
    return STRIPES.map((color, stripe) => {
      const x = Math.floor(((stripe + 0.5) / STRIPES.length) * info.width)
      const at = (Math.floor(info.height / 2) * info.width + x) * info.channels
      return colorDistance([...data.subarray(at, at + 3)] as Color, color)
    })
  }

  const cases: { name: string; make: () => Promise<Buffer>; most?: number }[] = [
    { name: 'HEIC with a profile', make: () => fixture('patches-p3.heic') },
    {
      name: 'HEIC by code points',
      make: async () => withCodes(await fixture('patches-p3.heic')),
      // Its colours were coded with a loss of one value.
      most: 1.2,
    },
    { name: 'HEIC, the second picture', make: () => fixture('patches-second.heic') },
    { name: 'AVIF of sRGB', make: () => avif(STRIPES, 1) },
    { name: 'AVIF by code points', make: () => avif(STRIPES_P3, 12) },
    { name: 'AVIF that names boxes first', make: () => avif(STRIPES_P3, 12, 'mif1') },
    { name: 'AVIF that names MIAF first', make: () => avif(STRIPES_P3, 12, 'miaf') },
    {
      name: 'AVIF with a profile',
      make: () => striped(STRIPES).withIccProfile('p3').avif({ quality: 95 }).toBuffer(),
    },
    {
      name: 'JPEG with a profile',
      make: () => striped(STRIPES).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
    },
    {
      name: 'PNG with a profile',
      make: () => striped(STRIPES).withIccProfile('p3').png().toBuffer(),
    },
    { name: 'PNG by code points', make: () => png(STRIPES_P3, 12) },
    { name: 'JPEG in Adobe RGB by Exif', make: () => fixture('patches-adobe.jpg') },
  ]
  test('{name}: kept as they are meant')
    .with(cases)
    .run(async ({ assert }, { make, most = 1 }) => {
      for (const distance of await distances(await make())) assert.isAtMost(distance, most)
    })

  test('sRGB and what is not told need no change', ({ assert }) => {
    for (const [primaries, transfer] of [
      [1, 13],
      [1, 1],
      [2, 2],
    ])
      assert.isNull(coloursOfCodes(primaries!, transfer!))
  })
})
