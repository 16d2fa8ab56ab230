import { blurLight, createLight, mixRows, smoothstep, type LightPlanes } from '../light_planes.js'
import { createMaterial, type SurfacePoint } from '../materials.js'
import type { Scene } from '../scene.js'
import type { Plane } from '../../image/raster.js'
import type { Rgb } from '../../image/color.js'
import type { Wanted } from './read_light.js'
import type { SetView } from './set_data.js'

/** Metres that materials are drawn for as 1. */
const METRES = 0.36

/** Blur of the surface far from where the product stands, in pixels of a picture 1024 wide. */
const AWAY = 5

/**
 * The surface in a set's perspective: its colours for every pixel of the picture, as if all of it were floor.
 *
 * @param seed moves its pattern
 */
export function surfaceIn(
  { camera, stand }: SetView,
  { name, color, second }: Scene['ground'],
  { crop, width, height, mirrored }: Wanted,
  seed: number
): LightPlanes {
  const colors = createLight(width, height)
  const material = createMaterial(name, color, second, seed)
  const out = new Float32Array(3)
  const point: SurfacePoint = { u: 0, v: 0, footprint: 0 }
  const pitch = (camera.pitch * Math.PI) / 180
  const rowOf = (y: number) => (y - camera.centre[1]) / camera.focal
  const away = (row: number) =>
    camera.height / Math.max(1e-3, Math.sin(pitch) + row * Math.cos(pitch))
  const scale = crop.width / width
  const standing = away(rowOf(stand.y))
  const distance = (y: number) => away(rowOf(crop.top + (y + 0.5) * scale))
  for (let y = 0, i = 0; y < height; y++) {
    const far = distance(y)
    const row = rowOf(crop.top + (y + 0.5) * scale)
    point.v = (far * (Math.cos(pitch) - row * Math.sin(pitch))) / METRES
    point.footprint = (far * scale) / camera.focal / METRES
    for (let x = 0; x < width; x++, i++) {
      const column = crop.left + (mirrored ? width - 1 - x : x) * scale
      point.u = (far * (column - camera.centre[0])) / camera.focal / METRES
      material(point, out)
      for (let c = 0; c < 3; c++) colors[c]!.data[i] = out[c]!
    }
  }
  const soft = blurLight(colors, (AWAY * width) / 1024)
  mixRows(colors, soft, (y) => smoothstep(0.05, 0.35, Math.abs(distance(y) / standing - 1)))
  return colors
}

/** Lays a surface where another of one colour is seen: its light times what the new one throws back beside the old. */
export function layOver(light: LightPlanes, where: Plane, from: Rgb, colors: LightPlanes): void {
  for (let c = 0; c < 3; c++) {
    const [data, to, usual] = [light[c]!.data, colors[c]!.data, Math.max(0.02, from[c]!)]
    for (const [i, share] of where.data.entries()) data[i]! *= 1 + (to[i]! / usual - 1) * share
  }
}
