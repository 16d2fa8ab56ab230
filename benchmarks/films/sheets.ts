import { join } from 'node:path'
import sharp from 'sharp'
import type { Raster } from '#engine/image/raster'

export interface Tile {
  label: string
  raster: Raster
}

/** Pixels that each picture of a sheet covers, about. */
const AREA = 160_000
const GAP = 4

/** Pictures of one shape side by side with their labels, as `NAME.png` in a folder. */
export async function writeSheets(
  tiles: readonly Tile[],
  folder: string,
  name: string
): Promise<void> {
  const ratio = tiles[0]!.raster.width / tiles[0]!.raster.height
  const height = Math.round(Math.sqrt(AREA / ratio))
  const width = Math.round(height * ratio)
  const columns = ratio > 1 ? 3 : 6
  const pictures = await Promise.all(
    tiles.map(async ({ label, raster }, n) => ({
      input: await tileOf(label, raster, { width, height }),
      left: (n % columns) * (width + GAP),
      top: Math.floor(n / columns) * (height + GAP),
    }))
  )
  await sharp({
    create: {
      width: columns * (width + GAP),
      height: Math.ceil(tiles.length / columns) * (height + GAP),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(pictures)
    .png()
    .toFile(join(folder, `${name.replaceAll(/[:/]/g, '-')}.png`))
}

async function tileOf(label: string, raster: Raster, size: { width: number; height: number }) {
  const { width, height, channels, data } = raster
  const words = `<svg width="${size.width}" height="18"><rect width="100%" height="18" opacity=".6"/><text x="3" y="14" font-size="13" fill="#fff" font-family="sans-serif">${label}</text></svg>`
  return sharp(data, { raw: { width, height, channels } })
    .resize(size.width, size.height, { fit: 'fill' })
    .composite([{ input: Buffer.from(words), top: 0, left: 0 }])
    .png()
    .toBuffer()
}
