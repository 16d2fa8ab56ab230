import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falEngine } from '#tests/support/fal/engine'
import { MISCOLOURED, stripedBox } from '#tests/support/providers/pictures'
import type { Engine } from '../../../engine.js'
import { EngineError } from '../../../engine_error.js'
import { engineContext } from '#tests/support/engine_context'

const SIZE = { width: 320, height: 400 }

test.group('Pictures that fal has changed', (group) => {
  let emulator: FalEmulator
  let engine: Engine
  let scratch: string

  group.each.setup(async () => {
    emulator = await FalEmulator.start({ takes: 5 })
    engine = falEngine(emulator)
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-fal-'))
    return async () => {
      await engine.close()
      emulator.stop()
      await rm(scratch, { recursive: true })
    }
  })

  async function edit(instruction: string, mask: string | null = 'mask') {
    const box = { input: stripedBox('#b03a2e', '#f4d03f'), left: 60, top: 130 }
    const white = { input: Buffer.from(stripedBox('#fff', '#fff')), left: 60, top: 130 }
    const ground = (background: string) =>
      sharp({ create: { ...SIZE, channels: 3, background } }).png()
    const { pictures } = await engine.edit(
      { picture: 'picture', mask, instruction, count: 1, seed: 1 },
      {
        ...engineContext(scratch, new AbortController().signal),
        read: async (key: string) =>
          key === 'mask'
            ? ground('#000').composite([white]).toBuffer()
            : ground('#88a').composite([box]).toBuffer(),
      }
    )
    return pictures[0]
  }

  test('are compared with what they were where the product is known', async ({ assert }) => {
    const picture = await edit('Put it on a beach')
    if (picture instanceof EngineError) throw picture
    assert.isBelow(picture!.fidelity!.deltaE, 12)
    const unknown = await edit('Put it on a beach', null)
    if (unknown instanceof EngineError) throw unknown
    assert.isNull(unknown!.fidelity)
  })

  test('are made once more when the product changed, which was not asked for, then given up', async ({
    assert,
  }) => {
    assert.instanceOf(await edit(`Replace the background with a ${MISCOLOURED}`), EngineError)
    assert.lengthOf(emulator.jobs, 2)
  })

  test('are kept when the words may mean the product itself', async ({ assert }) => {
    const picture = await edit(`Make it the green of a ${MISCOLOURED}`)
    if (picture instanceof EngineError) throw picture
    assert.isAbove(picture!.fidelity!.deltaE, 20)
    assert.lengthOf(emulator.jobs, 1)
  })
})
