import { type Colours, coloursOfCodes } from './colours.js'

/** Where the chunks of a PNG file begin, and what each has beside its content: length, name and checksum. */
const CHUNKS = 8
const AROUND = 12

/**
 * The colours of a PNG by its chunk `cICP` (PNG, third edition, 11.3.2.6), as some programs tell those of wide displays.
 * @returns null for sRGB, and for what is not said
 */
export function coloursInPng(file: Buffer): Colours | null {
  for (let at = CHUNKS; at + AROUND <= file.length; at += AROUND + file.readUInt32BE(at)) {
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'cICP') return coloursOfCodes(file[at + 8]!, file[at + 9]!)
    if (name === 'IDAT') return null
  }
  return null
}
