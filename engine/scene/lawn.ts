import type { Rgb } from '../image/color.js'
import { between, type Random } from '../image/random.js'
import { floorRow, type Camera } from './camera.js'
import type { LightPlanes } from './light_planes.js'

/** Height of a blade, in widths of the picture at the product: a lawn that has been mown. */
const TALL = 0.034

/** Of a blade's height: its width at the root, the distance to the next, and how far its tip leans at most. */
const WIDE = 0.1
const APART = 0.085
const LEAN = 0.75

/** Light at the root, between other blades, against that at the tip. */
const SHADED = 0.3

/**
 * Grows a lawn blade by blade, the farthest first, on the floor's rows of a picture.
 *
 * @param ground those rows, in linear light, with the colour between the blades
 * @param first row of the picture that they begin with
 * @param colors of tips and roots
 */
export function growLawn(
  ground: LightPlanes,
  camera: Camera,
  first: number,
  [tip, root]: readonly [Rgb, Rgb],
  random: Random
): void {
  const { width, height } = ground[0]
  const tallAt = (row: number) => TALL / floorRow(camera, first + row).footprint
  // Blades below the picture reach into it. In a very wide one they grow faster than they move away: hence no further.
  const last = height + tallAt(height)
  for (let row = 0; row < last; row += Math.max(0.7, APART * tallAt(row))) {
    const tall = tallAt(row)
    for (let x = 0; x < width; x += Math.max(0.8, APART * tall) * between(random, 0.5, 1.5)) {
      const tone = between(random, 0.75, 1.6)
      const warm = between(random, 0, 0.22)
      const blade = {
        x: x + between(random, -0.5, 0.5) * APART * tall,
        y: row + between(random, -0.5, 0.5) * APART * tall,
        tall: tall * between(random, 0.55, 1.1),
        lean: between(random, -LEAN, LEAN),
        tip: [tip[0] * tone * (1 + warm), tip[1] * tone, tip[2] * tone * (1 - warm)] as const,
        root,
      }
      drawBlade(ground, blade)
    }
  }
}

interface Blade {
  /** Where it is rooted, in pixels. */
  x: number
  y: number
  /** Pixels. */
  tall: number
  /** How far its tip is beside its root, against its height. */
  lean: number
  tip: Rgb
  root: Rgb
}

/** A blade bends the further up the more, and ends in a point. */
function drawBlade(ground: LightPlanes, { x, y, tall, lean, tip, root }: Blade): void {
  const { width, height } = ground[0]
  const from = Math.max(0, Math.ceil(y - tall))
  for (let row = from; row < Math.min(height, y); row++) {
    const up = (y - row) / tall
    const half = (WIDE * tall * (1 - up * up)) / 2
    const middle = x + lean * tall * up * up
    const light = SHADED + (1 - SHADED) * up
    for (let column = Math.floor(middle - half); column <= middle + half; column++) {
      if (column < 0 || column >= width) continue
      const cover =
        Math.min(1, column + 1 - (middle - half)) - Math.max(0, column + 1 - (middle + half))
      if (cover <= 0) continue
      const i = row * width + column
      for (let c = 0; c < 3; c++) {
        const color = (root[c]! + (tip[c]! - root[c]!) * up) * light
        ground[c]!.data[i]! += (color - ground[c]!.data[i]!) * cover
      }
    }
  }
}
