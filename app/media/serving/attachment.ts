import contentDisposition from 'content-disposition'
import { fileStem } from '#app/core/text/file_stem'
import { extensionOf } from './extension.js'

/** Bytes of a name in UTF-8, without extension. */
const LONGEST = 200

/** What ends the names of files of the kinds that are given out or taken; another end belongs to the name, as of "Jug 1.5l". */
const EXTENSION =
  /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|tiff?|bmp|mp4|mov|webm|mp3|m4a|wav|srt|vtt|json|zip|csv)$/i

/** A `Content-Disposition` that saves a file under a name of the caller's choice, with the extension of its kind. */
export function attachment(name: unknown, mime: string): string {
  const letters = (typeof name === 'string' ? name : '')
    .normalize('NFC')
    .replace(EXTENSION, '')
    .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d ._-]/gu, '')
  const file = `${fileStem(letters, LONGEST) || (mime.startsWith('video/') ? 'video' : 'picture')}.${extensionOf(mime)}`
  return contentDisposition(file, { fallback: file.replace(/[^\x20-\x7e]/g, '_') })
}
