import { open } from 'node:fs/promises'
import type { PictureKind } from './taken_pictures.js'

/** Brands of files in boxes, by how their pictures are coded. The first that a file names may say no more than that it has boxes. */
const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']
const BOXES_BRANDS = ['mif1', 'msf1', 'miaf']
/** Bytes at the start in which all brands stand. */
const HEAD = 256

/** What a file is by its first bytes, whatever it is called; null for what is no picture that is taken. */
export async function pictureKind(path: string): Promise<PictureKind | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return bytesRead < 16 ? null : kindOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

function kindOf(head: Buffer): PictureKind | null {
  const text = head.toString('latin1', 0, 16)
  if (head.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF8')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return null
  const [main, ...others] = brandsIn(head)
  if (!BOXES_BRANDS.includes(main)) return kindOfBrands([main])
  // Of one that names nothing else the decoder has to see what is in it.
  return kindOfBrands(others) ?? 'heic'
}

function kindOfBrands(brands: string[]): 'avif' | 'heic' | null {
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null
}

/** The main brand, and those that it is compatible with (ISO/IEC 14496-12, 4.3). */
function brandsIn(head: Buffer): [main: string, ...others: string[]] {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands: [string, ...string[]] = [head.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4))
  return brands
}
