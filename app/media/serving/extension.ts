const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'application/x-subrip': 'srt',
  'text/vtt': 'vtt',
  'text/csv': 'csv',
  'application/json': 'json',
  'application/zip': 'zip',
}

/** What the name of a file of this kind ends with, without the dot; `bin` for kinds that are not ours. */
export function extensionOf(mime: string): string {
  return EXTENSIONS[mime] ?? 'bin'
}
