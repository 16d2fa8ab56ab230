import { extensionOf } from './extension.js'

/** Characters of a name. */
const LONGEST = 100

/** A `Content-Disposition` that saves a file under a name of the caller's choice, with the extension of its kind. */
export function attachment(name: unknown, mime: string): string {
  const letters = (typeof name === 'string' ? name : '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
  // By whole characters: half a letter beyond the basic plane can be no part of an address.
  const stem = Array.from(letters.slice(0, 2 * LONGEST))
    .slice(0, LONGEST)
    .join('')
    .toWellFormed()
  const file = `${stem || 'picture'}.${extensionOf(mime)}`
  const ascii = file.replace(/[^\x20-\x7e]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file)}`
}
