import { readFileSync } from 'node:fs'

/** Channels of an image by name, each width * height floats from the top row down. */
export interface Passes {
  width: number
  height: number
  channels: Map<string, Float32Array>
}

/**
 * Reads an uncompressed scan-line OpenEXR file of 32-bit floats, the only kind that the renderer is told to write.
 * Names come without the layer: `Combined.R`, `Depth.Z`.
 */
export function readExr(path: string): Passes {
  const bytes = readFileSync(path)
  if (bytes.readUInt32LE(0) !== 20000630) throw new Error(`${path} is not an OpenEXR file`)
  const names: string[] = []
  let width = 0
  let height = 0
  let at = 8
  const text = () => {
    const end = bytes.indexOf(0, at)
    const value = bytes.toString('latin1', at, end)
    at = end + 1
    return value
  }
  for (let name = text(); name; name = text()) {
    const type = text()
    const size = bytes.readInt32LE(at)
    at += 4
    const end = at + size
    if (type === 'chlist') {
      for (let channel = text(); channel; channel = text()) {
        if (bytes.readInt32LE(at) !== 2) throw new Error(`${path}: ${channel} is not 32-bit float`)
        at += 16
        names.push(channel)
      }
    } else if (name === 'dataWindow') {
      width = bytes.readInt32LE(at + 8) - bytes.readInt32LE(at) + 1
      height = bytes.readInt32LE(at + 12) - bytes.readInt32LE(at + 4) + 1
    } else if (name === 'compression' && bytes[at] !== 0) {
      throw new Error(`${path} is compressed`)
    }
    at = end
  }
  const planes = names.map(() => new Float32Array(width * height))
  for (let row = 0; row < height; row++) {
    let from = Number(bytes.readBigUInt64LE(at + 8 * row)) + 8
    for (const plane of planes) {
      const line = bytes.buffer.slice(bytes.byteOffset + from, bytes.byteOffset + from + 4 * width)
      plane.set(new Float32Array(line), row * width)
      from += 4 * width
    }
  }
  const channels = new Map(names.map((name, i) => [name.replace(/^[^.]*\./, ''), planes[i]!]))
  return { width, height, channels }
}
