import { benchShapes } from './shapes.js'

/** What films, and pictures of another shape, of photos of one's own are held to. */
export async function benchFilmsOf(photos: string): Promise<void> {
  await benchShapes(photos)
}
