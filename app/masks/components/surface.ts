import type { Area, Point } from './mask.js'
import type { MaskSession } from './mask_session.js'
import type { Picked } from './picked.js'
import { fit, pan, reveal, toFrame, toPicture, type View, zoom } from './view.js'

/** What the merchant points or paints with; lengths in pixels of the screen, so that zooming in paints finer. */
export interface Tool {
  kind: 'pointer' | 'brush'
  adds: boolean
  diameter: number
  /** 0 to 1. */
  softness: number
}

/** Width of the ring that shows where something is pointed at, in pixels of the screen. */
const MARK = 22

/** Sharper than this nobody sees, and every pixel costs time. */
const MAX_PIXEL_RATIO = 2

/** Shows a session in a canvas: which part of the photo, how large, and where the brush is. */
export class Surface {
  readonly #canvas: HTMLCanvasElement
  readonly #session: MaskSession
  readonly #context: CanvasRenderingContext2D
  readonly #stops: (() => void)[] = []
  #tool: Tool = { kind: 'brush', adds: true, diameter: 40, softness: 0 }
  #view: View = { scale: 1, x: 0, y: 0 }
  #isFitted = true
  /** Middle of the brush in pixels of the photo's mask, or null while it is not over the photo. */
  #cursor: Point | null = null
  /** The box that is being drawn. */
  #box: Area | null = null
  #waiting: readonly Picked[] = []
  #frame = 0

  constructor(canvas: HTMLCanvasElement, session: MaskSession) {
    this.#canvas = canvas
    this.#session = session
    this.#context = canvas.getContext('2d')!
    const observer = new ResizeObserver(() => this.#resize())
    observer.observe(canvas)
    this.#resize()
    this.#stops.push(
      () => observer.disconnect(),
      session.subscribe(() => this.#redraw())
    )
  }

  close(): void {
    for (const stop of this.#stops) stop()
    cancelAnimationFrame(this.#frame)
  }

  get session(): MaskSession {
    return this.#session
  }

  get tool(): Tool {
    return this.#tool
  }

  set tool(tool: Tool) {
    this.#tool = tool
    this.#redraw()
  }

  get cursor(): Point | null {
    return this.#cursor
  }

  /** Where the brush is shown; null hides it. */
  set cursor(cursor: Point | null) {
    this.#cursor = cursor
    this.#redraw()
  }

  /** The box that is being drawn, in pixels of the photo's mask; null when there is none. */
  set box(box: Area | null) {
    this.#box = box
    this.#redraw()
  }

  /** What was pointed at and is not found yet. */
  set waiting(waiting: readonly Picked[]) {
    this.#waiting = waiting
    this.#redraw()
  }

  /** The point in the middle of what is shown. */
  get middle(): Point {
    const { clientWidth, clientHeight } = this.#canvas
    return toPicture(this.#view, { x: clientWidth / 2, y: clientHeight / 2 })
  }

  /** A point of the window in pixels of the photo's mask. */
  locate({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top } = this.#canvas.getBoundingClientRect()
    return toPicture(this.#view, { x: clientX - left, y: clientY - top })
  }

  /** Starts a stroke with the tool as it is now. */
  begin(point: Point): void {
    const { adds, diameter, softness } = this.#tool
    this.#session.begin({ adds, radius: this.#length(diameter) / 2, softness }, point)
  }

  /** Moves the brush by pixels of the screen, not out of the photo, and into sight. */
  moveCursor(dx: number, dy: number): Point {
    const { width, height } = this.#session.mask
    const { x, y } = this.#cursor ?? this.middle
    const moved = {
      x: Math.min(width, Math.max(0, x + this.#length(dx))),
      y: Math.min(height, Math.max(0, y + this.#length(dy))),
    }
    this.#setView(reveal(this.#view, moved, this.#session.mask, this.#size()))
    this.cursor = moved
    return moved
  }

  /** Zooms about a point of the window, or the middle of what is shown. */
  zoom(factor: number, about?: { clientX: number; clientY: number }): void {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect()
    const at = about
      ? { x: about.clientX - left, y: about.clientY - top }
      : { x: width / 2, y: height / 2 }
    this.#setView(zoom(this.#view, factor, at, this.#session.mask, this.#size()))
  }

  /** Moves the photo by pixels of the screen. */
  pan(dx: number, dy: number): void {
    this.#setView(pan(this.#view, dx, dy, this.#session.mask, this.#size()))
  }

  /** Shows the whole photo. */
  fit(): void {
    this.#setView(fit(this.#session.mask, this.#size()))
  }

  #setView(view: View): void {
    this.#view = view
    this.#isFitted = view.scale === fit(this.#session.mask, this.#size()).scale
    this.#redraw()
  }

  #resize(): void {
    const ratio = this.#pixelRatio()
    const { width, height } = this.#size()
    this.#canvas.width = Math.round(width * ratio)
    this.#canvas.height = Math.round(height * ratio)
    if (this.#isFitted) this.fit()
    else this.pan(0, 0)
  }

  #redraw(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#draw())
  }

  #draw(): void {
    const { x, y, scale } = this.#view
    const { width, height } = this.#session.mask
    const context = this.#context
    const ratio = this.#pixelRatio()
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, this.#canvas.clientWidth, this.#canvas.clientHeight)
    context.imageSmoothingEnabled = scale * ratio < 3
    context.imageSmoothingQuality = 'high'
    context.drawImage(this.#session.photo, x, y, width * scale, height * scale)
    context.drawImage(this.#session.paintVeil(), x, y, width * scale, height * scale)
    for (const picked of this.#waiting) {
      if ('box' in picked) this.#drawBox(picked.box)
      else this.#drawRing(picked.at, picked.adds, MARK)
    }
    if (this.#box) this.#drawBox(this.#box)
    else if (this.#cursor) this.#drawCursor(this.#cursor)
  }

  #drawCursor(at: Point): void {
    const { kind, adds, diameter } = this.#tool
    this.#drawRing(at, adds, kind === 'brush' ? diameter : MARK)
    if (kind === 'brush') return
    const { x, y } = toFrame(this.#view, at)
    const cross = new Path2D()
    for (const side of [-1, 1]) {
      cross.moveTo(x + side * MARK * 0.5, y)
      cross.lineTo(x + side * MARK, y)
      cross.moveTo(x, y + side * MARK * 0.5)
      cross.lineTo(x, y + side * MARK)
    }
    this.#stroke(cross)
  }

  /** A cross or a bar in it tells adding from removing. */
  #drawRing(at: Point, adds: boolean, diameter: number): void {
    const { x, y } = toFrame(this.#view, at)
    const arm = Math.min(6, diameter / 4)
    const ring = new Path2D()
    ring.arc(x, y, diameter / 2, 0, 2 * Math.PI)
    ring.moveTo(x - arm, y)
    ring.lineTo(x + arm, y)
    if (adds) {
      ring.moveTo(x, y - arm)
      ring.lineTo(x, y + arm)
    }
    this.#stroke(ring)
  }

  #drawBox({ left, top, right, bottom }: Area): void {
    const from = toFrame(this.#view, { x: left, y: top })
    const to = toFrame(this.#view, { x: right, y: bottom })
    const box = new Path2D()
    box.rect(from.x, from.y, to.x - from.x, to.y - from.y)
    this.#stroke(box)
  }

  /** White in dark: seen on anything. */
  #stroke(shape: Path2D): void {
    for (const [width, color] of [
      [3.5, 'rgb(17 24 39 / 0.65)'],
      [1.5, '#ffffff'],
    ] as const) {
      this.#context.lineWidth = width
      this.#context.strokeStyle = color
      this.#context.stroke(shape)
    }
  }

  /** Pixels of the screen in pixels of the mask. */
  #length(pixels: number): number {
    return pixels / this.#view.scale
  }

  #size() {
    return { width: this.#canvas.clientWidth, height: this.#canvas.clientHeight }
  }

  #pixelRatio(): number {
    return Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1)
  }
}
