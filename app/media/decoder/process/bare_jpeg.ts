const SOI = 0xffd8

/** Markers of ITU-T T.81, table B.1. */
const MARKER = { sos: 0xda, eoi: 0xd9, app0: 0xe0, app14: 0xee, app15: 0xef, comment: 0xfe }

/** Frames of 8 bits by Huffman coding, tables of both kinds, and restart intervals: what all decoders read. */
const PICTURE = [0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd]

/** Application segments that tell how colours are written, by marker: what they begin with and the bytes that they then have. */
const COLOUR: Readonly<Record<number, { name: string; bytes: number }>> = {
  [MARKER.app0]: { name: 'JFIF\0', bytes: 16 },
  [MARKER.app14]: { name: 'Adobe', bytes: 14 },
}

/**
 * A JPEG file without anything but its picture: no metadata, comments, previews, and nothing behind its end. Its pixels stay as
 * they are.
 * @returns null for what is built in an unusual way, or not to its end
 */
export function bareJpeg(file: Buffer): Buffer | null {
  if (file.length < 4 || file.readUInt16BE(0) !== SOI) return null
  const parts = [file.subarray(0, 2)]
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1]!
    // Before a marker there may be more of these.
    if (marker === 0xff) {
      at++
      continue
    }
    const isScan = marker === MARKER.sos
    const head = at + 2 + file.readUInt16BE(at + 2)
    const end = isScan ? endOfScan(file, head) : head
    if (end > file.length) return null
    const segment = file.subarray(at, end)
    if (isScan || PICTURE.includes(marker) || isColour(marker, segment)) parts.push(segment)
    else if (!isForeign(marker)) return null
    at = end
    if (isScan && file[at + 1] === MARKER.eoi) {
      parts.push(file.subarray(at, at + 2))
      return Buffer.concat(parts)
    }
  }
  return null
}

/** Where the marker stands that ends the entropy-coded data from here; beyond the file when there is none. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]!
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
  }
  return Infinity
}

function isColour(marker: number, segment: Buffer): boolean {
  const known = COLOUR[marker]
  if (known === undefined || segment.readUInt16BE(2) !== known.bytes) return false
  return segment.toString('latin1', 4, 4 + known.name.length) === known.name
}

/** Whether a segment says nothing of the pixels. */
function isForeign(marker: number): boolean {
  return (marker >= MARKER.app0 && marker <= MARKER.app15) || marker === MARKER.comment
}
