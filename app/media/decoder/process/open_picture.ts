import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { MAX_JPEG_SCANS, MAX_PIXELS } from '#config/media'
import type { PictureKind } from '../../intake/taken_pictures.js'
import { countScans, isHeadPadded } from './count_scans.js'
import { Refusal } from './refusal.js'
import { isSystemFault } from './system_fault.js'

/** Opens one and the same picture, as often as it is needed. */
export type OpenPicture = (input?: Buffer) => Sharp

/**
 * What libjpeg says where data are missing or wrong, and grey takes their place; of its other warnings, such as of padding or of
 * unknown versions, nothing is seen. Source: jerror.h, codes `JWRN_*`.
 */
const LOSS = /premature end|bad huffman code|bad arithmetic code|instead of RST/i

/**
 * Bytes that nothing was made of. Before the picture's end they are padding; before another scan they are data that no decoder
 * understood, unless padding stands in the head as well, where the same is said of it.
 */
const LEFT_OVER = /extraneous bytes before marker 0x(?!d9)/i

/** Where the first brand stands in a file of boxes. */
const FIRST_BRAND = 8

/**
 * Works with a picture whose kind is known by its first bytes. A JPEG may not say that it has data which it has not, and may not go
 * over its canvas more often than anybody needs.
 * @throws Refusal for what is damaged, of too many pixels or too costly, and as `work` does
 */
export async function withPicture<T>(
  path: string,
  kind: PictureKind,
  work: (open: OpenPicture) => Promise<T>
): Promise<T> {
  try {
    if (kind === 'avif') return await work(opener(await avifOf(path), 'error'))
    if (kind !== 'jpeg') return await work(opener(path, 'error'))
    const file = await readFile(path)
    if (countScans(file) > MAX_JPEG_SCANS) throw new Refusal('costly')
    try {
      return await work(opener(path, 'warning'))
    } catch (error) {
      if (error instanceof Refusal || LOSS.test(String(error))) throw error
      if (LEFT_OVER.test(String(error)) && !isHeadPadded(file)) throw error
      return await work(opener(path, 'error'))
    }
  } catch (error) {
    if (error instanceof Refusal || isSystemFault(error)) throw error
    const isLarge = /pixel limit|too large/i.test(String(error))
    throw new Refusal(isLarge ? 'pixels' : 'damaged', error)
  }
}

/** The AVIF file under its own brand: libvips passes over those whose first one is of boxes alone. */
async function avifOf(path: string): Promise<Buffer> {
  const file = await readFile(path)
  file.write('avif', FIRST_BRAND, 'latin1')
  return file
}

function opener(path: string | Buffer, failOn: 'warning' | 'error'): OpenPicture {
  return (input = undefined) =>
    sharp(input ?? path, { limitInputPixels: MAX_PIXELS, failOn, pages: 1, sequentialRead: true })
}
