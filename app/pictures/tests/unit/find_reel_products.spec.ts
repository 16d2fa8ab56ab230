import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { EngineContext, MaskOutput } from '#app/engines/engine'
import type { ReelItem } from '#engine/reel/reel'
import { findReelProducts } from '#app/films/work/find_reel_products'

test('each cut-out of a reel keeps a mask of its own, though the engine writes them to one file', async ({
  assert,
  cleanup,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'reel-products-'))
  cleanup(() => rm(folder, { recursive: true }))
  const path = join(folder, 'mask.png')
  const mask = async ({ photo }: { photo: string }): Promise<MaskOutput> => {
    await writeFile(path, `where ${photo} is`)
    const file = { path, mime: 'image/png' as const, width: 1, height: 1 }
    return { file, confidence: 1, advice: null, cost: { cents: 0 } }
  }
  const item = { kind: 'picture' as const, width: 1, height: 1, seconds: null, caption: '' }
  const items: ReelItem[] = [
    { ...item, media: 'mug', mask: null, isCutOut: true },
    { ...item, media: 'jar', mask: null, isCutOut: true },
    { ...item, media: 'lamp', mask: null, isCutOut: false },
  ]
  const context = { read: async (key: string) => Buffer.from(key) } as unknown as EngineContext
  const { items: found, files } = await findReelProducts(items, { mask }, context)
  const read = async (key: string | null) => key && (await files.read(key)).toString()
  assert.deepEqual(await Promise.all(found.map((one) => read(one.mask))), [
    'where mug is',
    'where jar is',
    null,
  ])
  assert.equal((await files.read('mug')).toString(), 'mug')
})
