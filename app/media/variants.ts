import { randomBytes } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import { makeVariant, type Variant } from './make_variant.js'
import { readBytes } from './read_media.js'
import { variantsFolder } from './variant_key.js'

/** Being made in this process, by key: asked for twice at once, made once. */
const underWay = new Map<string, Promise<Buffer>>()

/** The bytes of a variant, made of the original at the first demand and kept in the store. */
export async function loadVariant(
  media: { id: string; diskKey: string },
  variant: Variant
): Promise<Buffer> {
  const key = `${variantsFolder(media.id)}w${variant.width}.${variant.format}`
  const disk = drive.use()
  const made = underWay.get(key)
  if (made) return made
  if (await disk.exists(key)) return Buffer.from(await disk.getBytes(key))
  const bytes = underWay.get(key) ?? make(media.diskKey, variant)
  if (!underWay.has(key)) {
    underWay.set(key, bytes)
    void keep(key, bytes).finally(() => underWay.delete(key))
  }
  return bytes
}

async function make(source: string, variant: Variant): Promise<Buffer> {
  return makeVariant(await readBytes(source), variant)
}

/**
 * Puts a variant into the store while its bytes are already on their way to who asked. Under another name until it is
 * whole, so that no other process serves half of it.
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
