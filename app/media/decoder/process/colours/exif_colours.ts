import { adobeRgb, type Colours } from './colours.js'

const EXIF_HEADER = 'Exif\0\0'
/** Tags of the Exif standard (CIPA DC-008): where further tags are, and what they say of colours. */
const EXIF_TAGS = 0x8769
const INTEROPERABILITY_TAGS = 0xa005
const COLOR_SPACE = 0xa001
const INTEROPERABILITY_INDEX = 1

/** Cameras name Adobe RGB so (DCF 2.0), and some programs by a colour space of their own. */
const ADOBE_INDEX = 'R03'
const ADOBE_SPACE = 2

/**
 * The colours of a photo that brings no profile, by its Exif data: cameras that are set to Adobe RGB say it only there.
 * @returns null for sRGB, for what is not said, and for what is not understood
 */
export function coloursInExif(exif: Buffer | undefined): Colours | null {
  if (!exif) return null
  const isHeaded = exif.toString('latin1', 0, EXIF_HEADER.length) === EXIF_HEADER
  const tiff = isHeaded ? exif.subarray(EXIF_HEADER.length) : exif
  try {
    return isAdobe(tiff) ? adobeRgb() : null
  } catch (error) {
    // What ends where it should not is passed over by all who read it.
    if (error instanceof RangeError) return null
    throw error
  }
}

function isAdobe(tiff: Buffer): boolean {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  /** Where the value of a tag stands in a list of tags. */
  const find = (list: number, tag: number): number | null => {
    for (let n = 0; n < short(list); n++) {
      const at = list + 2 + n * 12
      if (short(at) === tag) return at + 8
    }
    return null
  }
  const exif = find(long(4), EXIF_TAGS)
  if (exif === null) return false
  const space = find(long(exif), COLOR_SPACE)
  if (space !== null && short(space) === ADOBE_SPACE) return true
  const further = find(long(exif), INTEROPERABILITY_TAGS)
  const index = further === null ? null : find(long(further), INTEROPERABILITY_INDEX)
  return index !== null && tiff.toString('latin1', index, index + 3) === ADOBE_INDEX
}
