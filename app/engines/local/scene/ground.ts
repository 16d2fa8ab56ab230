import type { Camera } from './camera.js'
import { floorRow } from './camera.js'
import { blurLight, createLight, mixRows, smoothstep, type LightPlanes } from './light_planes.js'
import type { Material, SurfacePoint } from './materials.js'

/**
 * Draws the floor in perspective under its material into a picture, from the seam down, and softens it away from the
 * product as a lens would.
 *
 * @param depthOfField 0 everything is sharp, 1 strong
 */
export function drawGround(
  picture: LightPlanes,
  camera: Camera,
  material: Material,
  depthOfField: number
): void {
  const { width } = camera
  const first = Math.max(0, Math.floor(camera.seam))
  const ground = paintGround(camera, material, first)
  const soft = blurLight(ground, (width / 1024) * 3.5)
  const softest = blurLight(soft, (width / 1024) * 8)
  const away = (row: number) => depthOfField * Math.abs(1 / floorRow(camera, first + row).depth - 1)
  mixRows(ground, soft, (row) => smoothstep(0.08, 0.4, away(row)))
  mixRows(ground, softest, (row) => smoothstep(0.35, 1, away(row)))
  for (let c = 0; c < 3; c++) picture[c].data.set(ground[c].data, first * width)
}

/** The floor's rows of a picture, from row `first` on, all of them sharp. */
function paintGround(camera: Camera, material: Material, first: number): LightPlanes {
  const { width, height } = camera
  const ground = createLight(width, height - first)
  const color = new Float32Array(3)
  const point: SurfacePoint = { u: 0, v: 0, footprint: 0 }
  for (let y = first, i = 0; y < height; y++) {
    const { v, footprint } = floorRow(camera, y)
    point.v = v
    point.footprint = footprint
    for (let x = 0; x < width; x++, i++) {
      point.u = (x - width / 2) * footprint
      material(point, color)
      for (let c = 0; c < 3; c++) ground[c].data[i] = color[c]
    }
  }
  return ground
}
