import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'

const FOLDER = new URL('../../samples/', import.meta.url)

export const VIEWS = SAMPLE_VIEWS

export async function sampleProducts(): Promise<string[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'scripts')
    .map(({ name }) => name)
}

/** @param name as in `mug/front` */
export function readPhoto(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}.jpg`, FOLDER))
}

/** True outline at a size: 1 inside, 0 outside. */
export async function readTruth(name: string, width: number, height: number): Promise<Uint8Array> {
  return readMask(await readFile(new URL(`${name}.mask.png`, FOLDER)), width, height)
}

/** A rendered outline (white inside) at a size: 1 inside, 0 outside. */
export async function readMask(bytes: Buffer, width: number, height: number): Promise<Uint8Array> {
  const grey = await sharp(bytes)
    .resize(width, height)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer()
  return Uint8Array.from(grey, (value) => (value > 127 ? 1 : 0))
}
