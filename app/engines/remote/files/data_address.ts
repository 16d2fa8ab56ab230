/** A file as an address that holds it. */
export function dataAddress(bytes: Uint8Array, mime: string): string {
  return `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`
}

/**
 * The file that such an address holds.
 * @throws Error when it is another one
 */
export function bytesOf(address: string): { bytes: Buffer; mime: string } {
  const end = address.indexOf(';base64,')
  if (!address.startsWith('data:') || end < 0) throw new Error('No address that holds a file')
  const bytes = Buffer.from(address.slice(end + ';base64,'.length), 'base64')
  return { bytes, mime: address.slice('data:'.length, end) }
}
