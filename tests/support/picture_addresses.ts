import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acceptAddress } from '#app/media/intake/accept_address'
import { acceptPicture, PictureRefused } from '#app/media/intake/accept_picture'
import type { StoredFile } from '#app/media/store/put_file'
import { photo } from './product.js'

/** Where every address has a picture that no network is needed for. */
const HOST = 'pictures.test'

/** Addresses there that have none at the moment. */
export const emptyAddresses = new Set<string>()

/** The picture at an address, fetched as ever unless it is one of `pictures.test`. */
export async function takeTestAddress(address: string, ownerId: number): Promise<StoredFile> {
  if (new URL(address).hostname !== HOST) return acceptAddress(address, ownerId)
  if (emptyAddresses.has(address)) throw new PictureRefused('no_picture')
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-address-'))
  try {
    const path = join(folder, 'picture')
    const bytes = await photo()
    await writeFile(path, bytes)
    return await acceptPicture({ path, bytes: bytes.length }, ownerId)
  } finally {
    await rm(folder, { recursive: true })
  }
}
