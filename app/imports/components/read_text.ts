const UTF_16 = { little: 'utf-16le', big: 'utf-16be' }

/** The encoding that XML names in its first line. */
const DECLARED = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i
const FIRST_LINE = 200

/**
 * The text of a file in UTF-8, in UTF-16, in the encoding that XML names, or else as spreadsheets of Western Europe save it.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const utf16 = utf16In(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return otherDecoder(bytes).decode(bytes)
  }
}

function otherDecoder(bytes: Uint8Array): TextDecoder {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, FIRST_LINE))
  const [, declared = 'utf-8'] = DECLARED.exec(start) ?? []
  // What is not what it says to be is read as the most usual.
  if (/^utf-?8$/i.test(declared)) return new TextDecoder('windows-1252')
  try {
    return new TextDecoder(declared)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

/**
 * The encoding that a file's first two bytes name (Unicode, 23.8), or that shows in them: lists begin with a letter or a sign of ASCII,
 * one byte of which is zero in UTF-16. Null for another.
 */
function utf16In([first, second]: Uint8Array): string | null {
  if (first === undefined || second === undefined) return null
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return UTF_16.little
  return (first === 0xfe && second === 0xff) || (first === 0 && second > 0) ? UTF_16.big : null
}
