import { readFile } from 'node:fs/promises'
import type { Engine, EngineContext } from '#app/engines/engine'
import type { ReelItem } from '#engine/reel/reel'

/**
 * A reel's items with masks of those that are to be cut out and of which nobody has said where the product is.
 *
 * @returns the items, and the context that reads their masks
 */
export async function findReelProducts(
  items: readonly ReelItem[],
  engine: Pick<Engine, 'mask'>,
  context: EngineContext
): Promise<{ items: ReelItem[]; files: EngineContext }> {
  // Read at once: an engine may write the next mask to the same file.
  const masks = new Map<string, Buffer>()
  const quiet = { ...context, progress: () => {} }
  for (const { media, mask, isCutOut } of items) {
    if (!isCutOut || mask !== null || masks.has(keyOf(media))) continue
    const { file } = await engine.mask({ photo: media, mask: null }, quiet)
    masks.set(keyOf(media), await readFile(file.path))
  }
  return {
    items: items.map((item) =>
      item.mask === null && masks.has(keyOf(item.media)) && item.isCutOut
        ? { ...item, mask: keyOf(item.media) }
        : item
    ),
    files: { ...context, read: async (key) => masks.get(key) ?? context.read(key) },
  }
}

function keyOf(media: string): string {
  return `mask of ${media}`
}
