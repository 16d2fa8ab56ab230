/** A repeatable number in [0, 1) for a point of the integer grid. */
export function gridNoise(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Value noise in [0, 1): grid noise blended smoothly between neighbours. */
export function noise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const fx = x - x0
  const fy = y - y0
  const sx = fx * fx * (3 - 2 * fx)
  const sy = fy * fy * (3 - 2 * fy)
  const a = gridNoise(x0, y0, seed)
  const b = gridNoise(x0 + 1, y0, seed)
  const c = gridNoise(x0, y0 + 1, seed)
  const d = gridNoise(x0 + 1, y0 + 1, seed)
  return a + (b - a) * sx + (c + (d - c) * sx - a - (b - a) * sx) * sy
}

/**
 * Fractal noise in about [0, 1], mean 0.5: octaves of halved size and strength. Octaves finer than a pixel are left
 * out, so that nothing shimmers.
 *
 * @param footprint size of a pixel in the units of `x` and `y`
 */
export function fractal(
  x: number,
  y: number,
  seed: number,
  octaves: number,
  footprint: number
): number {
  let sum = 0
  let total = 0
  let strength = 1
  let frequency = 1
  for (let octave = 0; octave < octaves; octave++) {
    const visible = Math.min(1, Math.max(0, 2 - 2.5 * frequency * footprint))
    if (visible === 0 && octave > 0) break
    sum += strength * (0.5 + (noise(x * frequency, y * frequency, seed + octave) - 0.5) * visible)
    total += strength
    strength *= 0.5
    frequency *= 2.03
  }
  return sum / total
}
