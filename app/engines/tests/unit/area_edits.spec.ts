import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp, { type Region } from 'sharp'
import { firstOf } from '#app/core/elements'
import { FAL_MODELS } from '#app/engines/fal/models/table'
import { engineContext } from '#tests/support/engine_context'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falEngine, falSettings } from '#tests/support/fal/engine'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { replicateEngine } from '#tests/support/replicate/engine'
import type { EditInput, Engine, EngineContext, Picture } from '../../engine.js'
import { EngineError } from '../../engine_error.js'

const SIZE = { width: 240, height: 160 }

/** The right half may change. */
const AREA = { left: 120, top: 0, width: 120, height: 160 }

/** How far JPEG moves the channels of a picture in the mean. */
const JPEG = 1

/** A plain ground with a box on it. */
function ground(): Promise<Buffer> {
  const box = { create: { width: 60, height: 60, channels: 3, background: '#b03a2e' } } as const
  return sharp({ create: { ...SIZE, channels: 3, background: '#8090a0' } })
    .composite([{ input: box, left: 150, top: 50 }])
    .png()
    .toBuffer()
}

function marked(): Promise<Buffer> {
  const { width, height, left, top } = AREA
  const white = { create: { width, height, channels: 3, background: '#fff' } } as const
  return sharp({ create: { ...SIZE, channels: 3, background: '#000' } })
    .composite([{ input: white, left, top }])
    .png()
    .toBuffer()
}

interface Started {
  engine: Engine
  emulator: FalEmulator | ReplicateEmulator
}

const PROVIDERS: Record<string, () => Promise<Started>> = {
  async fal() {
    const emulator = await FalEmulator.start({ takes: 5 })
    return { emulator, engine: falEngine(emulator) }
  },
  async replicate() {
    const emulator = await ReplicateEmulator.start({ takes: 5 })
    return { emulator, engine: replicateEngine(emulator) }
  },
}

for (const [name, start] of Object.entries(PROVIDERS)) {
  test.group(`Changes of ${name} that keep the rest of a picture`, (group) => {
    // What is done here is the same for all of them.
    const tags = name === 'fal' ? [] : ['@long']
    let engine: Engine
    let emulator: Started['emulator']
    let context: EngineContext

    group.each.setup(async () => {
      ;({ engine, emulator } = await start())
      const scratch = await mkdtemp(join(tmpdir(), 'vitrine-area-'))
      context = {
        ...engineContext(scratch, new AbortController().signal),
        read: async (key) => (key === 'picture' ? ground() : marked()),
      }
      return async () => {
        await engine.close()
        emulator.stop()
        await rm(scratch, { recursive: true })
      }
    })

    const edit = (changes: Partial<EditInput>) => editBy(engine, changes, context)

    test('are held to a marked area, whatever the model does outside of it', async ({ assert }) => {
      const { file } = await edit({ instruction: 'Make it a red ball', area: 'area' })
      const { outside, inside } = await changesIn(file.path)
      assert.isAtMost(outside, JPEG)
      assert.isAbove(inside, JPEG)
      assert.lengthOf(emulator.jobs, 1)
    })

    test('take away what is marked', async ({ assert }) => {
      const { file } = await edit({ instruction: 'Remove what is marked', area: 'area' })
      const { outside, inside } = await changesIn(file.path)
      assert.isAtMost(outside, JPEG)
      assert.isAbove(inside, JPEG)
      assert.match(String(firstOf<{ model: string }>(emulator.jobs).model), /eraser/)
    })

    test('carry the ground on to another shape, and keep every pixel of the picture', async ({
      assert,
    }) => {
      const made = await edit({ instruction: 'Make it square', mask: 'area' })
      const size = { width: SIZE.width, height: SIZE.width }
      assert.deepInclude(made.file, size)
      assert.deepInclude(await sharp(made.mask!.path).metadata(), size)
      assert.equal(made.shapedBy, 'filled')
      const inside = { left: 0, top: 40 + 8, width: SIZE.width, height: SIZE.height - 16 }
      const own = { ...inside, top: 8 }
      assert.isAtMost(await distance(made.file.path, inside, await ground(), own), JPEG)
    })

    test('ask for nothing where a shape is to come another way', async ({ assert }) => {
      const made = await edit({ instruction: 'Make it square', shapeWay: 'softened' })
      assert.equal(made.shapedBy, 'softened')
      assert.lengthOf(emulator.jobs, 0)
    }).tags(tags)

    test('are refused where they move all pixels though an area is marked', async ({ assert }) => {
      const refused = edit({ instruction: 'Make it square', area: 'area' })
      await assert.rejects(() => refused, /change_moves_all/)
      assert.lengthOf(emulator.jobs, 0)
    }).tags(tags)
  })
}

test.group('Models of fal that change an area', () => {
  test('are told it as they read it: {id}')
    .with([...FAL_MODELS.area])
    .run(async ({ assert, cleanup }, row) => {
      const emulator = await FalEmulator.start({ takes: 5 })
      const { models } = falSettings(emulator)
      const engine = falEngine(emulator, { models: { ...models, area: row } })
      const scratch = await mkdtemp(join(tmpdir(), 'vitrine-area-'))
      cleanup(async () => {
        await engine.close()
        emulator.stop()
        await rm(scratch, { recursive: true })
      })
      const context = {
        ...engineContext(scratch, new AbortController().signal),
        read: async (key: string) => (key === 'picture' ? ground() : marked()),
      }
      const { file } = await editBy(engine, { instruction: 'A red ball', area: 'area' }, context)
      assert.isAtMost((await changesIn(file.path)).outside, JPEG)
      const { input } = firstOf(emulator.jobs)
      const mask = emulator.files.find(new URL(String(input.mask_url)).pathname)!
      const { channels } = await sharp(mask).stats()
      const isClear = row.can?.mask === 'clear'
      assert.lengthOf(channels, isClear ? 4 : 1)
      assert.equal(await meanOf(mask, AREA), 255)
      assert.equal(await meanOf(mask, { ...AREA, left: 0 }), 0)
    })
})

async function editBy(
  engine: Engine,
  changes: Partial<EditInput>,
  context: EngineContext
): Promise<Picture> {
  const input = { picture: 'picture', mask: null, instruction: '', count: 1, seed: 1, ...changes }
  const made = firstOf((await engine.edit(input, context)).pictures)
  if (made instanceof EngineError) throw made
  return made
}

/** Mean of the first channel of a part of a picture. */
async function meanOf(picture: Buffer, part: Region): Promise<number> {
  const pixels = await sharp(picture).extract(part).extractChannel(0).png().toBuffer()
  return firstOf((await sharp(pixels).stats()).channels).mean
}

/** Mean difference of a picture from the ground outside and inside of the area. */
async function changesIn(path: string): Promise<{ outside: number; inside: number }> {
  const other = { ...AREA, left: 0 }
  const before = await ground()
  return {
    outside: await distance(path, other, before, other),
    inside: await distance(path, AREA, before, AREA),
  }
}

/** Mean difference between the channels of a part of one picture and those of a part of another. */
async function distance(path: string, part: Region, other: Buffer, of: Region): Promise<number> {
  const one = await sharp(path).extract(part).removeAlpha().raw().toBuffer()
  const two = await sharp(other).extract(of).removeAlpha().raw().toBuffer()
  return one.reduce((sum, value, i) => sum + Math.abs(value - two[i]!), 0) / one.length
}
