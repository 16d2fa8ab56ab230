import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import { decode } from '../decoder/decode.js'
import { PictureRefused } from '../intake/picture_refused.js'
import type { Variant } from './variant.js'
import { variantsFolder } from './variant_key.js'
import { withStoredFile } from '../store/with_stored_file.js'
import { unreadablePicture } from '../errors.js'

export interface LoadedVariant {
  bytes: Buffer
  format: Variant['format']
  /** False while a better one is being made. */
  isFinal: boolean
}

/** Being made in this process, by key: who asks meanwhile gets a copy that was made in a hurry. */
const underWay = new Map<string, Promise<LoadedVariant>>()

/**
 * A variant, made of the original at the first demand and kept in the store. Until it is there, one of the same size as WebP
 * stands in for it.
 * @param lane of who asks for it
 * @throws AppError 410 when its file is missing, 422 when that cannot be read, 503 when it cannot be made now
 */
export async function loadVariant(
  media: { id: string; diskKey: string },
  variant: Variant,
  lane: string
): Promise<LoadedVariant> {
  const key = `${variantsFolder(media.id)}w${variant.width}.${variant.format}`
  const disk = drive.use()
  const quick = underWay.get(key)
  if (quick) return quick
  if (await disk.exists(key)) {
    return { bytes: Buffer.from(await disk.getBytes(key)), format: variant.format, isFinal: true }
  }
  return underWay.get(key) ?? make(key, media.diskKey, variant, lane)
}

function make(key: string, source: string, variant: Variant, lane: string): Promise<LoadedVariant> {
  const quick = Promise.withResolvers<LoadedVariant>()
  underWay.set(key, quick.promise)
  // One after the other: side by side both would take longer, and somebody waits for the first.
  const made = withStoredFile(source, async (path, folder) => {
    const output = (name: string) => join(folder, name)
    await decode('makeQuickVariant', { path, output: output('quick'), variant }, lane)
    quick.resolve({ bytes: await readFile(output('quick')), format: 'webp', isFinal: false })
    await decode('makeVariant', { path, output: output('final'), variant }, lane)
    return readFile(output('final'))
  })
  made.catch((error: unknown) => quick.reject(describeRefusal(error)))
  void keep(key, made).finally(() => underWay.delete(key))
  return quick.promise
}

function describeRefusal(error: unknown): unknown {
  if (!(error instanceof PictureRefused)) return error
  return unreadablePicture({ refusal: error.code }, { cause: error })
}

/**
 * Puts a variant into the store, under another name until it is whole, so that no other process serves half of it.
 */
async function keep(key: string, made: Promise<Buffer>): Promise<void> {
  const disk = drive.use()
  const partial = `${key}.${randomBytes(6).toString('hex')}`
  try {
    const contentType = `image/${key.slice(key.lastIndexOf('.') + 1)}`
    await disk.put(partial, await made, { contentType })
    await disk.move(partial, key)
  } catch (error) {
    logger.warn({ err: error, key }, 'variant not kept')
  }
}
