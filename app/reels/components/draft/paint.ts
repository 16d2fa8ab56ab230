import {
  cssFont,
  type Ink,
  type Layer,
  layersAt,
  type OverlayPose,
  poseAt,
  shadeAt,
  WIPE_LINE,
} from '#engine/reel/plan'
import type { ReelOverlay, ReelPlan } from '#engine/reel/reel'
import { bases } from './bases'
import { inkOver } from './inks'
import type { DraftMedia } from './media'

type Text = Extract<ReelOverlay, { kind: 'text' }>

/** Steps in which the soft edge of a shade is drawn. */
const SHADE_STEPS = 16
/** Width in pixels of the canvas in which is looked for what lies behind words. */
const BEHIND = 216

/** What a plan is drawn of. */
export interface Parts {
  plan: ReelPlan
  /** By item. */
  media: readonly DraftMedia[]
  logo: HTMLImageElement | null
}

/** Draws a plan's moments on canvases, as the worker draws its frames. */
export class Painter {
  readonly #parts: Parts
  readonly #inks = new Map<Text, Ink>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get plan(): ReelPlan {
    return this.#parts.plan
  }

  /** @param time seconds */
  paint(context: CanvasRenderingContext2D, time: number): void {
    const { plan } = this.#parts
    const scale = context.canvas.width / plan.width
    this.#pictures(context, time, scale)
    for (const overlay of plan.overlays) {
      const pose = poseAt(overlay, time, plan.height)
      if (pose) this.#overlay(context, overlay, pose, scale)
    }
  }

  #pictures(context: CanvasRenderingContext2D, time: number, scale: number): void {
    const { plan } = this.#parts
    context.globalAlpha = 1
    context.fillStyle = plan.ground
    context.fillRect(0, 0, context.canvas.width, context.canvas.height)
    for (const layer of layersAt(plan, time)) this.#layer(context, layer, scale)
  }

  #layer(context: CanvasRenderingContext2D, layer: Layer, scale: number): void {
    const { plan, media } = this.#parts
    const { shot, window, opacity, lower, shownTo } = layer
    const { area } = shot
    const [left, top] = [area.left * scale, area.top * scale]
    const [wide, tall] = [(area.right - area.left) * scale, (area.bottom - area.top) * scale]
    context.save()
    context.beginPath()
    context.rect(left, top, shownTo * scale, tall)
    context.clip()
    context.globalAlpha = opacity
    const picture = shot.item === null ? undefined : media[shot.item]
    if (picture) {
      const base = bases.of(shot, picture, scale)
      context.drawImage(
        base,
        window.left * base.width,
        window.top * base.height,
        (window.right - window.left) * base.width,
        (window.bottom - window.top) * base.height,
        left,
        top + lower * scale,
        wide,
        tall
      )
    } else {
      context.fillStyle = shot.ground
      context.fillRect(left, top + lower * scale, wide, tall)
    }
    context.restore()
    if (shot.enter.kind === 'wipe' && shownTo > 0 && shownTo < area.right - area.left) {
      const line = Math.max(2, WIPE_LINE * plan.width * scale)
      context.fillStyle = plan.ground
      context.fillRect((area.left + shownTo) * scale - line / 2, top, line, tall)
    }
  }

  #overlay(
    context: CanvasRenderingContext2D,
    overlay: ReelOverlay,
    pose: OverlayPose,
    scale: number
  ): void {
    const { box } = overlay
    context.save()
    context.scale(scale, scale)
    if (overlay.kind === 'text') this.#shade(context, overlay, pose)
    context.translate(0, pose.lower)
    context.globalAlpha = pose.opacity
    if (pose.shown < 1) {
      const width = box.right - box.left
      const height = box.bottom - box.top
      context.beginPath()
      context.rect(box.left, box.top - height, width * pose.shown, 3 * height)
      context.clip()
    }
    if (overlay.kind === 'block') {
      context.fillStyle = overlay.color
      context.beginPath()
      context.roundRect(
        box.left,
        box.top,
        box.right - box.left,
        box.bottom - box.top,
        overlay.radius
      )
      context.fill()
    } else if (overlay.kind === 'logo') {
      const { logo } = this.#parts
      if (logo)
        context.drawImage(logo, box.left, box.top, box.right - box.left, box.bottom - box.top)
    } else {
      context.fillStyle = overlay.color ?? this.#inkOf(overlay).color
      context.font = cssFont(overlay.face, overlay.size)
      for (const { text, x, y } of overlay.lines) context.fillText(text, x, y)
    }
    context.restore()
  }

  /** Darkens or lightens softly what lies behind words that could not be read on it. */
  #shade(context: CanvasRenderingContext2D, overlay: Text, { opacity }: OverlayPose): void {
    const { shade, box } = overlay
    if (!shade) return
    const { toward, strength } = this.#inkOf(overlay)
    if (strength <= 0) return
    const [red, green, blue] = toward === '#000000' ? [0, 0, 0] : [255, 255, 255]
    const gradient = context.createLinearGradient(0, shade.top, 0, shade.bottom)
    for (let step = 0; step <= SHADE_STEPS; step++) {
      const share = step / SHADE_STEPS
      const y = shade.top + share * (shade.bottom - shade.top)
      const alpha = shadeAt(shade, box, y) * strength * opacity
      gradient.addColorStop(share, `rgb(${red} ${green} ${blue} / ${alpha})`)
    }
    context.fillStyle = gradient
    context.fillRect(shade.left, shade.top, shade.right - shade.left, shade.bottom - shade.top)
  }

  /** Chosen once for the time in which words stand, by the picture in the middle of it. */
  #inkOf(overlay: Text): Ink {
    let ink = this.#inks.get(overlay)
    if (ink) return ink
    const { plan } = this.#parts
    const canvas = document.createElement('canvas')
    canvas.width = BEHIND
    canvas.height = Math.round((BEHIND * plan.height) / plan.width)
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    const scale = BEHIND / plan.width
    this.#pictures(context, (overlay.from + overlay.to) / 2, scale)
    ink = inkOver(context, overlay, scale)
    this.#inks.set(overlay, ink)
    return ink
  }

  /** Lets films of the reel run along with it, or stand. */
  followFilms(time: number, isPlaying: boolean): void {
    const { plan, media } = this.#parts
    const seen = new Map(
      layersAt(plan, time).flatMap(({ shot }) =>
        shot.item === null
          ? []
          : [[shot.item, shot.filmFrom + Math.max(0, time - shot.from)] as const]
      )
    )
    for (const [item, { drawable }] of media.entries()) {
      if (!(drawable instanceof HTMLVideoElement)) continue
      const wanted = seen.get(item)
      if (wanted === undefined || !isPlaying) drawable.pause()
      if (wanted === undefined) continue
      if (Math.abs(drawable.currentTime - wanted) > 0.25) drawable.currentTime = wanted
      if (isPlaying && drawable.paused) void drawable.play().catch(() => {})
    }
  }
}
