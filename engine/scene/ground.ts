import { createRandom, hash } from '../image/random.js'
import { floorRow, type Camera } from './camera.js'
import { growLawn } from './lawn.js'
import {
  blurLight,
  createLight,
  mixRows,
  rowsOf,
  smoothstep,
  type LightPlanes,
} from './light_planes.js'
import { createMaterial, type SurfacePoint } from './materials.js'
import type { Scene } from './scene.js'

/** How much of the floor away from the product is out of focus: 0 nothing, 1 nearly all. */
const DEPTH_OF_FIELD = 0.8

/** Blur of its far edge, as a share of the picture's height, and how many times as far it reaches. */
const EDGE_BLUR = 0.0035
const EDGE_REACH = 4

/**
 * Draws the floor in perspective into a picture, from the seam down, and softens it away from the product as a lens
 * would.
 *
 * @param seed moves its pattern
 */
export function drawGround(
  picture: LightPlanes,
  camera: Camera,
  floor: Scene['ground'],
  seed: number
): void {
  const { width } = camera
  const first = Math.max(0, Math.floor(camera.seam))
  const ground = paintGround(camera, floor, first, hash('floor', seed))
  if (floor.name === 'grass') {
    const colors = [floor.color, floor.second] as const
    growLawn(ground, camera, first, colors, createRandom(hash('lawn', seed)))
  }
  const soft = blurLight(ground, (width / 1024) * 3.5)
  const softest = blurLight(soft, (width / 1024) * 8)
  const away = (row: number) =>
    DEPTH_OF_FIELD * Math.abs(1 / floorRow(camera, first + row).depth - 1)
  mixRows(ground, soft, (row) => smoothstep(0.08, 0.4, away(row)))
  mixRows(ground, softest, (row) => smoothstep(0.35, 1, away(row)))
  for (let c = 0; c < 3; c++) picture[c]!.data.set(ground[c]!.data, first * width)
  softenEdge(picture, first)
}

/** The floor's far edge is as little in focus as what lies before and behind it. */
function softenEdge(picture: LightPlanes, seam: number): void {
  const { height } = picture[0]
  const sigma = EDGE_BLUR * height
  const top = Math.max(0, Math.round(seam - EDGE_REACH * sigma))
  const bottom = Math.min(height, Math.round(seam + EDGE_REACH * sigma))
  const strip = rowsOf(picture, top, bottom)
  mixRows(strip, blurLight(strip, sigma), (row) => {
    const away = (top + row + 0.5 - seam) / sigma
    return 1 - smoothstep(1, EDGE_REACH - 1, Math.abs(away))
  })
}

/** The floor's rows of a picture, from row `first` on, all of them sharp. */
function paintGround(
  camera: Camera,
  { name, color, second }: Scene['ground'],
  first: number,
  seed: number
): LightPlanes {
  const { width, height } = camera
  const ground = createLight(width, height - first)
  const material = createMaterial(name, color, second, seed)
  const out = new Float32Array(3)
  const point: SurfacePoint = { u: 0, v: 0, footprint: 0 }
  for (let y = first, i = 0; y < height; y++) {
    const { v, footprint } = floorRow(camera, y)
    point.v = v
    point.footprint = footprint
    for (let x = 0; x < width; x++, i++) {
      point.u = (x - width / 2) * footprint
      material(point, out)
      for (let c = 0; c < 3; c++) ground[c]!.data[i] = out[c]!
    }
  }
  return ground
}
