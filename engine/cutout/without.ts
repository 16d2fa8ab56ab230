import { mapPlane, type Plane } from '../image/raster.js'

/** The mask without some of its parts. */
export function without(mask: Plane, parts: Plane): Plane {
  return mapPlane(mask, (i) => (mask.data[i]! > 0 && parts.data[i] === 0 ? 1 : 0))
}
