import { between, createRandom, hash, type Random } from '../image/random.js'
import { mapPlane } from '../image/raster.js'
import type { Camera } from './camera.js'
import { castGobo } from './gobo.js'
import { mixColor, smoothstep, type LightPlanes } from './light_planes.js'
import type { Scene } from './scene.js'

/** Backdrops that shine by themselves: the set's light does not fall on them. */
const SHINING = new Set(['sky', 'sea', 'night', 'neon', 'bokeh', 'foliage'])

/** Of the pool's light, what a picture gets on average: the stronger it is, the less is left beside it. */
const EVENLY = 0.61

/** How much softer or harder than asked for the light of a picture may be. */
const SOFTER = 0.2
const HARDER = 0.25

/** Factors on how bright it is. */
const DRIFT = [0.94, 1.05] as const

/** The light that was asked for, a little softer or harder, brighter or darker, as no two days are the same. */
export function varyLight(light: Scene['light'], random: Random): Scene['light'] {
  const hardness = light.hardness + between(random, -SOFTER, HARDER)
  const exposure = light.exposure * between(random, ...DRIFT)
  return { ...light, hardness: Math.min(1, Math.max(0, hardness)), exposure }
}

/** One curve of paper: the wall runs into the floor, which another seed shows higher, wider or in more light. */
export function drawSweep(
  picture: LightPlanes,
  camera: Camera,
  scene: Scene,
  random: Random
): void {
  const { width, height } = camera
  const seam = camera.seam - height * between(random, -0.03, 0.12)
  const wide = height * between(random, 0.08, 0.22)
  const lighter = between(random, -0.24, 0.3)
  for (let y = 0, i = 0; y < height; y++) {
    const floor = scene.gradient
      ? smoothstep(0, height, y)
      : smoothstep(seam - wide, seam + wide, y)
    const color = mixColor(scene.backdrop.color, scene.ground.color, floor)
    const lit = 1 + lighter * (smoothstep(seam - wide, seam + wide, y) - 0.5)
    const curve = lit - 0.07 * Math.exp(-(((y - seam) / (height * 0.07)) ** 2))
    for (let x = 0; x < width; x++, i++) {
      for (let c = 0; c < 3; c++) picture[c]!.data[i] = color[c]! * curve
    }
  }
}

/** The corner between floor and wall gets less light, and is soft. */
export function darkenSeam(picture: LightPlanes, { width, height, seam }: Camera): void {
  for (let y = 0; y < height; y++) {
    const away = (y - seam) / height
    const factor = 1 - 0.3 * Math.exp(-((away / (away < 0 ? 0.012 : 0.03)) ** 2))
    for (const { data } of picture) {
      for (let i = y * width; i < (y + 1) * width; i++) data[i]! *= factor
    }
  }
}

/**
 * Lets the light of a scene fall on what was drawn: a pool of it on the side that it comes from, through its pattern.
 *
 * @param side where the light comes from, -1 left or 1 right
 * @param seed moves the pool and the pattern
 */
export function lightSet(
  picture: LightPlanes,
  camera: Camera,
  scene: Scene,
  side: number,
  seed: number
): void {
  const { width, height } = camera
  const { key, ambient, contrast, hardness, exposure } = scene.light
  const gobo = scene.gobo
    ? castGobo(scene.gobo, width, height, side, hardness, createRandom(hash('gobo', seed)))
    : null
  const shining = SHINING.has(scene.backdrop.name) && !scene.sweep
  const random = createRandom(hash('light', seed))
  const narrow = between(random, 1.6, 3.6)
  const [center, top] = [between(random, 0.16, 0.44), between(random, 0.12, 0.46)]
  const pool = between(random, 0.35, 0.95)
  const fall = (away: number) => Math.exp(-away * away * narrow)
  const across = mapPlane({ width, height: 1 }, (x) => fall(x / width - 0.5 - side * center))
  for (let y = 0, i = 0; y < height; y++) {
    const down = fall(y / height - top)
    for (let x = 0; x < width; x++, i++) {
      if (shining && y < camera.seam) {
        for (const plane of picture) plane.data[i]! *= exposure
        continue
      }
      const spot = (1 - EVENLY * pool + pool * across.data[x]! * down) * (gobo ? gobo.data[i]! : 1)
      for (let c = 0; c < 3; c++) {
        const value = ambient[c]! * (1 - contrast) + key[c]! * contrast * spot
        picture[c]!.data[i]! *= value * exposure
      }
    }
  }
}
