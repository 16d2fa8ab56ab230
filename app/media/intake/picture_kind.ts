import { open } from 'node:fs/promises'

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** What a file is by its first bytes, whatever it is called; null for what is no picture that is taken. */
export async function pictureKind(path: string): Promise<PictureKind | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return bytesRead < 16 ? null : kindOf(buffer)
  } finally {
    await file.close()
  }
}

function kindOf(head: Buffer): PictureKind | null {
  const text = head.toString('latin1')
  if (head.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF8')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return null
  const brand = text.slice(8, 12)
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return HEIC_BRANDS.includes(brand) ? 'heic' : null
}
