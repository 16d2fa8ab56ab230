const RIFF_HEADER = 12
const XMP_FLAG = 0x04
const ALPHA_FLAG = 0x10

/**
 * A WebP with an XMP packet in a chunk at its end. A simple file becomes an extended one, whose first chunk tells size
 * and features (RFC 9649, 2.7).
 */
export function insertXmpIntoWebp(file: Buffer, xmp: Buffer): Buffer {
  const body = file.subarray(RIFF_HEADER)
  const isExtended = body.toString('latin1', 0, 4) === 'VP8X'
  const extended = isExtended ? Buffer.from(body) : Buffer.concat([extendedHeader(body), body])
  extended[8]! |= XMP_FLAG
  const head = Buffer.from(file.subarray(0, RIFF_HEADER))
  const chunks = Buffer.concat([extended, chunk('XMP ', xmp)])
  head.writeUInt32LE(4 + chunks.length, 4)
  return Buffer.concat([head, chunks])
}

function extendedHeader(body: Buffer): Buffer {
  const { width, height, hasAlpha } = sizeOf(body)
  const payload = Buffer.alloc(10)
  payload[0] = hasAlpha ? ALPHA_FLAG : 0
  payload.writeUIntLE(width - 1, 4, 3)
  payload.writeUIntLE(height - 1, 7, 3)
  return chunk('VP8X', payload)
}

/** Size in pixels out of the first bytes of a lossy or lossless bitstream. */
function sizeOf(body: Buffer): { width: number; height: number; hasAlpha: boolean } {
  if (body.toString('latin1', 0, 4) === 'VP8L') {
    const bits = body.readUInt32LE(9)
    return {
      width: (bits & 0x3fff) + 1,
      height: ((bits >>> 14) & 0x3fff) + 1,
      hasAlpha: ((bits >>> 28) & 1) === 1,
    }
  }
  return {
    width: body.readUInt16LE(14) & 0x3fff,
    height: body.readUInt16LE(16) & 0x3fff,
    hasAlpha: false,
  }
}

/** Chunks have an even length. */
function chunk(name: string, payload: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(payload.length, 4)
  return Buffer.concat([head, payload, Buffer.alloc(payload.length % 2)])
}
