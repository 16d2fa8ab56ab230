import { randomBytes } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { makeVariant, type Variant } from './make_variant.js'
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
  if (await disk.exists(key)) return Buffer.from(await disk.getBytes(key))
  const made = underWay.get(key) ?? makeAndKeep(media.diskKey, key, variant)
  underWay.set(key, made)
  try {
    return await made
  } finally {
    underWay.delete(key)
  }
}

/** Kept under another name until it is whole, so that no other process serves half of it. */
async function makeAndKeep(source: string, key: string, variant: Variant): Promise<Buffer> {
  const disk = drive.use()
  const bytes = await makeVariant(Buffer.from(await disk.getBytes(source)), variant)
  const partial = `${key}.${randomBytes(6).toString('hex')}`
  await disk.put(partial, bytes, { contentType: `image/${variant.format}` })
  await disk.move(partial, key)
  return bytes
}
