import { extensionOf } from './extension.js'

/** A `Content-Disposition` that saves a file under a name of the caller's choice, with the extension of its kind. */
export function attachment(name: unknown, mime: string): string {
  const stem = String(name ?? '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 100)
  const file = `${stem || 'picture'}.${extensionOf(mime)}`
  const ascii = file.replace(/[^\x20-\x7e]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file)}`
}
