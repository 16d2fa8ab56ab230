import type { Point } from './mask.js'

/** How the picture lies in its frame: a point of the picture is at `point * scale + offset` of the frame. */
export interface View {
  /** Pixels of the frame for one of the picture. */
  scale: number
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** Room around the fitted picture, in pixels. */
const MARGIN = 16

/** How far the edge of a larger one may be moved into the frame, in pixels: out from under what lies over the corner. */
const SLACK = 80

/** Largest scale, unless the fitted picture is larger. */
const LARGEST_SCALE = 8

/** The whole picture, in the middle of the frame. */
export function fit(picture: Size, frame: Size): View {
  return settle({ scale: fittingScale(picture, frame), x: 0, y: 0 }, picture, frame)
}

/** Enlarges or shrinks about a point of the frame, which stays where it is as far as the bounds allow. */
export function zoom(view: View, factor: number, at: Point, picture: Size, frame: Size): View {
  const least = fittingScale(picture, frame)
  const scale = Math.min(Math.max(view.scale * factor, least), Math.max(LARGEST_SCALE, least))
  const ratio = scale / view.scale
  return settle(
    { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    picture,
    frame
  )
}

export function pan(view: View, dx: number, dy: number, picture: Size, frame: Size): View {
  return settle({ ...view, x: view.x + dx, y: view.y + dy }, picture, frame)
}

/** Moves the picture just as far as is needed for a point of it to be seen. */
export function reveal(view: View, point: Point, picture: Size, frame: Size): View {
  const { x, y } = toFrame(view, point)
  const dx = Math.max(0, MARGIN - x) + Math.min(0, frame.width - MARGIN - x)
  const dy = Math.max(0, MARGIN - y) + Math.min(0, frame.height - MARGIN - y)
  return dx === 0 && dy === 0 ? view : pan(view, dx, dy, picture, frame)
}

export function toPicture(view: View, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale }
}

export function toFrame(view: View, { x, y }: Point): Point {
  return { x: x * view.scale + view.x, y: y * view.scale + view.y }
}

function fittingScale(picture: Size, frame: Size): number {
  const width = Math.max(1, frame.width - 2 * MARGIN)
  const height = Math.max(1, frame.height - 2 * MARGIN)
  return Math.min(width / picture.width, height / picture.height)
}

/** Centres what is smaller than the frame and keeps the frame filled by what is larger. */
function settle({ scale, x, y }: View, picture: Size, frame: Size): View {
  return {
    scale,
    x: settleAxis(x, picture.width * scale, frame.width),
    y: settleAxis(y, picture.height * scale, frame.height),
  }
}

function settleAxis(offset: number, length: number, room: number): number {
  if (length <= room - 2 * MARGIN) return (room - length) / 2
  return Math.min(SLACK, Math.max(room - SLACK - length, offset))
}
