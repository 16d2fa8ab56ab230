import { join } from 'node:path'
import sharp from 'sharp'
import type { EngineContext, PicturesOutput, ReshapeInput } from '#app/engines/engine'
import { firstOnes } from '#app/core/elements'

/** Pixels for one of the shape's own figures. */
const UNIT = 160

/** A grey picture in the shape that was asked for; the picture itself is read all the same. */
export async function quickReshape(
  { picture, shape }: ReshapeInput,
  context: EngineContext
): Promise<PicturesOutput> {
  await context.read(picture)
  const [width, height] = firstOnes(
    shape.split(':').map((side) => Math.round(Number(side) * UNIT)),
    2
  )
  const paint = async (name: string) => {
    const path = join(context.scratch, `${name}.png`)
    await sharp({ create: { width, height, channels: 3, background: '#7c8da5' } }).toFile(path)
    return { path, mime: 'image/png' as const, width, height }
  }
  const facts = { fidelity: null, scene: null, photoId: null, shapedBy: 'filled' as const }
  const [file, mask] = [await paint('reshaped'), await paint('reshaped-mask')]
  return { pictures: [{ ...facts, file, mask, seed: 1 }], ignoredWords: [], cost: { cents: 0 } }
}
