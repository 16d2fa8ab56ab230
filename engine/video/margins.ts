import type { Pose } from './camera_path.js'
import { scaleAt } from './camera_path.js'
import { FARTHEST, NEAREST } from './row_depth.js'
import type { Margins } from './stage.js'

/** Room beyond which the ground's edge is repeated, as a part of the frame's side. */
const MOST = 0.16
const STEPS = 60

/** The point of the frame that the camera goes towards. */
export interface Anchor {
  x: number
  y: number
}

/** How far the camera looks beyond the frame on each side during its whole path. */
export function marginsOf(
  path: (progress: number) => Pose,
  anchor: Anchor,
  frame: { width: number; height: number }
): Margins {
  const margins = { left: 0, top: 0, right: 0, bottom: 0 }
  for (let step = 0; step <= STEPS; step++) {
    const pose = path(step / STEPS)
    for (const depth of [FARTHEST, 1, NEAREST]) {
      const scale = scaleAt(pose, depth)
      const shiftX = pose.truckX * depth + pose.panX
      const shiftY = pose.truckY * depth + pose.panY
      const seen = (edge: number, at: number, shift: number) => at + (edge - at - shift) / scale
      margins.left = Math.max(margins.left, -seen(0, anchor.x, shiftX))
      margins.top = Math.max(margins.top, -seen(0, anchor.y, shiftY))
      margins.right = Math.max(margins.right, seen(frame.width, anchor.x, shiftX) - frame.width)
      margins.bottom = Math.max(margins.bottom, seen(frame.height, anchor.y, shiftY) - frame.height)
    }
  }
  const across = (value: number) => Math.min(MOST * frame.width, Math.ceil(value) + 3)
  const down = (value: number) => Math.min(MOST * frame.height, Math.ceil(value) + 3)
  return {
    left: across(margins.left),
    right: across(margins.right),
    top: down(margins.top),
    bottom: down(margins.bottom),
  }
}
