import { findComponents } from '../../cutout/components.js'
import { mapPlane, type Plane } from '../../image/raster.js'
import { resizePlane } from '../../image/resample.js'
import { smoothstep } from '../light_planes.js'
import { halfOf, readPart, type Wanted } from './read_light.js'
import type { SetData, SetView } from './set_data.js'

/** Height above or below the floor, as a share of the camera's distance, up to which it is floor all the same, and from which it is none. */
const FLOOR = 0.03
const NO_FLOOR = 0.055

/**
 * Where the surface is seen that the product stands on, 0 to 1 at the picture's size: a shadow that is thrown beyond a podium's edge
 * or on a wall does not lie there as it does on the floor.
 */
export async function readFloor(set: SetData, view: SetView, wanted: Wanted): Promise<Plane> {
  // Half the size: the depths have no more.
  const width = Math.ceil(wanted.width / 2)
  const height = Math.ceil(wanted.height / 2)
  const { crop, mirrored } = wanted
  const path = `${set.folder}${view.files.depth}`
  const bytes = await readPart(path, { crop, mirrored, width, height }, halfOf(crop), 1)
  const { near, far } = view.depth
  const { pitch, focal, centre } = view.camera
  const down = (pitch * Math.PI) / 180
  // Nearness of the floor in a row of the view, in units of the camera's height.
  const floorAt = (row: number) => Math.sin(down) + ((row - centre[1]) / focal) * Math.cos(down)
  const seenAt = (i: number) => 1 / far + (bytes[i]! / 255) * (1 / near - 1 / far)
  const steep = floorAt(view.stand.y)
  const column = Math.round(((view.stand.x - crop.left) * width) / crop.width)
  const line = Math.round(((view.stand.y - crop.top) * height) / crop.height)
  const standing = Math.min(height - 1, line) * width + (mirrored ? width - 1 - column : column)
  const unit = seenAt(standing) / steep
  const flat = mapPlane({ width, height }, (i) => {
    const row = crop.top + ((Math.floor(i / width) + 0.5) * crop.height) / height
    const above = 1 - (floorAt(row) * unit) / seenAt(i)
    return smoothstep(NO_FLOOR, FLOOR, Math.abs(above) * steep)
  })
  // A wall crosses the floor's plane somewhere too, behind a podium's edge.
  const { labels } = findComponents(flat, (i) => flat.data[i]! > 0.05)
  const floor = mapPlane(flat, (i) => (labels[i] === labels[standing] ? flat.data[i]! : 0))
  return resizePlane(floor, wanted.width, wanted.height)
}
