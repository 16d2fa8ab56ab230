import { seeingContext } from '#engine/tests/seeing'
import { benchMotions } from './motions.js'
import { benchReels } from './reels.js'
import { benchShapes } from './shapes.js'

/** What films, and pictures of another shape, of photos of one's own are held to. */
export async function benchFilmsOf(photos: string): Promise<void> {
  const { context, close } = seeingContext(console.log)
  await benchReels(photos, context)
  await benchShapes(photos, context)
  await benchMotions(photos, context)
  await close()
}
