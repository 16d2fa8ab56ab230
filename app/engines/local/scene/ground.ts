import type { Camera } from './camera.js'
import { floorPoint } from './camera.js'
import { blurLight, createLight, mixLight, smoothstep, type LightPlanes } from './light_planes.js'
import type { Material } from './materials.js'

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
  const { width, height } = camera
  const first = Math.max(0, Math.floor(camera.seam))
  const ground = createLight(width, height)
  const color = new Float32Array(3)
  for (let y = first; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      material(floorPoint(camera, x, y), color)
      for (let c = 0; c < 3; c++) ground[c].data[i] = color[c]
    }
  }
  const soft = blurLight(repeatFirstRow(ground, first), (width / 1024) * 3.5)
  const softest = blurLight(soft, (width / 1024) * 8)
  const away = (i: number) => {
    const y = Math.floor(i / width)
    const { depth } = floorPoint(camera, 0, y)
    return depthOfField * Math.abs(1 / depth - 1)
  }
  mixLight(ground, soft, (i) => smoothstep(0.08, 0.4, away(i)))
  mixLight(ground, softest, (i) => smoothstep(0.35, 1, away(i)))
  for (let i = first * width; i < width * height; i++) {
    for (let c = 0; c < 3; c++) picture[c].data[i] = ground[c].data[i]
  }
}

/** Without it the blur would pull black from above the floor's far edge. */
function repeatFirstRow(ground: LightPlanes, first: number): LightPlanes {
  const { width } = ground[0]
  for (const { data } of ground) {
    for (let y = 0; y < first; y++) data.copyWithin(y * width, first * width, (first + 1) * width)
  }
  return ground
}
