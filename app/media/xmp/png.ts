import { crc32 } from 'node:zlib'

/** Keyword, no compression, no language, no translated keyword. */
const HEAD = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1')
/** Signature and IHDR, which always comes first. */
const AFTER_IHDR = 8 + 12 + 13

/** A PNG with an XMP packet in an `iTXt` chunk behind its header. */
export function insertXmpIntoPng(file: Buffer, xmp: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iTXt', 'latin1'), HEAD, xmp])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([
    file.subarray(0, AFTER_IHDR),
    length,
    body,
    checksum,
    file.subarray(AFTER_IHDR),
  ])
}
