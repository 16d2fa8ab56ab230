import { readFile, writeFile } from 'node:fs/promises'
import { insertXmpIntoJpeg } from './xmp/jpeg.js'
import { insertXmpIntoPng } from './xmp/png.js'
import { insertXmpIntoWebp } from './xmp/webp.js'

/**
 * What a picture says of its origin: put together of captured and generated parts, or captured and enhanced by a
 * procedure. Names of IPTC's vocabulary: https://cv.iptc.org/newscodes/digitalsourcetype/
 */
export type DigitalSourceType = 'composite' | 'algorithmicallyEnhanced'

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/**
 * Writes the IPTC property `DigitalSourceType` into a JPEG, PNG or WebP file, as XMP. Pixels are not touched.
 * @throws for files of other kinds
 */
export async function writeDigitalSourceType(path: string, type: DigitalSourceType): Promise<void> {
  const file = await readFile(path)
  await writeFile(path, insertXmp(file, Buffer.from(packet(type))))
}

function insertXmp(file: Buffer, xmp: Buffer): Buffer {
  if (file.readUInt16BE(0) === 0xffd8) return insertXmpIntoJpeg(file, xmp)
  if (file.toString('latin1', 1, 4) === 'PNG') return insertXmpIntoPng(file, xmp)
  if (file.toString('latin1', 8, 12) === 'WEBP') return insertXmpIntoWebp(file, xmp)
  throw new Error('Metadata can be written into JPEG, PNG and WebP only')
}

function packet(type: DigitalSourceType): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>${VOCABULARY}${type}</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
}
