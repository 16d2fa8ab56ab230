import { parseHex, type Rgb } from '../image/color.js'
import { between, pick, type Random } from '../image/random.js'
import type { Wall } from './backdrops.js'
import { blurLight, createLight, scaleColor, smoothstep } from './light_planes.js'

const PETALS: Rgb[] = ['#f3c9cf', '#e79fae', '#fbeee6', '#f7dfd0', '#d98597'].map(parseHex)
const LEAVES: Rgb[] = ['#8fa878', '#6f8c5a', '#a9bb8f'].map(parseHex)

/** Lights out of focus: discs with a brighter rim. */
export function discs(wall: Wall, colors: Rgb[], count: number, random: Random): void {
  const { rows, seam, width, unit } = wall
  const { height } = rows[0]
  const layer = createLight(width, height)
  for (let n = 0; n < count; n++) {
    const cx = between(random, -0.05, 1.05) * width
    const cy = between(random, 0.02, 0.95) * seam
    const radius = between(random, 0.012, 0.045) * unit
    const color = scaleColor(pick(random, colors), between(random, 0.12, 0.6))
    const top = Math.max(0, Math.floor(cy - radius))
    for (let y = top; y < Math.min(height, cy + radius); y++) {
      for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(width, cx + radius); x++) {
        const away = Math.hypot(x - cx, y - cy) / radius
        const fill = smoothstep(1, 0.92, away) * (0.72 + 0.28 * smoothstep(0.7, 0.95, away))
        for (let c = 0; c < 3; c++) layer[c]!.data[y * width + x]! += color[c]! * fill
      }
    }
  }
  const soft = blurLight(layer, width * 0.0022)
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < width * height; i++) rows[c]!.data[i]! += soft[c]!.data[i]!
  }
}

/** Flowers and leaves that reach in from an upper corner, the more the fuller it is; they are out of focus in the end. */
export function spray(
  { rows, seam, width, unit }: Wall,
  left: boolean,
  full: number,
  random: Random
): void {
  const corner = left ? 0 : width
  const into = left ? 1 : -1
  for (let n = 0; n < Math.round(46 * full); n++) {
    const far = Math.sqrt(random()) * 0.4 * full
    const turn = between(random, 0, Math.PI / 2)
    const cx = corner + into * Math.cos(turn) * far * width
    const cy = Math.sin(turn) * far * width * 1.1
    const leaf = n < 20 * full
    const radius = unit * (leaf ? between(random, 0.016, 0.034) : between(random, 0.018, 0.042))
    const color = pick(random, leaf ? LEAVES : PETALS)
    const petals = leaf ? 1 : 5
    const spin = random() * Math.PI
    for (let y = Math.max(0, Math.floor(cy - radius)); y < Math.min(seam, cy + radius); y++) {
      for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(width, cx + radius); x++) {
        const away = Math.hypot(x - cx, y - cy) / radius
        const angle = Math.atan2(y - cy, x - cx) + spin
        const edge = leaf
          ? 0.35 + 0.65 * Math.abs(Math.cos(angle))
          : 0.72 + 0.28 * Math.cos(petals * angle)
        if (away > edge) continue
        const light = leaf ? 1 : 0.8 + 0.25 * Math.min(1, away * 1.6)
        for (let c = 0; c < 3; c++) rows[c]!.data[y * width + x] = color[c]! * light
      }
    }
  }
}
