import sharp, { type Sharp } from 'sharp'
import type { Size } from '../models/orders.js'

/** A picture as it is seen, without transparency, at exactly a size. Reading it may fail: see `unbroken`. */
export function upright(from: string | Uint8Array, { width, height }: Size): Sharp {
  return sharp(from, { failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
}
