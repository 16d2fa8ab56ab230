import { blur } from '../image/blur.js'
import { between, type Random } from '../image/random.js'
import { createPlane, type Plane } from '../image/raster.js'
import type { GoboName } from './scene.js'

/**
 * Light that falls through something: a plane of factors around 1, bright where the sun comes through. Thrown on
 * set and floor alike, slanted away from the light.
 *
 * @param side where the light comes from, -1 left or 1 right
 * @param hardness 0 soft to 1 hard edges
 */
export function castGobo(
  name: GoboName,
  width: number,
  height: number,
  side: number,
  hardness: number,
  random: Random
): Plane {
  const shape =
    name === 'window' ? windowPanes(width, height, side, random) : leaves(width, height, random)
  const soft = blur(shape, (width / 1024) * (15 - 9 * hardness))
  for (let i = 0; i < soft.data.length; i++) soft.data[i] = 0.56 + 0.56 * soft.data[i]!
  return soft
}

function windowPanes(width: number, height: number, side: number, random: Random): Plane {
  const plane = createPlane(width, height)
  const left = width * (between(random, 0.12, 0.24) + (side > 0 ? -0.05 : 0.12))
  const top = height * between(random, 0.02, 0.1)
  const pane = { w: width * 0.25, h: height * 0.36, bar: width * 0.028 }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const along = x - left + side * (y - top) * 0.42
      const column = Math.floor(along / (pane.w + pane.bar))
      const row = Math.floor((y - top) / (pane.h + pane.bar))
      const inColumn = along - column * (pane.w + pane.bar) < pane.w
      const inRow = y - top - row * (pane.h + pane.bar) < pane.h
      plane.data[i] = column >= 0 && column < 2 && row >= 0 && row < 2 && inColumn && inRow ? 1 : 0
    }
  }
  return plane
}

/** Shadows of palm fronds that reach in from two corners. */
function leaves(width: number, height: number, random: Random): Plane {
  const plane = createPlane(width, height, 1)
  const unit = Math.max(width, height)
  for (let frond = 0; frond < 4; frond++) {
    let x = width * (frond % 2 ? between(random, 0.85, 1.1) : between(random, -0.1, 0.2))
    let y = height * between(random, -0.1, 0.35)
    let angle = frond % 2 ? between(random, 2, 2.9) : between(random, 0.25, 1.1)
    for (let step = 0; step < 30; step++) {
      x += Math.cos(angle) * unit * 0.02
      y += Math.sin(angle) * unit * 0.02
      angle += 0.018
      const length = unit * 0.16 * Math.sin((Math.PI * (step + 2)) / 34)
      for (const turn of [-0.95, 0.95]) leaf(plane, x, y, angle + turn, length, unit * 0.009)
    }
  }
  return plane
}

/** A slim leaf from (x, y) on: dark, pointed at both ends. */
function leaf(
  plane: Plane,
  x: number,
  y: number,
  angle: number,
  length: number,
  thick: number
): void {
  const steps = Math.ceil(length / 2)
  for (let n = 0; n < steps; n++) {
    const t = n / steps
    const cx = x + Math.cos(angle) * length * t
    const cy = y + Math.sin(angle) * length * t
    const radius = Math.ceil(thick * Math.sin(Math.PI * (0.08 + 0.92 * t)))
    for (let py = Math.floor(cy - radius); py <= cy + radius; py++) {
      if (py < 0 || py >= plane.height) continue
      for (let px = Math.floor(cx - radius); px <= cx + radius; px++) {
        if (px < 0 || px >= plane.width) continue
        if ((px - cx) ** 2 + (py - cy) ** 2 <= radius * radius)
          plane.data[py * plane.width + px] = 0
      }
    }
  }
}
