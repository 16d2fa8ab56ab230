import { blur } from '../image/blur.js'
import type { Rgb } from '../image/color.js'
import { createPlane, type Plane } from '../image/raster.js'

/** A picture in linear light: red, green and blue planes of one size. */
export type LightPlanes = readonly [Plane, Plane, Plane]

export function createLight(width: number, height: number): LightPlanes {
  return [createPlane(width, height), createPlane(width, height), createPlane(width, height)]
}

/** Some rows of a picture, the last one exclusive: what is drawn on them is drawn into the picture. */
export function rowsOf(picture: LightPlanes, from: number, to: number): LightPlanes {
  const rows = ({ width, data }: Plane) => ({
    width,
    height: to - from,
    data: data.subarray(from * width, to * width),
  })
  return [rows(picture[0]), rows(picture[1]), rows(picture[2])]
}

export function blurLight(light: LightPlanes, sigma: number): LightPlanes {
  return [blur(light[0], sigma), blur(light[1], sigma), blur(light[2], sigma)]
}

/** Mixes `over` into `base` in place, by `share(row)` of 0 to 1. */
export function mixRows(
  base: LightPlanes,
  over: LightPlanes,
  share: (row: number) => number
): void {
  const { width, height } = base[0]
  for (let row = 0; row < height; row++) {
    const t = share(row)
    if (t <= 0) continue
    for (let c = 0; c < 3; c++) {
      const [from, to] = [over[c]!.data, base[c]!.data]
      for (let i = row * width; i < (row + 1) * width; i++) to[i]! += (from[i]! - to[i]!) * t
    }
  }
}

export function mixColor(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

export function scaleColor([r, g, b]: Rgb, factor: number): Rgb {
  return [r * factor, g * factor, b * factor]
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
