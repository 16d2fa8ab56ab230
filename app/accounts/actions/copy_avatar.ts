import { rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { acceptPicture } from '#app/media/intake/accept_picture'
import type { StoredFile } from '#app/media/store/put_file'
import { AVATAR_LIMITS } from '#config/social'
import { AvatarFetcher } from '../social/avatar_fetcher.js'
import { replaceProfilePhoto } from './replace_profile_photo.js'

/**
 * Makes the picture at a provider the user's profile photo: copied, so that the provider learns of no visit.
 * @throws PictureRefused when there is no usable picture at the address
 */
export async function copyAvatar(userId: number, address: string): Promise<void> {
  const stored = await storeAvatar(userId, address)
  await db.transaction((trx) => replaceProfilePhoto(trx, userId, stored))
}

/**
 * Puts a copy of the picture at an address into the store; it has no row yet.
 * @throws PictureRefused when there is no usable picture at the address; AppError 503 when it cannot be looked at now
 */
export async function storeAvatar(userId: number, address: string): Promise<StoredFile> {
  const fetcher = await app.container.make(AvatarFetcher)
  const { path, bytes } = await fetcher.fetch(address)
  try {
    return await acceptPicture({ path, bytes }, userId, AVATAR_LIMITS.bytes)
  } finally {
    await rm(path, { force: true })
  }
}
