import type { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import pLimit from 'p-limit'
import { ZipFile } from 'yazl'
import { openFile } from '#app/media/open_file'
import { longFileNameOf } from './file_name.js'
import type { OwnImage } from './queries/find_own_image.js'

/** Files that are looked for at a time. */
const oneOfEight = pLimit(8)

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

export interface ZippedPictures {
  stream: Readable
  /** Of the whole archive. */
  bytes: number
}

/**
 * An archive of pictures, written while it is read: one file after the other, never a whole one in memory. A file that is
 * lost is left out. The stream has to be read or destroyed.
 * @param fallbackName for pictures of products that are gone
 */
export async function zipPictures(
  images: OwnImage[],
  fallbackName: string
): Promise<ZippedPictures> {
  const present = await Promise.all(
    images.map(({ diskKey }) => oneOfEight(() => drive.use().exists(diskKey)))
  )
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  let open: Readable | null = null
  // A file that cannot be read breaks the archive off, so that nobody takes half of it for all.
  zip.on('error', (error) => stream.destroy(error))
  stream.once('close', () => open?.destroy())
  images.forEach(({ id, productName, prompt, diskKey, mime, bytes, createdAt }, place) => {
    if (!present[place]) return
    const name = `${longFileNameOf(productName ?? fallbackName, prompt, id)}.${EXTENSIONS[mime] ?? 'bin'}`
    // Pictures are compressed already.
    const options = { compress: false, mtime: createdAt, size: bytes }
    zip.addReadStreamLazy(name, options, (callback) => {
      openFile(diskKey, null).then(
        (file) => callback(null, (open = file)),
        (error) => callback(error, undefined as never)
      )
    })
  })
  const bytes = await new Promise<number>((resolve) => {
    // Its types leave out that it is told the size.
    zip.end(undefined, resolve as () => void)
  })
  return { stream, bytes }
}
