import type { Instance } from './instance.js'
import { holdBack } from './stored_files.js'

/**
 * Keeps work under way from ending, for tests that look at a page meanwhile: the quick engine would have ended it before. Pictures, films and
 * trainings are stored as soon as it is released, or at the end of the block that holds it.
 */
export async function holdResults(
  instance: Instance
): Promise<AsyncDisposable & { release(): Promise<void> }> {
  const lock = await holdBack(
    instance,
    'lock table generated_images, videos, trainings in share mode'
  )
  let released: Promise<void> | null = null
  const release = () => (released ??= lock.release())
  return { release, [Symbol.asyncDispose]: release }
}
