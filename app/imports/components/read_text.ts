const UTF_16 = { little: 'utf-16le', big: 'utf-16be' }

/**
 * The text of a file in UTF-8, in UTF-16 with a mark of byte order, or else as spreadsheets of Western Europe save it.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const utf16 = utf16In(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The encoding that a file's first two bytes name (Unicode, 23.8), or null. */
function utf16In([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return UTF_16.little
  return first === 0xfe && second === 0xff ? UTF_16.big : null
}
