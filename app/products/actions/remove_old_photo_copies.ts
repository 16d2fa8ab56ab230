import { removeOutdated } from '#app/media/store/remove_outdated'
import { PHOTO_COPY_HOURS } from '#config/products'

/** Removes copies of photos that were sent to be identified, with their files, once nobody comes back for them. */
export function removeOldPhotoCopies(): Promise<void> {
  return removeOutdated({ table: 'photo_copies', since: 'created_at', hours: PHOTO_COPY_HOURS })
}
