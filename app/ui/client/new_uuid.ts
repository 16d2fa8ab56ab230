const BYTES = 16

/**
 * A random UUID (version 4 of RFC 9562), as `crypto.randomUUID` makes, which browsers do not have on pages that came without
 * TLS: those of an installation inside a network of one's own.
 */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
