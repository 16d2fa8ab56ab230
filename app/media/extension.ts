const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'application/json': 'json',
  'application/zip': 'zip',
}

/** What the name of a file of this kind ends with, without the dot; `bin` for kinds that are not ours. */
export function extensionOf(mime: string): string {
  return EXTENSIONS[mime] ?? 'bin'
}
