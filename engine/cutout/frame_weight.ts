import type { LabPlanes } from '../image/color.js'
import { mapPlane, type Plane } from '../image/raster.js'
import { crossingTheFrame, SIDE } from './crossing.js'
import { crossingAPlainFrame } from './plain_frame.js'

/** The left and right sides, a little of top and bottom, without what reaches over them. */
export function frameWeight(lab: LabPlanes): Plane {
  const { width, height } = lab[0]
  const crossing = crossingAPlainFrame(lab) ?? crossingTheFrame(lab)
  return mapPlane(lab[0], (i) => {
    if (crossing.data[i]! > 0) return 0
    const x = (i % width) / width
    const y = Math.floor(i / width) / height
    if (x < SIDE || x > 1 - SIDE) return 1
    return y < SIDE / 2 || y > 1 - SIDE / 2 ? 0.5 : 0
  })
}
