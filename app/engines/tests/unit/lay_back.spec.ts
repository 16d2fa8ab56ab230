import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp, { type Sharp } from 'sharp'
import { layBack } from '../../remote/pixels/lay_back.js'

const SIZE = { width: 640, height: 64 }

/** The right half may change. */
const AREA = Buffer.from(
  Array.from({ length: SIZE.width * SIZE.height }, (_, i) => (i % SIZE.width < 320 ? 0 : 255))
)

function plain(background: string, { width, height } = SIZE) {
  return sharp({ create: { width, height, channels: 3, background } }).png()
}

test.group('What a model made of an area', (group) => {
  let folder: string

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-lay-back-'))
    return () => rm(folder, { recursive: true })
  })

  async function lay(made: Sharp) {
    const path = join(folder, 'made.png')
    await made.toFile(path)
    const before = await plain('#808080').toBuffer()
    return layBack(before, path, AREA, SIZE, join(folder, 'laid.jpg'))
  }

  test('is laid into the picture, with a seam that lies within the area', async ({ assert }) => {
    const laid = await lay(plain('#90a0b0', { width: 320, height: 32 }))
    if (typeof laid === 'string') throw new Error(laid)
    const { data } = await sharp(laid.path).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number) => data[(32 * SIZE.width + x) * 3 + 2]!
    assert.approximately(at(310), 0x80, 3)
    assert.approximately(at(320), 0x80, 20)
    assert.approximately(at(334), 0xb0, 3)
  })

  test('is told where it is nothing new, another shape, or another picture', async ({ assert }) => {
    assert.equal(await lay(plain('#808080')), 'unchanged')
    assert.equal(await lay(plain('#90a0b0', { width: 640, height: 70 })), 'moved')
    assert.equal(await lay(plain('#f0e020')), 'moved')
  })
})
