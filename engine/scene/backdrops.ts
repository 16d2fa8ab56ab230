import type { Rgb } from '../image/color.js'
import { parseHex } from '../image/color.js'
import { between, pick, type Random } from '../image/random.js'
import {
  blurLight,
  mixColor,
  rowsOf,
  scaleColor,
  smoothstep,
  type LightPlanes,
} from './light_planes.js'
import { fractal } from './noise.js'
import { discs, spray } from './out_of_focus.js'
import type { BackdropName } from './scene.js'

/** What stands behind the floor, of which a picture shows the rows above `seam`. */
export interface Wall {
  /** Those rows of the picture, and as many below them as reach into them when they are blurred. */
  rows: LightPlanes
  seam: number
  /** Pixels of the whole picture. */
  width: number
  height: number
  /** What sizes are measured by: about the picture's longer side. */
  unit: number
}

/** Draws on a wall. */
type Backdrop = (wall: Wall, color: Rgb, random: Random) => void

/** Of `unit`: three times the widest blur. */
const BLUR_REACH = 0.07

/** The wall of a picture whose floor begins at row `seam`; what is drawn on it is drawn into the picture. */
export function wallOf(picture: LightPlanes, seam: number): Wall {
  const { width, height } = picture[0]
  const unit = Math.max(width, height * 0.8)
  const count = Math.min(height, Math.ceil(seam + BLUR_REACH * unit))
  return { rows: rowsOf(picture, 0, count), seam, width, height, unit }
}

const WARM: Rgb[] = ['#ffd9a0', '#ffc069', '#fff0d2', '#ff9d5c'].map(parseHex)
const NIGHT: Rgb[] = ['#ffcf8a', '#ff6a5a', '#6fc3ff', '#d77bff', '#fff2d8'].map(parseHex)

export const BACKDROPS: Record<BackdropName, Backdrop> = {
  plain: plaster,

  covered: plaster,

  tiles: (wall, color, random) => {
    const size = wall.width / 7
    paint(wall, (x, y) => {
      const row = Math.floor(y / (size / 2))
      const edge = Math.min(mod(x + (row % 2) * (size / 2), size), mod(y, size / 2))
      return scaleColor(color, edge < size * 0.022 ? 0.72 : 1)
    })
    soften(wall, 0.004)
    shade(wall, random)
  },

  bricks: (wall, color, random) => {
    const size = wall.width / 9
    const seed = Math.floor(random() * 1e6)
    paint(wall, (x, y) => {
      const row = Math.floor(y / (size / 2.6))
      const along = x + (row % 2) * (size / 2)
      const edge = Math.min(mod(along, size), mod(y, size / 2.6))
      const tone = 0.75 + 0.5 * fractal(Math.floor(along / size) * 5.3, row * 3.7, seed, 1, 0)
      const rough = 0.85 + 0.3 * fractal(x / 9, y / 9, seed + 1, 2, 0)
      return edge < size * 0.05
        ? mixColor(color, [0.5, 0.48, 0.45], 0.6)
        : scaleColor(color, tone * rough)
    })
    soften(wall, 0.004)
    shade(wall, random)
  },

  window: (wall, color, random) => {
    const { width, seam } = wall
    plaster(wall, color, random)
    const left = random() < 0.5 ? width * 0.04 : width * 0.58
    const w = width * 0.38
    const sky: Rgb = [1.5, 1.52, 1.5]
    rectangle(wall, left, -seam * 0.1, w, seam * 0.72, sky)
    rectangle(wall, left + w * 0.48, -seam * 0.1, w * 0.04, seam * 0.72, scaleColor(color, 0.8))
    rectangle(wall, left, seam * 0.28, w, seam * 0.03, scaleColor(color, 0.8))
    const shelf = left < width / 2 ? width * 0.55 : width * 0.02
    rectangle(wall, shelf, seam * 0.52, width * 0.42, seam * 0.035, [0.32, 0.2, 0.11])
    for (let n = 0; n < 5; n++) {
      const h = seam * between(random, 0.1, 0.26)
      const x = shelf + width * (0.03 + 0.08 * n)
      const tone = pick(
        random,
        ['#d9c7a8', '#8aa07c', '#b9764c', '#efe9dd', '#62727b'].map(parseHex)
      )
      rectangle(wall, x, seam * 0.52 - h, width * between(random, 0.03, 0.055), h, tone)
    }
    soften(wall, 0.022)
  },

  bokeh: (wall, color, random) => {
    plaster(wall, color, random)
    soften(wall, 0.02)
    discs(wall, WARM, 34, random)
  },

  night: (wall, color, random) => {
    const dark = mixColor(color, parseHex('#0b0f1c'), 0.85)
    paint(wall, (_, y) => scaleColor(dark, 0.5 + y / wall.seam))
    discs(wall, NIGHT, 46, random)
  },

  foliage: (wall, color, random) => {
    const seed = Math.floor(random() * 1e6)
    const { width, seam } = wall
    const dark = mixColor(color, parseHex('#0f1f0d'), 0.72)
    const bright = mixColor(color, parseHex('#cfe59a'), 0.3)
    paint(wall, (x, y) => {
      // Trees far away, above them some sky, before them bushes that are darker towards the ground.
      const trees = fractal((x / width) * 2.6, (y / width) * 2.6, seed + 7, 2, 0)
      const leaves = fractal((x / width) * 9, (y / width) * 9, seed, 4, 0)
      const up = smoothstep(0.9, 0, y / seam)
      const lit = mixColor(
        dark,
        bright,
        smoothstep(0.34, 0.92, 0.55 * leaves + 0.5 * trees + 0.16 * up)
      )
      return mixColor(
        lit,
        [0.86, 0.93, 0.9],
        0.75 * smoothstep(0.66, 0.86, leaves * 0.5 + trees * 0.3 + 0.3 * up)
      )
    })
    soften(wall, 0.016)
    discs(wall, ['#f4ffd0', '#d9f2a0'].map(parseHex), 9, random)
  },

  blossoms: (wall, color, random) => {
    plaster(wall, color, random)
    const left = random() < 0.5
    spray(wall, left, 1, random)
    spray(wall, !left, 0.55, random)
    soften(wall, 0.011)
    shade(wall, random)
  },

  sky: drawSky,

  sea: (wall, color, random) => {
    drawSky(wall, color, random)
    const seed = Math.floor(random() * 1e6)
    const { width, seam } = wall
    const far = seam * 0.7
    const deep = parseHex('#1f6f93')
    const shore = parseHex('#7cc9cc')
    over(wall, (x, y) => {
      if (y < far) return null
      const near = (y - far) / (seam - far)
      const waves = fractal((x / width) * 14, ((y - far) / width) * 120, seed, 3, 0)
      const foam = smoothstep(0.62, 0.8, waves) * smoothstep(0.55, 1, near)
      return mixColor(
        scaleColor(mixColor(deep, shore, near), 0.75 + 0.5 * waves),
        [0.95, 0.97, 0.97],
        foam
      )
    })
    soften(wall, 0.0035)
  },

  neon: (wall, color, random) => {
    const { width, seam } = wall
    const tubes = [parseHex('#ff2f92'), parseHex('#2fd5ff'), parseHex('#8f5bff')]
    const lines = tubes.map((tube, n) => ({
      tube,
      x: width * (0.14 + 0.36 * n) + width * between(random, -0.05, 0.05),
      slope: between(random, -0.25, 0.25),
    }))
    const dark = mixColor(color, parseHex('#0a0a14'), 0.9)
    paint(wall, (x, y) => {
      const out: [number, number, number] = [dark[0], dark[1], dark[2]]
      for (const { tube, x: center, slope } of lines) {
        const away = Math.abs(x - center - (y - seam / 2) * slope) / width
        const glow = 2.6 * Math.exp(-((away / 0.006) ** 2)) + 0.42 * Math.exp(-away / 0.09)
        for (let c = 0; c < 3; c++) out[c]! += tube[c]! * glow
      }
      return out
    })
    soften(wall, 0.004)
  },
}

function plaster(wall: Wall, color: Rgb, random: Random): void {
  const { width } = wall
  const seed = Math.floor(random() * 1e6)
  paint(wall, (x, y) =>
    scaleColor(color, 0.97 + 0.06 * fractal((x / width) * 5, (y / width) * 5, seed, 3, 0))
  )
}

function drawSky(wall: Wall, color: Rgb, random: Random): void {
  const { width, seam } = wall
  const seed = Math.floor(random() * 1e6)
  const horizon = mixColor(color, [1, 0.97, 0.92], 0.72)
  paint(wall, (x, y) => {
    const up = Math.min(1, Math.max(0, 1 - y / seam))
    const clouds = fractal((x / width) * 2.6, (y / width) * 7.5, seed, 6, 0)
    const cover = smoothstep(0.5, 0.8, clouds) * 0.8
    return mixColor(mixColor(horizon, color, up ** 0.7), [0.98, 0.98, 1], cover)
  })
  soften(wall, 0.005)
}

/** A wall is never lit evenly: darker towards two corners. */
function shade({ rows, width, height }: Wall, random: Random): void {
  const side = random() < 0.5 ? 0.2 : 0.8
  for (let row = 0, i = 0; row < rows[0].height; row++) {
    const y = row / height - 0.2
    for (let column = 0; column < width; column++, i++) {
      const x = column / width - side
      const factor = 1.06 - 0.28 * Math.min(1, x * x + y * y)
      for (const plane of rows) plane.data[i]! *= factor
    }
  }
}

function rectangle(
  { rows }: Wall,
  left: number,
  top: number,
  w: number,
  h: number,
  color: Rgb
): void {
  const { width, height } = rows[0]
  const clamped = (x: number) => Math.min(width, Math.max(0, Math.ceil(x)))
  const [from, to] = [clamped(left), clamped(left + w)]
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, top + h); y++) {
    for (let c = 0; c < 3; c++) rows[c]!.data.fill(color[c]!, y * width + from, y * width + to)
  }
}

function soften({ rows, unit }: Wall, share: number): void {
  const soft = blurLight(rows, share * unit)
  for (let c = 0; c < 3; c++) rows[c]!.data.set(soft[c]!.data)
}

function paint(wall: Wall, color: (x: number, y: number) => Rgb): void {
  over(wall, color)
}

function over({ rows }: Wall, color: (x: number, y: number) => Rgb | null): void {
  const { width, height } = rows[0]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const value = color(x, y)
      if (value) for (let c = 0; c < 3; c++) rows[c]!.data[i] = value[c]!
    }
  }
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
