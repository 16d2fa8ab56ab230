/** What a picture that is taken from people may be: kinds as their first bytes tell them, and what screens call them. */
export const TAKEN_PICTURES = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  heic: 'HEIC',
  avif: 'AVIF',
  gif: 'GIF',
}

export type PictureKind = keyof typeof TAKEN_PICTURES

/** Many a system knows no type for HEIC: those are told by their names. */
const ENDINGS = [...Object.keys(TAKEN_PICTURES), 'jpg', 'heif', 'hif'].map((ending) => `.${ending}`)

/** For the `accept` of a field that takes pictures, and of a place to drop them. */
export const PICTURE_ACCEPT = ['image/*', ...ENDINGS].join()
export const PICTURE_FILES = { 'image/*': ENDINGS }

/** Their names as a sentence lists them, with its word for "or". */
export function namePictures(or: string): string {
  const names = Object.values(TAKEN_PICTURES)
  return `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`
}

/** Whether a chosen file may be a picture, by its type or, where the system told none, by its name. The server looks into it. */
export function mayBePicture({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  if (type && type !== 'application/octet-stream') return type.startsWith('image/')
  return ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))
}
