import { boundingBox, type Box, type Raster } from '../image/raster.js'
import { createRandom, hash } from '../image/random.js'
import { createCandle } from './candle.js'
import { cameraPath, easeInOut, scaleAt, type Pose, type Room } from './camera_path.js'
import { createGroundPainter, type Frame } from './draw_ground.js'
import { createProductPainter } from './draw_product.js'
import type { FilmPlan } from './film_plan.js'
import { placeStill } from './framing.js'
import { createGlow, createSweep } from './light.js'
import { marginsOf, type Anchor } from './margins.js'
import { mouthOf, type Mouth } from './mouth.js'
import { createParticles } from './particles.js'
import type { FilmedProduct } from './product_layer.js'
import { createSparkle } from './sparkle.js'
import { buildStage } from './stage.js'
import { createSteam } from './steam.js'

export interface FilmOptions {
  width: number
  height: number
  seconds: number
  /** As in `VideoInput`: the more freedom, the more moves. */
  cfgScale: number
  seed: number
}

/** Draws any frame of a film, 0 to 1, into memory that the caller gives. */
export type DrawFrame = (out: Frame, progress: number) => void

/** A film that can be drawn. */
export interface PreparedFilm {
  draw: DrawFrame
  /** Where the product, or what stands for it, is in a frame, in pixels. */
  productAt(progress: number): Box
}

/** Where vapour rises of which nobody knows the vessel. */
const MIDDLE_OF_TOP: Mouth = { x: 0.5, y: 0, width: 0.8 }

/**
 * Prepares a film: takes the still apart and sets up the camera, the light and what flies through the air. The same
 * input and seed give the same frames, in whatever order they are drawn.
 *
 * @param subject the product in the still, at its size, or null to move the still as one plane
 * @param between called between the steps
 */
export async function prepareFilm(
  still: Raster & { channels: 3 },
  subject: FilmedProduct | null,
  plan: FilmPlan,
  options: FilmOptions,
  between: () => Promise<void>
): Promise<PreparedFilm> {
  const { seconds, seed } = options
  const random = (part: string) => createRandom(hash(seed, part))
  const placed = placeStill(still, subject && boundingBox(subject.outline, 0.5), options)
  const box = placed.product.inFrame
  const anchor = anchorOf(box, options)
  const room = roomOf(box, anchor, options)
  const strength = moveStrength(options.cfgScale)
  const path = cameraPath(plan, strength, options, seconds, room, random('camera'))
  const margins = marginsOf(path, anchor, options)
  const stage = await buildStage(still, subject, options, placed, margins, between)
  const { product } = stage
  const effect = effectStrength(options.cfgScale)
  const { effects } = plan
  const drawGround = createGroundPainter(stage, options, anchor)
  const drawProduct = product && createProductPainter(product, stage.margins, anchor)
  const sweep = createSweep(effects.sweep * effect, box, random('sweep'))
  const glow = createGlow(effects.glow * effect, options)
  const candle = createCandle(Math.min(1, effects.flicker * effect), box, options, random('glow'))
  const drawParticles = createParticles(effects.particles, effect, options, random('particles'))
  const side = Math.min(options.width, options.height)
  const mouth = subject ? mouthOf(subject.outline, placed.product.box) : MIDDLE_OF_TOP
  const drawSteam = createSteam(hash(seed, 'steam') % 1000, side, mouth)
  let drawSparkle: ReturnType<typeof createSparkle> | null = null

  const drawLayers: DrawFrame = (out, progress) => {
    const pose = path(progress)
    const time = progress * seconds
    const place = (x: number, y: number) => project(pose, anchor, x, y)
    const at = moved(box, place)
    const defocus = effects.focus * effect * 1.9 * easeInOut(Math.min(1, progress * 1.5))
    drawGround(out, pose, product ? Math.min(1.99, defocus) : 0)
    drawParticles(out, time, pose, false)
    drawProduct?.(out, pose, sweep(progress, at))
    if (effects.steam > 0) drawSteam(out, at, time, effect)
    glow(out, progress)
    candle(out, time)
    drawSparkle?.(out, time, effect, place)
    drawParticles(out, time, pose, true)
  }
  if (effects.sparkle > 0) {
    const { width, height } = options
    const first = { width, height, data: new Uint8ClampedArray(width * height * 3) }
    drawLayers(first, 0)
    drawSparkle = createSparkle(first, box, seconds, random('sparkle'))
  }
  const productAt = (progress: number) =>
    moved(box, (x, y) => project(path(progress), anchor, x, y))
  return { draw: drawLayers, productAt }
}

/** How far the camera goes: one and a half times the usual way with all freedom, a quarter of it with none. */
function moveStrength(cfgScale: number): number {
  return 0.25 + 1.25 * (1 - cfgScale)
}

function effectStrength(cfgScale: number): number {
  return Math.min(1.15, 0.3 + 1.1 * (1 - cfgScale))
}

/** The product's middle, but not so far out that the frame would swing around it. */
function anchorOf(product: Box, { width, height }: { width: number; height: number }): Anchor {
  const x = (product.left + product.right) / 2
  const y = (product.top + product.bottom) / 2
  return {
    x: Math.min(Math.max(x, 0.35 * width), 0.65 * width),
    y: Math.min(Math.max(y, 0.35 * height), 0.65 * height),
  }
}

function roomOf(
  box: Box,
  { x, y }: Anchor,
  { width, height }: { width: number; height: number }
): Room {
  const scale = Math.min(
    x / (x - box.left),
    y / (y - box.top),
    (width - x) / (box.right - x),
    (height - y) / (box.bottom - y)
  )
  return { scale, above: box.top / height, below: 1 - box.bottom / height }
}

/** Where a point of the product in the first frame is now. */
function project(pose: Pose, anchor: Anchor, x: number, y: number) {
  const scale = scaleAt(pose, 1)
  return {
    x: anchor.x + scale * (x - anchor.x) + pose.truckX + pose.panX,
    y: anchor.y + scale * (y - anchor.y) + pose.truckY + pose.panY,
  }
}

function moved(box: Box, place: (x: number, y: number) => { x: number; y: number }): Box {
  const a = place(box.left, box.top)
  const b = place(box.right, box.bottom)
  return { left: a.x, top: a.y, right: b.x, bottom: b.y }
}
