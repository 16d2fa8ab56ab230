import type { SharedUser } from '#app/shell/shared_props'

/** A person's photo as screens get it; without one they draw the initials. */
export function profilePhotoData(
  mediaId: string | null
): Pick<SharedUser, 'profile_photo_url' | 'profile_photo_path'> {
  return {
    profile_photo_url: mediaId && `/media/${mediaId}/w160.webp`,
    profile_photo_path: mediaId && `/media/${mediaId}/original`,
  }
}
