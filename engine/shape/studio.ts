import sharp from 'sharp'
import { applyAlpha } from '../cutout/matting.js'
import { labPlanes, fromLab, type Rgb } from '../image/color.js'
import { cropPlane, cropRaster } from '../image/crop.js'
import { boundingBox, type Plane, type Raster } from '../image/raster.js'
import { shrinkPlane } from '../image/shrink_plane.js'
import { defaultScene } from '../scene/entries.js'
import { renderScene } from '../scene/render_scene.js'
import type { Scene } from '../scene/scene.js'
import { backgroundColor } from '../train/spill.js'
import { lightSide } from '../train/light_side.js'
import { FROM_ABOVE, nameView } from '../train/view_name.js'

/** Rows and columns in which a photo's colours are looked at. */
const CELLS = 48

/** L* of studio paper at least and at most: black and white paper show no shadow. */
const DARKEST = 22
const LIGHTEST = 93

/** How much of the photo's colour the paper takes, and the most of it: a product stands before it, not in it. */
const COLOUR = 0.7
const MOST_COLOUR = 30

/**
 * The product of a photo on studio paper in the photo's colours and light, with its shadow.
 *
 * @returns the picture and where the product is in it
 */
export async function inStudio(
  picture: Raster & { channels: 3 },
  product: Plane,
  frame: { width: number; height: number },
  seed: number,
  between: () => Promise<void>
): Promise<{ raster: Raster & { channels: 3 }; product: Plane }> {
  const box = boundingBox(product, 0.05)!
  const cutout = applyAlpha(cropRaster(picture, box), cropPlane(product, box))
  const cutoutSize = { width: cutout.width, height: cutout.height }
  const png = await sharp(cutout.data, { raw: { ...cutoutSize, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await between()
  const { picture: rendered, alpha } = await renderScene(
    paperOf(picture, product),
    {
      cutout: png,
      cutoutSize,
      tall: null,
      gain: [1, 1, 1],
      photoLight: backgroundColor(picture, product)[0],
      fromAbove: nameView(null, product) === FROM_ABOVE,
      lightSide: lightSide(cutout),
      ...frame,
      seed,
    },
    between
  )
  return { raster: { ...rendered, channels: 3 }, product: alpha }
}

/** A sweep of paper whose wall and floor have the middle colours of the photo's ground above and below. */
function paperOf(picture: Raster, product: Plane): Scene {
  const scene = defaultScene()
  const box = boundingBox(product, 0.5)
  const line = box ? (box.top + 2 * box.bottom) / 3 / picture.height : 0.6
  const [wall, floor] = middleColors(picture, product, line)
  scene.backdrop.color = wall
  scene.ground = { name: 'paper', color: floor, second: floor }
  scene.light = { ...scene.light, key: [1, 0.985, 0.96], ambient: [0.98, 0.99, 1], exposure: 1.04 }
  return scene
}

function middleColors(picture: Raster, product: Plane, line: number): [wall: Rgb, floor: Rgb] {
  const planes = labPlanes(picture).map((plane) => shrinkPlane(plane, CELLS, CELLS).data)
  const covered = shrinkPlane(product, CELLS, CELLS).data
  const of = (isThere: (row: number) => boolean): Rgb | null => {
    const cells = [...covered.keys()].filter(
      (i) => covered[i]! < 0.02 && isThere(Math.floor(i / CELLS) / CELLS)
    )
    if (cells.length < CELLS / 4) return null
    const middle = (plane: Float32Array) => {
      const values = cells.map((i) => plane[i]!).sort((p, q) => p - q)
      return values[values.length >> 1]!
    }
    const [l, a, b] = [middle(planes[0]!), middle(planes[1]!), middle(planes[2]!)]
    const colour = Math.min(COLOUR, MOST_COLOUR / Math.max(1, Math.hypot(a, b)))
    return fromLab([Math.min(LIGHTEST, Math.max(DARKEST, l)), a * colour, b * colour])
  }
  const all = of(() => true) ?? ([0.8, 0.8, 0.8] as const)
  return [of((row) => row < line) ?? all, of((row) => row >= line) ?? all]
}
