import { readFile, writeFile } from 'node:fs/promises'
import { insertXmpIntoJpeg } from './jpeg.js'
import { insertXmpIntoPng } from './png.js'
import { insertXmpIntoWebp } from './webp.js'
import { marksPacket, type Marks } from './packet.js'

/**
 * Writes into a JPEG, PNG or WebP file, as XMP, how it was made. Pixels are not touched.
 * @throws for files of other kinds
 */
export async function writeMarks(path: string, marks: Marks): Promise<void> {
  const file = await readFile(path)
  await writeFile(path, insertXmp(file, Buffer.from(marksPacket(marks))))
}

/**
 * A JPEG, PNG or WebP file with an XMP packet. Pixels are not touched.
 * @throws for files of other kinds
 */
export function insertXmp(file: Buffer, xmp: Buffer): Buffer {
  if (file.readUInt16BE(0) === 0xffd8) return insertXmpIntoJpeg(file, xmp)
  if (file.toString('latin1', 1, 4) === 'PNG') return insertXmpIntoPng(file, xmp)
  if (file.toString('latin1', 8, 12) === 'WEBP') return insertXmpIntoWebp(file, xmp)
  throw new Error('Metadata can be written into JPEG, PNG and WebP only')
}
