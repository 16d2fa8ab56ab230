import sharp from 'sharp'
import { deflateSync, crc32 } from 'node:zlib'

/** Pictures that uploads must cope with, made here so that what is wrong with each can be read. */

/** A PNG of 60,000 x 60,000 pixels in a few kilobytes: it would take 14 GB to decode. */
export function decompressionBomb(): Buffer {
  const size = 60_000
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = Buffer.alloc(size / 8 + 1)
  const rows = deflateSync(Buffer.concat(Array.from({ length: 2_000 }, () => row)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A noisy picture, which no encoder makes small. */
export function noise(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({
    create: {
      width,
      height,
      channels,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
}

export async function truncatedJpeg(): Promise<Buffer> {
  const whole = await noise(400, 300).jpeg().toBuffer()
  return whole.subarray(0, Math.floor(whole.length / 2))
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(1)</script></svg>'
)

/** A whole JPEG with a page behind it. */
export async function jpegWithPage(): Promise<Buffer> {
  const picture = await noise(64, 64).jpeg().toBuffer()
  return Buffer.concat([picture, Buffer.from('<html><script>alert(1)</script></html>')])
}

/** A page that begins like a JPEG. */
export const pageWithJpegHeader = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.from('<html><script>alert(1)</script></html>'),
])

/** Two frames. */
export async function animatedGif(): Promise<Buffer> {
  const frames = await sharp({
    create: { width: 64, height: 128, channels: 3, background: '#c33' },
  })
    .raw()
    .toBuffer()
  return sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
    .gif({ delay: [100, 100] })
    .toBuffer()
}

export function cmykJpeg(): Promise<Buffer> {
  return noise(64, 64).toColourspace('cmyk').jpeg().toBuffer()
}

export function sixteenBitPng(): Promise<Buffer> {
  return noise(64, 64).toColourspace('rgb16').png().toBuffer()
}

/** Stored lying, to be shown standing: 40 wide and 80 high. */
export function rotatedJpeg(): Promise<Buffer> {
  return noise(80, 40)
    .withExif({ IFD0: { Artist: 'secret' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A JPEG with the size of 50 megapixels in its header, and no data. */
export async function jpegWithoutData(): Promise<Buffer> {
  const file = await noise(64, 64).jpeg().toBuffer()
  const head = Buffer.from(file.subarray(0, file.indexOf(Buffer.from([0xff, 0xda])) + 14))
  head.writeUInt32BE((760 << 16) | 65_500, head.indexOf(Buffer.from([0xff, 0xc0])) + 5)
  return Buffer.concat([head, END_OF_JPEG])
}

/** A JPEG of which half is missing, with the end of a whole one. */
export async function fixedJpeg(progressive = false): Promise<Buffer> {
  const whole = await noise(400, 300).jpeg({ progressive }).toBuffer()
  return Buffer.concat([whole.subarray(0, whole.length / 2), END_OF_JPEG])
}

/**
 * A progressive JPEG of 50 megapixels that decoders go through as often as it has scans, each of which takes 80 bytes of the file and
 * 6 ms: behind a first one that makes the picture, they say of all blocks that nothing is new.
 */
export function jpegOfScans(scans: number, width = 65_500, height = 760): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff]
  // One code of one bit in each table: no difference for the first coefficient, a run of ended blocks for the others.
  const table = (kind: number, symbol: number) =>
    segment(0xc4, [kind << 4, 1, ...Array.from({ length: 15 }, () => 0), symbol])
  const further = Buffer.concat([segment(0xda, [1, 1, 0, 1, 63, 0]), runs(blocks)])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    table(0, 0),
    table(1, 0xe0),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil((blocks * 3) / 8)),
    ...Array.from({ length: scans - 1 }, () => further),
    END_OF_JPEG,
  ])
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9])

function segment(marker: number, body: number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, Buffer.from(body)])
}

/** Runs of ended blocks: a bit 0, then how many more than 16,384 they are in 14 bits. */
function runs(blocks: number): Buffer {
  let bits = ''
  for (let left = blocks; left > 0; left -= 32_767) {
    bits += `0${Math.min(16_383, Math.max(0, left - 16_384))
      .toString(2)
      .padStart(14, '0')}`
  }
  const bytes = bits.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2))
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])))
}
