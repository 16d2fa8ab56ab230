import { heightOf, widthOf } from './plan/boxes.js'
import { inkFor, luminanceOf, type Ink } from './plan/legible.js'
import { layersAt, poseAt, WIPE_LINE, type Layer } from './plan/motion.js'
import type { ReelBox, ReelOverlay, ReelPlan, ReelShot } from './reel.js'
import type { Raster } from '../image/raster.js'
import { bytesOf, fill, lay, shade, stamp } from './paint.js'
import type { Prepared } from './picture_source.js'
import { drawWindow, type Canvas } from './sample.js'
import { drawBlock, drawText, type Stamp } from './text/draw_text.js'

/** What a plan is drawn from. */
export interface Sources {
  /** What is drawn of a shot of an item; called for each frame, in order. */
  shot(shot: ReelShot): Promise<Prepared>
  /** The logo as large as in the box, with alpha. */
  logo(box: { width: number; height: number }): Promise<Raster>
}

/** What an overlay is drawn with, made when it is first seen. */
type Drawn =
  | { kind: 'stamp'; stamp: Stamp; color: string; ink: Ink | null }
  | { kind: 'logo'; left: number; top: number; width: number; height: number; data: Uint8Array }

/** Draws the frames of a plan in order, into one canvas. */
export class FrameDrawer {
  readonly canvas: Canvas
  readonly #plan: ReelPlan
  readonly #scale: number
  readonly #sources: Sources
  readonly #drawn = new Map<ReelOverlay, Drawn>()
  #shown = ''

  /** @param scale pixels drawn for one of the plan */
  constructor(plan: ReelPlan, scale: number, sources: Sources) {
    this.#plan = plan
    this.#scale = scale
    this.#sources = sources
    const width = even(plan.width * scale)
    const height = even(plan.height * scale)
    this.canvas = { width, height, data: new Uint8Array(width * height * 3) }
  }

  /** Draws the frame of a time; what is the same as in the last one stays. */
  async draw(time: number): Promise<void> {
    const layers = layersAt(this.#plan, time)
    const prepared = await Promise.all(layers.map((layer) => this.#prepare(layer)))
    const overlays = this.#plan.overlays.flatMap((overlay) => {
      const pose = poseAt(overlay, time, this.#plan.height)
      return pose ? [{ overlay, pose }] : []
    })
    for (const known of this.#drawn.keys()) if (time >= known.to) this.#drawn.delete(known)
    const things: { thing: Drawn; overlay: ReelOverlay }[] = []
    for (const { overlay } of overlays) things.push({ thing: await this.#make(overlay), overlay })
    const isFilm = prepared.some((one) => one?.isFilm)
    const shown = JSON.stringify([
      layers,
      overlays.map(({ pose, overlay }) => [pose, overlay.from]),
    ])
    if (shown === this.#shown && !isFilm) return
    this.#shown = shown
    fill(this.canvas, bytesOf(this.#plan.ground), {
      left: 0,
      top: 0,
      right: this.canvas.width,
      bottom: this.canvas.height,
    })
    for (const [n, layer] of layers.entries()) this.#drawLayer(this.canvas, layer, prepared[n]!)
    for (const [n, { thing, overlay }] of things.entries()) {
      this.#drawOverlay(thing, overlay, overlays[n]!.pose)
    }
  }

  async #prepare({ shot }: Layer): Promise<Prepared | null> {
    return shot.item === null ? null : this.#sources.shot(shot)
  }

  /** @param at what of the plan the canvas shows */
  #drawLayer(
    canvas: Canvas,
    { shot, window, opacity, lower, shownTo }: Layer,
    prepared: Prepared | null,
    at = { left: 0, top: 0 }
  ): void {
    const scale = this.#scale
    const area = {
      left: Math.round((shot.area.left - at.left) * scale),
      top: Math.round((shot.area.top - at.top) * scale),
      right: Math.round((shot.area.right - at.left) * scale),
      bottom: Math.round((shot.area.bottom - at.top) * scale),
    }
    const edge = area.left + Math.round(shownTo * scale)
    const down = Math.round(lower * scale)
    const clip = { ...area, right: Math.min(area.right, edge) }
    if (!prepared) {
      const top = Math.max(area.top, area.top + down)
      fillMixed(canvas, shot.ground, { ...clip, top }, opacity)
    } else {
      const { picture, part } = prepared
      drawWindow(canvas, picture, inPixels(window, part, picture), {
        left: area.left,
        top: area.top + down,
        width: area.right - area.left,
        height: area.bottom - area.top,
        clip,
        opacity,
      })
    }
    if (shot.enter.kind === 'wipe' && edge < area.right) {
      const half = Math.max(1, Math.round((WIPE_LINE * this.#plan.width * scale) / 2))
      fill(canvas, bytesOf(this.#plan.ground), { ...area, left: edge - half, right: edge + half })
    }
  }

  async #make(overlay: ReelOverlay): Promise<Drawn> {
    const known = this.#drawn.get(overlay)
    if (known) return known
    const made = await this.#makeNew(overlay)
    this.#drawn.set(overlay, made)
    return made
  }

  async #makeNew(overlay: ReelOverlay): Promise<Drawn> {
    const scale = this.#scale
    switch (overlay.kind) {
      case 'block':
        return {
          kind: 'stamp',
          stamp: await drawBlock(overlay, scale),
          color: overlay.color,
          ink: null,
        }
      case 'text': {
        const ink = overlay.shade ? await this.#inkOver(overlay) : null
        const color = overlay.color ?? ink?.color ?? '#ffffff'
        return { kind: 'stamp', stamp: await drawText(overlay, scale), color, ink }
      }
      case 'logo': {
        const { left, top } = overlay.box
        const size = {
          width: Math.max(1, Math.round(widthOf(overlay.box) * scale)),
          height: Math.max(1, Math.round(heightOf(overlay.box) * scale)),
        }
        const { data } = await this.#sources.logo(size)
        const place = { left: Math.round(left * scale), top: Math.round(top * scale) }
        return { kind: 'logo', ...place, ...size, data }
      }
    }
  }

  #drawOverlay(
    thing: Drawn,
    overlay: ReelOverlay,
    pose: NonNullable<ReturnType<typeof poseAt>>
  ): void {
    if (thing.kind === 'logo') {
      lay(this.canvas, thing, pose, this.#scale)
      return
    }
    const { ink } = thing
    if (ink && overlay.kind === 'text' && overlay.shade && ink.strength > 0) {
      const strength = ink.strength * pose.opacity
      const toward = bytesOf(ink.toward)
      shade(this.canvas, overlay.shade, overlay.box, toward, strength, this.#scale)
    }
    stamp(this.canvas, thing.stamp, bytesOf(thing.color), pose, this.#scale)
  }

  /** The ink that can be read on what lies behind words in the middle of their time. */
  async #inkOver({ box, from, to }: ReelOverlay): Promise<Ink> {
    const canvas: Canvas = {
      width: Math.max(1, Math.round(widthOf(box) * this.#scale)),
      height: Math.max(1, Math.round(heightOf(box) * this.#scale)),
      data: new Uint8Array(0),
    }
    canvas.data = new Uint8Array(canvas.width * canvas.height * 3)
    for (const layer of layersAt(this.#plan, (from + to) / 2)) {
      this.#drawLayer(canvas, layer, await this.#prepare(layer), box)
    }
    return inkFor(lightsOf(canvas))
  }
}

/** Luminances below and above which a twentieth of the pixels lies. */
function lightsOf({ data }: Canvas): { dark: number; light: number } {
  const values: number[] = []
  for (let p = 0; p + 2 < data.length; p += 3 * 7) {
    values.push(luminanceOf(data[p]!, data[p + 1]!, data[p + 2]!))
  }
  values.sort((a, b) => a - b)
  const at = (share: number) => values[Math.floor((values.length - 1) * share)]!
  return { dark: at(0.05), light: at(0.95) }
}

function fillMixed(canvas: Canvas, color: string, box: ReelBox, opacity: number): void {
  if (opacity >= 1) {
    fill(canvas, bytesOf(color), box)
    return
  }
  const bytes = bytesOf(color)
  const { width, height, data } = canvas
  for (let y = Math.max(0, box.top); y < Math.min(height, box.bottom); y++) {
    const from = (y * width + Math.max(0, box.left)) * 3
    const to = (y * width + Math.min(width, box.right)) * 3
    for (let i = from; i < to; i += 3) {
      for (let c = 0; c < 3; c++) data[i + c]! += (bytes[c]! - data[i + c]!) * opacity + 0.5
    }
  }
}

/** A window of a shot's base in pixels of what was prepared of it. */
function inPixels(window: ReelBox, part: ReelBox, { width, height }: Raster) {
  const across = width / widthOf(part)
  const down = height / heightOf(part)
  return {
    left: (window.left - part.left) * across,
    top: (window.top - part.top) * down,
    width: widthOf(window) * across,
    height: heightOf(window) * down,
  }
}

function even(pixels: number): number {
  return 2 * Math.round(pixels / 2)
}
