import { unzipSync } from 'fflate'

/** The names of the photos in an archive to learn from; none where it cannot be read, or where a photo has no caption beside it. */
export function photosIn(archive: Buffer): string[] {
  try {
    const files = unzipSync(archive)
    const photos = Object.keys(files).filter((name) => /\.jpg$/.test(name))
    return photos.every((name) => files[name.replace(/jpg$/, 'txt')]?.length) ? photos : []
  } catch {
    return []
  }
}
