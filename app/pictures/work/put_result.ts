import { readFile } from 'node:fs/promises'
import type { OutputFile } from '#app/engines/engine'
import { makePlaceholder } from '#app/media/store/placeholder'
import type { StoredFile } from '#app/media/store/put_file'
import { storeContent } from '#app/media/store/store_bytes'
import { insertXmp } from '#app/media/xmp/write_marks'
import { type Marks, marksPacket } from '#app/media/xmp/packet'
import { withCredentials } from '#app/provenance/add_credentials'
import type { Provenance } from '#app/provenance/provenance'

interface ResultOptions {
  ownerId: number
  marks: Marks
  /** Looks up how it came to be. */
  provenance: () => Promise<Provenance>
}

/** Puts a made picture into the store with its marks and content credentials; its file is read once and written once. */
export async function putResult(
  { path, mime, width, height }: OutputFile,
  { ownerId, marks, provenance }: ResultOptions
): Promise<StoredFile> {
  const file = await readFile(path)
  const marked = insertXmp(file, Buffer.from(marksPacket(marks)))
  const [placeholder, stored] = await Promise.all([
    makePlaceholder(file),
    provenance()
      .then((known) => withCredentials(marked, mime, known))
      .then((signed) => storeContent(signed, { mime, ownerId })),
  ])
  return { ...stored, width, height, placeholder }
}
