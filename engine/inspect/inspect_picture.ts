import sharp from 'sharp'
import type { OutputFile } from '../contract/output.js'
import { isBlank, showsSomething, spreadOf } from './spread.js'

/** What is wrong with a picture or a film: it shows nothing, or it is not what was ordered. */
export type Flaw = 'blank' | 'size' | 'length'

/**
 * Looks at a picture before it is kept.
 *
 * @param source reads what it was made from, if that shows whether it may be of one colour; it is read only where the picture is
 * @returns what is wrong with it, or null
 */
export async function inspectPicture(
  { path, width, height }: OutputFile,
  source: () => Promise<Uint8Array | null>
): Promise<Flaw | null> {
  const found = await sharp(path).metadata()
  if (found.width !== width || found.height !== height) return 'size'
  if (!isBlank(await spreadOf(path))) return null
  const from = await source()
  return from && !showsSomething(await spreadOf(from)) ? null : 'blank'
}
