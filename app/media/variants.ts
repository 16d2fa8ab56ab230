import { randomBytes } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import { makeQuickVariant, makeVariant, type Variant } from './make_variant.js'
import { readBytes } from './read_media.js'
import { variantsFolder } from './variant_key.js'

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
 */
export async function loadVariant(
  media: { id: string; diskKey: string },
  variant: Variant
): Promise<LoadedVariant> {
  const key = `${variantsFolder(media.id)}w${variant.width}.${variant.format}`
  const disk = drive.use()
  const quick = underWay.get(key)
  if (quick) return quick
  if (await disk.exists(key)) {
    return { bytes: Buffer.from(await disk.getBytes(key)), format: variant.format, isFinal: true }
  }
  return underWay.get(key) ?? make(key, media.diskKey, variant)
}

function make(key: string, source: string, variant: Variant): Promise<LoadedVariant> {
  const original = readBytes(source)
  const quick = original.then(async (bytes): Promise<LoadedVariant> => {
    return { bytes: await makeQuickVariant(bytes, variant), format: 'webp', isFinal: false }
  })
  underWay.set(key, quick)
  // One after the other: side by side both would take longer, and somebody waits for the first.
  const made = quick.then(async () => makeVariant(await original, variant))
  void keep(key, made).finally(() => underWay.delete(key))
  return quick
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
