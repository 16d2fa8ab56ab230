const FILL = 0xff
const SOS = 0xda
const EOI = 0xd9
const SOI = 0xd8
const TEM = 0x01

/**
 * The scans of a JPEG file, each of which a decoder goes through the whole canvas for. Markers are found as decoders find them:
 * they pass over whatever lies before one, and stop at the end that the file names (ITU-T T.81, B.1.1.2).
 */
export function countScans(file: Buffer): number {
  let scans = 0
  for (let at = file.indexOf(FILL, 2); at !== -1; at = file.indexOf(FILL, at)) {
    while (file[at] === FILL) at++
    const marker = file[at++]
    if (marker === undefined || marker === EOI) break
    if (!hasLength(marker)) continue
    if (marker === SOS) scans++
    if (at + 2 > file.length) break
    at += file.readUInt16BE(at)
  }
  return scans
}

/** Whether anything stands between the segments of a JPEG file before its first scan. */
export function isHeadPadded(file: Buffer): boolean {
  for (let at = 2; at + 4 <= file.length;) {
    if (file[at] !== FILL) return true
    while (file[at] === FILL) at++
    const marker = file[at++]!
    if (marker === SOS) return false
    if (hasLength(marker)) at += file.readUInt16BE(at)
  }
  return false
}

/** Zero makes a byte of data of its predecessor. */
function hasLength(marker: number): boolean {
  return marker !== 0 && marker !== TEM && marker !== SOI && !(marker >= 0xd0 && marker <= 0xd7)
}
