import type { ReelBox, ReelShot } from '#engine/reel/reel'
import { cutOutOf, type DraftMedia } from './media'

/** More pixels than are seen, for cameras that go near. */
const SPARE = 1.25
/** Blur of what stands for the ground that the reel carries on beyond a picture's edge, in pixels. */
const BLUR = 22
/** Width of the edge over which the picture goes over into it, as a share of its side. */
const SEAM = 0.08

/** Canvases that are kept: those of all templates of a long reel. */
const MOST_KEPT = 90

/** Pictures in the shape of what they fill, drawn once: a frame takes a window of each. */
class Bases {
  readonly #kept = new Map<string, HTMLCanvasElement>()

  /**
   * What fills a shot's area.
   * @param scale pixels of the canvas for one of the plan
   */
  of(shot: ReelShot, media: DraftMedia, scale: number): HTMLCanvasElement {
    const { area, base, cutOut, ground } = shot
    const key = JSON.stringify([
      media.source.id,
      media.source.mask,
      area,
      base,
      cutOut,
      ground,
      scale,
    ])
    let canvas = this.#kept.get(key)
    // A film is drawn anew each time.
    if (canvas && media.drawable === media.still) return canvas
    canvas ??= document.createElement('canvas')
    canvas.width = Math.round((area.right - area.left) * scale * SPARE)
    canvas.height = Math.round((area.bottom - area.top) * scale * SPARE)
    const context = canvas.getContext('2d')!
    if (cutOut) drawCutOut(context, media, cutOut, ground)
    else drawBase(context, media, base)
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    this.#kept.set(key, canvas)
    return canvas
  }
}

/** Of all drafts: a changed word draws no picture anew. */
export const bases = new Bases()

/**
 * A picture so that its base fills the canvas. What is beyond it, where the reel carries the ground on, is its mirror image here, softened: a browser
 * has no seconds for it.
 */
function drawBase(context: CanvasRenderingContext2D, media: DraftMedia, base: ReelBox): void {
  const { width, height } = context.canvas
  const { still } = media
  const drawable = isReady(media.drawable) ? media.drawable : still
  const wide = width / (base.right - base.left)
  const tall = height / (base.bottom - base.top)
  const [left, top] = [-base.left * wide, -base.top * tall]
  const isBeyond = base.left < 0 || base.top < 0 || base.right > 1 || base.bottom > 1
  if (!isBeyond) {
    context.drawImage(drawable, left, top, wide, tall)
    return
  }
  context.filter = `blur(${BLUR}px)`
  for (const across of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) {
      context.save()
      context.translate(left + across * wide, top + down * tall)
      if (across !== 0) context.transform(-1, 0, 0, 1, wide, 0)
      if (down !== 0) context.transform(1, 0, 0, -1, 0, tall)
      context.drawImage(still, 0, 0, wide, tall)
      context.restore()
    }
  }
  context.filter = 'none'
  context.drawImage(withSoftEdges(drawable, wide, tall, base), left, top)
}

/** A picture that fades out at the edges beyond which something is seen. */
function withSoftEdges(
  drawable: CanvasImageSource,
  wide: number,
  tall: number,
  base: ReelBox
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(wide)
  canvas.height = Math.round(tall)
  const context = canvas.getContext('2d')!
  context.drawImage(drawable, 0, 0, wide, tall)
  context.globalCompositeOperation = 'destination-in'
  for (const [isSoft, x, y] of [
    [base.left < 0, wide * SEAM, 0],
    [base.top < 0, 0, tall * SEAM],
    [base.right > 1, -wide * SEAM, 0],
    [base.bottom > 1, 0, -tall * SEAM],
  ] as const) {
    if (!isSoft) continue
    const [fromX, fromY] = [x < 0 ? wide : 0, y < 0 ? tall : 0]
    const fade = context.createLinearGradient(fromX, fromY, fromX + x, fromY + y)
    fade.addColorStop(0, 'rgb(0 0 0 / 0)')
    fade.addColorStop(1, 'rgb(0 0 0)')
    context.fillStyle = fade
    context.fillRect(0, 0, wide, tall)
  }
  return canvas
}

function isReady(drawable: DraftMedia['drawable']): boolean {
  return !(drawable instanceof HTMLVideoElement) || drawable.readyState >= 2
}

/** A product on the brand's ground, with a soft shadow below it. */
function drawCutOut(
  context: CanvasRenderingContext2D,
  media: DraftMedia,
  box: ReelBox,
  ground: string
): void {
  const { width, height } = context.canvas
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  const light = context.createRadialGradient(
    ...([
      width / 2,
      height * 0.55,
      0,
      width / 2,
      height * 0.55,
      Math.hypot(width, height) / 2,
    ] as const)
  )
  light.addColorStop(0, 'rgb(255 255 255 / 0.1)')
  light.addColorStop(0.6, 'rgb(255 255 255 / 0)')
  light.addColorStop(1, 'rgb(0 0 0 / 0.12)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  const subject = media.subject ?? { left: 0, top: 0, right: 1, bottom: 1 }
  const wide = ((box.right - box.left) * width) / (subject.right - subject.left)
  const tall = ((box.bottom - box.top) * height) / (subject.bottom - subject.top)
  const foot = box.bottom * height
  context.save()
  context.translate(((box.left + box.right) / 2) * width, foot)
  context.scale(1, 0.12)
  const reach = ((box.right - box.left) * width) / 2
  const shadow = context.createRadialGradient(0, 0, 0, 0, 0, reach)
  shadow.addColorStop(0, 'rgb(0 0 0 / 0.4)')
  shadow.addColorStop(1, 'rgb(0 0 0 / 0)')
  context.fillStyle = shadow
  context.fillRect(-reach, -reach, 2 * reach, 2 * reach)
  context.restore()
  context.drawImage(
    cutOutOf(media),
    box.left * width - subject.left * wide,
    box.top * height - subject.top * tall,
    wide,
    tall
  )
}
