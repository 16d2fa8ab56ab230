import type { Wall } from './backdrops.js'
import { blurLight } from './light_planes.js'
import { createMaterial, type SurfacePoint } from './materials.js'
import type { Scene } from './scene.js'

/** Widths of a surface's pattern across the wall: it is farther away than the floor is. */
const ACROSS = 1.5

/** Blur, as a share of the wall's unit: the lens is focused on the product. */
const BLUR = 0.0026

/**
 * Covers a wall with what can be laid as a floor, upright.
 *
 * @param seed moves its pattern
 */
export function coverWall(wall: Wall, backdrop: Scene['backdrop'], seed: number): void {
  const { covering, color } = backdrop
  if (!covering) return
  const { rows, width, height, unit } = wall
  const material = createMaterial(covering.name, color, covering.second, seed)
  const out = new Float32Array(3)
  const footprint = ACROSS / unit
  const point: SurfacePoint = { u: 0, v: 0, footprint }
  for (let y = 0, i = 0; y < rows[0].height; y++) {
    point.v = (height - y) * footprint
    for (let x = 0; x < width; x++, i++) {
      point.u = (x - width / 2) * footprint
      material(point, out)
      for (let c = 0; c < 3; c++) rows[c]!.data[i] = out[c]!
    }
  }
  const soft = blurLight(rows, BLUR * unit)
  for (let c = 0; c < 3; c++) rows[c]!.data.set(soft[c]!.data)
}
