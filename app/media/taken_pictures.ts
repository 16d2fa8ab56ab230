/** What a picture that is taken from people may be, by the kinds that first bytes tell: its name for screens, its file name endings. */
export const TAKEN_PICTURES = {
  jpeg: { name: 'JPEG', endings: ['.jpg', '.jpeg'] },
  png: { name: 'PNG', endings: ['.png'] },
  webp: { name: 'WebP', endings: ['.webp'] },
  heic: { name: 'HEIC', endings: ['.heic', '.heif', '.hif'] },
  avif: { name: 'AVIF', endings: ['.avif'] },
  gif: { name: 'GIF', endings: ['.gif'] },
} as const

export type PictureKind = keyof typeof TAKEN_PICTURES

/** Of which a profile photo may be. */
export const PROFILE_PHOTO_KINDS: readonly PictureKind[] = ['jpeg', 'png']

const ALL = Object.keys(TAKEN_PICTURES) as PictureKind[]

/** Many a system knows no type for HEIC: those are told by their names. */
const ENDINGS: string[] = ALL.flatMap((kind) => TAKEN_PICTURES[kind].endings)

/** For the `accept` of a field that takes pictures, and of a place to drop them. */
export const PICTURE_ACCEPT = ['image/*', ...ENDINGS].join()
export const PICTURE_FILES = { 'image/*': ENDINGS }

/** The names of kinds as a sentence lists them, with its word for "or". */
export function namePictures(or: string, kinds: readonly PictureKind[] = ALL): string {
  const names = kinds.map((kind) => TAKEN_PICTURES[kind].name)
  return `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`
}

/** Whether a chosen file may be a picture, by its type or, where the system told none, by its name. The server looks into it. */
export function mayBePicture({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  if (type !== '' && type !== 'application/octet-stream') return type.startsWith('image/')
  const lower = name.toLowerCase()
  return ENDINGS.some((ending) => lower.endsWith(ending))
}
