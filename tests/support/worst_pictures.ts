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
