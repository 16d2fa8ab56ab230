import { type Colours, coloursOfCodes } from './colours.js'
import { coloursOfProfile } from './matrix_profile.js'

interface Box {
  type: string
  /** Where what it holds begins, and where it ends. */
  start: number
  end: number
}

/** Of boxes that begin with a version and flags. */
const VERSION_BYTES = 4

/**
 * The colours of the primary picture of an HEIF or AVIF file, by its `colr` (ISO/IEC 14496-12, 12.1.5; 23008-12, 6.5.5). A profile
 * says more than code points.
 * @returns null for sRGB, for what is not said, and for what is not understood
 */
export function coloursInHeif(file: Buffer): Colours | null {
  try {
    const told = colourBoxes(file)
    const profile = told.find(({ kind }) => kind === 'prof' || kind === 'rICC')
    if (profile) return coloursOfProfile(profile.content)
    const codes = told.find(({ kind }) => kind === 'nclx')?.content
    return codes ? coloursOfCodes(codes.readUInt16BE(0), codes.readUInt16BE(2)) : null
  } catch (error) {
    // The decoder says what is wrong with a file that ends where it should not.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** What is said of the primary picture's colours, else of those of its parts. */
function colourBoxes(file: Buffer) {
  const meta = boxesIn(file, 0, file.length).find(({ type }) => type === 'meta')
  if (!meta) return []
  const parts = boxesIn(file, meta.start + VERSION_BYTES, meta.end)
  const properties = parts.find(({ type }) => type === 'iprp')
  if (!properties) return []
  const [container, ...associations] = boxesIn(file, properties.start, properties.end)
  if (!container) return []
  const all = boxesIn(file, container.start, container.end)
  const primary = parts.find(({ type }) => type === 'pitm')
  const own = associations.flatMap((box) =>
    primary ? propertiesOf(file, box, idIn(file, primary)) : []
  )
  const isColour = (box: Box | undefined): box is Box => box?.type === 'colr'
  const ownColours = own.map((index) => all[index - 1]).filter(isColour)
  return (ownColours.length > 0 ? ownColours : all.filter(isColour)).map(({ start, end }) => ({
    kind: file.toString('latin1', start, start + 4),
    content: file.subarray(start + 4, end),
  }))
}

function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const short = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || to - at
    const start = at + (short === 1 ? 16 : 8)
    if (at + size < start || at + size > to) break
    boxes.push({ type, start, end: at + size })
    at += size
  }
  return boxes
}

/** The item that `pitm` names. */
function idIn(file: Buffer, { start }: Box): number {
  const at = start + VERSION_BYTES
  return file[start] === 0 ? file.readUInt16BE(at) : file.readUInt32BE(at)
}

/** Places of an item's properties, from 1, by `ipma`. */
function propertiesOf(file: Buffer, { start }: Box, item: number): number[] {
  const isWide = (file[start + 3]! & 1) === 1
  const idBytes = file[start] === 0 ? 2 : 4
  const found: number[] = []
  let at = start + VERSION_BYTES
  let entries = file.readUInt32BE(at)
  for (at += 4; entries > 0; entries--) {
    const id = file.readUIntBE(at, idBytes)
    const count = file.readUInt8(at + idBytes)
    at += idBytes + 1
    for (let n = 0; n < count; n++, at += isWide ? 2 : 1) {
      const place = isWide ? file.readUInt16BE(at) & 0x7fff : file.readUInt8(at) & 0x7f
      if (id === item) found.push(place)
    }
  }
  return found
}
