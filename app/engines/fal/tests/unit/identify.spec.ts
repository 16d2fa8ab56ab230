import { test } from '@japa/runner'
import sharp from 'sharp'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falEngine } from '#tests/support/fal/engine'
import { engineContext } from '#tests/support/engine_context'

const SIDE = 64

/** A square with another one in its middle. */
function square(ground: string, middle: string): Promise<Buffer> {
  const create = (side: number, background: string) =>
    sharp({ create: { width: side, height: side, channels: 3, background } }).png()
  return create(SIDE / 2, middle)
    .toBuffer()
    .then((input) => create(SIDE, ground).composite([{ input }]).toBuffer())
}

test.group('Photos that fal looks at', () => {
  test('show the product alone where the merchant has shown it', async ({ assert, cleanup }) => {
    const emulator = await FalEmulator.start()
    const engine = falEngine(emulator)
    cleanup(async () => {
      await engine.close()
      emulator.stop()
    })
    const photo = await square('#2040c0', '#c02020')
    const files: Record<string, Buffer> = {
      photo,
      mask: await square('#000', '#fff'),
      empty: await square('#000', '#000'),
    }
    const photos = [null, 'mask', 'empty'].map((mask) => ({
      key: 'photo',
      originalName: null,
      mask,
    }))
    await engine.identify(
      { photos },
      {
        ...engineContext('.', new AbortController().signal),
        read: async (key) => files[key]!,
      }
    )
    const { image_urls: urls } = emulator.jobs.at(-1)!.input as { image_urls: string[] }
    const colors = await Promise.all(
      urls.map(async (url) => {
        const sent = emulator.files.find(new URL(url).pathname)!
        const data = await sharp(sent).raw().toBuffer()
        const at = (place: number) => [...data.subarray(place * 3, place * 3 + 3)]
        return { corner: at(0), middle: at((SIDE / 2) * SIDE + SIDE / 2) }
      })
    )
    for (const { middle } of colors) assert.isAbove(middle[0]!, 170)
    assert.isBelow(colors[0]!.corner[0]!, 60)
    assert.isAbove(Math.min(...colors[1]!.corner), 240, 'what is not the product is white')
    assert.isBelow(colors[2]!.corner[0]!, 60, 'a mask that shows nothing tells nothing')
  })
})
