import { refuseBeyondStorage } from '../refuse_beyond_storage.js'
import db from '@adonisjs/lucid/services/db'
import type { StoredFile } from '#app/media/store/put_file'
import type { ClientInfo } from '../sessions/client_info.js'
import User from '../models/user.js'
import { replaceProfilePhoto } from './replace_profile_photo.js'
import { requestEmailChange } from './request_email_change.js'

export interface ProfileInformation {
  name: string
  /** In lower case. */
  email: string
  /** Null keeps the photo that is there. */
  photo: StoredFile | null
}

/**
 * Saves name and photo, all or nothing; a new address waits until its link is opened (`requestEmailChange`).
 * @throws FormError when the address cannot be had
 */
export async function updateProfileInformation(
  userId: number,
  { name, email, photo }: ProfileInformation,
  client: ClientInfo
): Promise<void> {
  await db.transaction(async (trx) => {
    const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
    await user.merge({ name }).save()
    if (email !== user.email) await requestEmailChange(trx, user, email, client)
    if (photo) {
      const { profilePhotoMediaId } = user
      await refuseBeyondStorage(trx, [photo], profilePhotoMediaId ? [profilePhotoMediaId] : [])
      await replaceProfilePhoto(trx, userId, photo)
    }
  })
}
