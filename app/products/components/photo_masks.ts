/** The masks of photos that are not uploaded yet: each is a file that bears the mark of its photo as its name. */
export type PhotoMasks = readonly File[]

/** What tells a photo from others, also after a reload. */
export function markOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}

/** Where the product is in a photo, if that was shown. */
export function maskOf(masks: PhotoMasks, photo: File): File | undefined {
  return masks.find(({ name }) => name === markOf(photo))
}

/** The masks with another one for a photo, or with none for it. */
export function withMask(masks: PhotoMasks, photo: File, mask: Blob | null): File[] {
  const others = masks.filter(({ name }) => name !== markOf(photo))
  return mask ? [...others, new File([mask], markOf(photo), { type: mask.type })] : others
}

/** The masks of these photos, each with the place of its photo from 0, as calls take them. */
export function masksFor(
  masks: PhotoMasks,
  photos: readonly File[]
): { place: number; mask: File }[] {
  return photos.flatMap((photo, place) => {
    const mask = maskOf(masks, photo)
    return mask ? [{ place, mask }] : []
  })
}
