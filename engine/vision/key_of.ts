import { createHash } from 'node:crypto'

/** Tells pictures apart by their pixels. */
export function keyOf(pixels: Uint8Array): string {
  return createHash('sha1').update(pixels).digest('base64')
}
